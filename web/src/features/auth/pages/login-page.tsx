import { useForm } from 'react-hook-form'
import { Navigate, useLocation } from 'react-router-dom'
import { Link } from '@/components/ui/link'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { useLogin, type Credentials } from '@/features/auth/api/login'
import { identifierOf } from '@/features/auth/model/carried-identifier'
import { destinationAfterLogin, isBarred } from '@/features/auth/model/destination'
import { messageOf } from '@/lib/api/api-error'
import { fieldErrorOf, isToldAt } from '@/lib/api/field-error'
import { originOf } from '@/lib/origin'
import { paths } from '@/lib/paths'
import { useSession } from '@/lib/session/use-session'
import { platform } from '@/platform/platform'

const FAILED = 'Terjadi kesalahan'

export default function LoginPage() {
  const session = useSession()
  const location = useLocation()
  const dialogs = useDialogs()
  const login = useLogin()
  const { register, handleSubmit } = useForm<Credentials>({
    defaultValues: { identifier: identifierOf(location.state), password: '' },
  })

  const origin = originOf(location.state)
  const role = session.status === 'user' ? session.user.role : null
  // Whoever is sent here from a screen that isn't for them may sign in as somebody else.
  const isTurnedAway = role !== null && origin !== null && isBarred(role, origin)
  if (role !== null && (!isTurnedAway || login.isSuccess)) {
    return <Navigate to={destinationAfterLogin(role, origin)} replace />
  }

  const submit = handleSubmit(async (credentials) => {
    try {
      await dialogs.during(
        { title: 'Logging in...', text: 'Mohon tunggu sebentar' },
        login.mutateAsync(credentials)
      )
    } catch (error) {
      await dialogs.alert({
        tone: 'danger',
        title: 'Login Gagal',
        text: messageOf(error, FAILED),
      })
    }
  })

  return (
    <>
      <PageHeading lead="Masuk dengan email atau nomor HP yang terdaftar.">Login</PageHeading>
      {isTurnedAway && (
        <Alert tone="warning" className="mt-6">
          Halaman itu hanya untuk admin. Login dengan akun lain untuk membukanya.
        </Alert>
      )}
      {/* Which fields must be filled in is the server's answer. */}
      <form noValidate className="mt-8 grid gap-5" onSubmit={(event) => void submit(event)}>
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
            state={location.state}
            className="-my-2 justify-self-end py-1 text-sm font-semibold text-primary underline underline-offset-4"
          >
            Lupa password?
          </Link>
        )}
        {login.error && !isToldAt(login.error, ['identifier', 'password']) && (
          <Alert tone="danger">{messageOf(login.error, FAILED)}</Alert>
        )}
        <Button type="submit" block size="lg" loading={login.isPending}>
          Login
        </Button>
      </form>
      {platform.hasScreen(paths.register) && (
        <p className="mt-6 text-center text-ink-soft">
          Belum punya akun?{' '}
          <Link
            to={paths.register}
            state={location.state}
            className="font-semibold text-primary underline underline-offset-4"
          >
            Daftar
          </Link>
        </p>
      )}
    </>
  )
}
