import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { Link } from '@/components/ui/link'
import { PageHeading } from '@/components/page/page-heading'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { useRegister } from '@/features/auth/api/register'
import {
  RegistrationForm,
  type RegistrationFailure,
  type RegistrationFields,
} from '@/features/auth/components/registration-form'
import { carriedIdentifier } from '@/features/auth/model/carried-identifier'
import { destinationAfterLogin } from '@/features/auth/model/destination'
import { messageOf } from '@/lib/api/api-error'
import { originOf } from '@/lib/origin'
import { paths } from '@/lib/paths'
import { useSession } from '@/lib/session/use-session'

export default function RegisterPage() {
  const session = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const { mutateAsync, isPending } = useRegister()
  const [failure, setFailure] = useState<RegistrationFailure | null>(null)

  if (session.status === 'user') {
    const destination = destinationAfterLogin(session.user.role, originOf(location.state))
    return <Navigate to={destination} replace />
  }

  const fail = async (message: string, cause?: unknown) => {
    setFailure({ message, cause })
    await dialogs.alert({ title: 'Gagal Register', text: message, tone: 'danger' })
  }

  const submit = async ({ confirmation, ...registration }: RegistrationFields) => {
    setFailure(null)
    if (registration.password !== confirmation) {
      return fail('Password dan konfirmasi password tidak sama!')
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
      await fail(messageOf(error, 'Terjadi kesalahan'), error)
    }
  }

  return (
    <>
      <PageHeading lead="Satu akun untuk membeli paket, mengerjakan simulasi, dan menyimpan skor.">
        Daftar
      </PageHeading>
      <RegistrationForm failure={failure} isPending={isPending} onSubmit={submit} />
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
