import { lazy, Suspense, useEffect, useState, type SubmitEvent } from 'react'
import { useForm, type UseFormRegister } from 'react-hook-form'
import { Navigate, useLocation } from 'react-router-dom'
import { Link } from '@/components/ui/link'
import { PageHeading } from '@/components/page/page-heading'
import { PageLoading } from '@/components/page/page-loading'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import {
  isCodeNeeded,
  isOwnPasswordNeeded,
  useLogin,
  type Credentials,
} from '@/features/auth/api/account'
import { identifierOf, numberOfCard, numberOfScan } from '@/features/auth/model/carried-identifier'
import { destinationAfterLogin, isBarred } from '@/features/auth/model/destination'
import { messageOf } from '@/lib/api/api-error'
import { fieldErrorOf, isShownAt } from '@/lib/api/field-errors'
import { useIsStarted } from '@/lib/browser/use-is-started'
import { originOf, reasonOf, type LoginReason } from '@/lib/origin'
import { paths } from '@/lib/paths'
import { useSessionOnceStarted } from '@/lib/session/use-session'
import { keptPages } from '@/lib/storage/stored-screen'
import { platform } from '@/platform/platform'

// Rarely needed.
const LoginCodeDialog = lazy(() => import('@/features/auth/components/login-code-dialog'))
const OwnPasswordScreen = lazy(() => import('@/features/auth/components/own-password-screen'))

/** The explanation for each reason a guard redirected here. */
const REASONS: Record<LoginReason, string> = {
  required: 'Silakan login untuk membuka halaman itu.',
  ended: 'Sesi Anda telah berakhir. Setelah login, Anda kembali ke halaman tadi.',
}

export default function LoginPage() {
  const session = useSessionOnceStarted()
  useForgetKeptPages(session.status === 'visitor')
  const location = useLocation()
  const { login, signIn, needsCode, setNeedsCode, ownPassword, setOwnPassword } = useSignIn()
  const { register, handleSubmit, setValue, setFocus } = useForm<Credentials>({
    // Input typed before the app started stays, because no value here replaces it.
    defaultValues: { identifier: identifierOf(location.state) || numberOfCard(location.hash) },
  })

  /** A reader of codes ends with Enter, before there is a password. */
  const submit = async ({ identifier, password }: Credentials) => {
    const scanned = numberOfScan(identifier)
    if (scanned !== undefined) setValue('identifier', scanned)
    if (scanned !== undefined && password === '') setFocus('password')
    else await signIn({ identifier: scanned ?? identifier, password })
  }

  const origin = originOf(location.state)
  const reason = reasonOf(location.state)
  const role = session.status === 'user' ? session.user.role : null
  // A user without access to a screen may sign in with another account.
  const isTurnedAway = role !== null && origin !== null && isBarred(role, origin)
  if (role !== null && (!isTurnedAway || login.isSuccess || ownPassword === 'chosen')) {
    return (
      <>
        <Navigate to={destinationAfterLogin(role, origin)} replace />
        <PageLoading />
      </>
    )
  }

  if (ownPassword !== null) {
    return (
      <Suspense fallback={<PageLoading />}>
        <OwnPasswordScreen
          onSignedIn={() => setOwnPassword('chosen')}
          onGiveUp={() => setOwnPassword(null)}
        />
      </Suspense>
    )
  }

  return (
    <>
      <PageHeading lead="Masuk dengan email atau nomor HP yang terdaftar.">Login</PageHeading>
      {isTurnedAway && (
        <Alert tone="warning" className="mt-6">
          Halaman itu hanya untuk admin. Login dengan akun lain untuk membukanya.
        </Alert>
      )}
      {role === null && reason !== null && <Alert className="mt-6">{REASONS[reason]}</Alert>}
      <LoginForm register={register} login={login} onSubmit={handleSubmit(submit)} />
      {needsCode && (
        <Suspense>
          <LoginCodeDialog
            onOwnPasswordNeeded={() => {
              setNeedsCode(false)
              setOwnPassword('needed')
            }}
            onClose={() => setNeedsCode(false)}
          />
        </Suspense>
      )}
      {platform.hasScreen(paths.register) && <RegisterHint />}
    </>
  )
}

/** Sends a login, and holds what it needs beyond the password. */
function useSignIn() {
  const dialogs = useDialogs()
  const login = useLogin()
  const [needsCode, setNeedsCode] = useState(false)
  const [ownPassword, setOwnPassword] = useState<'needed' | 'chosen' | null>(null)

  const signIn = async (credentials: Credentials) => {
    try {
      await dialogs.during(
        { title: 'Logging in...', text: 'Mohon tunggu sebentar' },
        login.mutateAsync(credentials)
      )
    } catch (error) {
      if (isCodeNeeded(error)) {
        login.reset()
        setNeedsCode(true)
        return
      }
      if (isOwnPasswordNeeded(error)) {
        login.reset()
        setOwnPassword('needed')
        return
      }
      await dialogs.alert({
        tone: 'danger',
        title: 'Login Gagal',
        text: messageOf(error),
      })
    }
  }

  return { login, signIn, needsCode, setNeedsCode, ownPassword, setOwnPassword }
}

interface LoginFormProps {
  register: UseFormRegister<Credentials>
  login: ReturnType<typeof useLogin>
  onSubmit: (event: SubmitEvent) => Promise<void>
}

function LoginForm({ register, login, onSubmit }: LoginFormProps) {
  const { state } = useLocation()
  const isStarted = useIsStarted()

  return (
    // The server reports missing fields.
    <form noValidate className="mt-8 grid gap-5" onSubmit={(event) => void onSubmit(event)}>
      <Field label="Email atau Nomor HP" error={fieldErrorOf(login.error, 'identifier')} required>
        <Input
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...register('identifier')}
        />
      </Field>
      <Field label="Password" error={fieldErrorOf(login.error, 'password')} required>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {platform.hasScreen(paths.resetPassword) && (
        <Link
          to={paths.resetPassword}
          state={state}
          className="-my-2 justify-self-end py-1 text-sm font-semibold text-primary underline underline-offset-4"
        >
          Lupa password?
        </Link>
      )}
      {login.error && !isShownAt(login.error, ['identifier', 'password']) && (
        <Alert tone="danger">{messageOf(login.error)}</Alert>
      )}
      <Button type="submit" block size="lg" loading={login.isPending} disabled={!isStarted}>
        Login
      </Button>
    </form>
  )
}

function RegisterHint() {
  const { state } = useLocation()
  return (
    <p className="mt-6 text-center text-ink-soft">
      Belum punya akun?{' '}
      <Link
        to={paths.register}
        state={state}
        className="font-semibold text-primary underline underline-offset-4"
      >
        Daftar
      </Link>
    </p>
  )
}

/** What a learner read on this device is for that learner alone, whose login has ended. */
function useForgetKeptPages(isVisitor: boolean) {
  useEffect(() => {
    if (!isVisitor || keptPages().length === 0) return
    void import('@/lib/offline/kept-contents').then(({ forgetKeptPages }) => forgetKeptPages())
  }, [isVisitor])
}
