import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { IDENTITY_TAKEN } from '@lulus/api/contracts/refusals'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { PageHeading } from '@/components/page/page-heading'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { useRegister, type Registration } from '@/features/auth/api/account'
import {
  RegistrationForm,
  type RegistrationFailure,
  type RegistrationFields,
} from '@/features/auth/components/registration-form'
import { carriedIdentifier } from '@/features/auth/model/carried-identifier'
import { destinationAfterLogin } from '@/features/auth/model/destination'
import { failureSentences } from '@/features/auth/model/failure-sentences'
import { registrationProblems } from '@/features/auth/model/registration-problems'
import { hasStatus } from '@/lib/api/api-error'
import { fieldErrorOf } from '@/lib/api/field-errors'
import { originOf } from '@/lib/origin'
import { paths } from '@/lib/paths'
import { useSession } from '@/lib/session/use-session'

interface Taken {
  /** The phone number or email that already has an account, as typed. */
  taken?: string | null
}

export default function RegisterPage() {
  const session = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const { mutateAsync, isPending } = useRegister()
  const [failure, setFailure] = useState<(RegistrationFailure & Taken) | null>(null)
  const taken = failure?.taken ?? null

  if (session.status === 'user') {
    const destination = destinationAfterLogin(session.user.role, originOf(location.state))
    return <Navigate to={destination} replace />
  }

  const fail = async (failed: RegistrationFailure & Taken) => {
    setFailure(failed)
    await dialogs.alert({ title: 'Gagal Register', text: failed.message, tone: 'danger' })
  }

  const submit = async ({ confirmation, ...registration }: RegistrationFields) => {
    setFailure(null)
    if (registration.password !== confirmation) {
      return fail({
        message: 'Password dan konfirmasi password tidak sama!',
        problems: registrationProblems(registration),
      })
    }
    try {
      const { message } = await dialogs.during(
        { title: 'Registering...', text: 'Mohon tunggu sebentar' },
        mutateAsync(registration)
      )
      await dialogs.success({ title: 'Berhasil', text: message })
      const state = carriedIdentifier(location.state, registration.email)
      await navigate(paths.login, { state })
    } catch (error) {
      await fail({
        message: failureSentences(error),
        cause: error,
        taken: takenIdentity(error, registration),
      })
    }
  }

  return (
    <>
      <PageHeading lead="Satu akun untuk membeli paket, mengerjakan simulasi, dan menyimpan skor.">
        Daftar
      </PageHeading>
      <RegistrationForm failure={failure} isPending={isPending} onSubmit={submit}>
        {taken !== null && <AccountExists loginState={carriedIdentifier(location.state, taken)} />}
      </RegistrationForm>
      <p className="mt-6 text-center text-ink-soft">
        Sudah punya akun?{' '}
        <Link
          to={paths.login}
          state={location.state}
          className="font-semibold text-primary underline underline-offset-4"
        >
          Login
        </Link>
      </p>
    </>
  )
}

/** Suggests to sign in to the account that already has the phone number or email. */
function AccountExists({ loginState }: { loginState: unknown }) {
  return (
    <Alert
      tone="warning"
      title="Akun dengan data itu sudah ada."
      action={
        <ButtonLink variant="secondary" size="sm" to={paths.login} state={loginState}>
          Login dengan akun itu
        </ButtonLink>
      }
    >
      Jika itu akun Anda, Anda tidak perlu mendaftar lagi.
    </Alert>
  )
}

/** Which of the two already has an account, or null after another failure. */
function takenIdentity(error: unknown, { nohp, email }: Registration): string | null {
  if (!hasStatus(error, 422) || error.code !== IDENTITY_TAKEN) return null
  return fieldErrorOf(error, 'nohp') === undefined ? email : nohp
}
