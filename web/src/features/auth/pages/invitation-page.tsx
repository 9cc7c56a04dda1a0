import { ROLE_TEXTS } from '@/components/role-texts'
import { PASSWORD_TOO_SHORT } from '@lulus/api/contracts/passwords'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { PageLoading } from '@/components/page/page-loading'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { invitationQuery, useAcceptInvitation } from '@/features/auth/api/invitation'
import { carriedIdentifier } from '@/features/auth/model/carried-identifier'
import { failureSentences } from '@/features/auth/model/failure-sentences'
import { fieldErrorOf, isToldAt, messageOf } from '@/lib/api/api-error'
import { paths } from '@/lib/paths'
import { phonePreview, publishedPasswordFault } from '@/lib/validation/account'

const FAILED = 'Terjadi kesalahan'
const UNREADABLE = 'Tautan undangan tidak lengkap. Minta admin mengirimnya lagi.'

/** /undangan#token: an invited staff member chooses a password. */
export default function InvitationPage() {
  const token = useLocation().hash.slice(1)
  const { data, error, isLoading } = useQuery({ ...invitationQuery(token), enabled: token !== '' })

  if (isLoading) return <PageLoading />
  if (!data) {
    return (
      <>
        <PageHeading>Undangan Staf</PageHeading>
        <Alert tone="danger" className="mt-6">
          {token === '' ? UNREADABLE : messageOf(error, FAILED)}
        </Alert>
      </>
    )
  }
  return (
    <>
      <PageHeading lead={`Anda diundang sebagai ${data.peran}: ${ROLE_TEXTS[data.peran]}`}>
        Undangan Staf
      </PageHeading>
      <AcceptForm token={token} nama={data.nama} email={data.email} />
    </>
  )
}

interface Fields {
  nama: string
  nohp: string
  password: string
}

function AcceptForm({ token, nama, email }: { token: string; nama: string; email: string }) {
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const accept = useAcceptInvitation()
  const { register, handleSubmit, control } = useForm<Fields>({
    defaultValues: { nama, nohp: '', password: '' },
  })
  const [nohp, password] = useWatch({ control, name: ['nohp', 'password'] })
  const phone = phonePreview(nohp)
  const errorOf = (name: keyof Fields | 'email') => fieldErrorOf(accept.error, name)

  const submit = handleSubmit(async (fields) => {
    try {
      const { message } = await accept.mutateAsync({ token, ...fields })
      await dialogs.success({ title: 'Berhasil', text: message })
      await navigate(paths.login, { replace: true, state: carriedIdentifier(null, email) })
    } catch (failure) {
      await dialogs.alert({
        tone: 'danger',
        title: 'Gagal',
        text: failureSentences(failure, FAILED),
      })
    }
  })

  return (
    // The server reports missing fields.
    <form noValidate className="mt-6 grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field label="Email" hint="Dipakai untuk login." error={errorOf('email')}>
        <Input readOnly autoComplete="username" value={email} />
      </Field>
      <Field label="Nama" error={errorOf('nama')} required>
        <Input autoComplete="name" autoCapitalize="words" {...register('nama')} />
      </Field>
      <Field
        label="Nomor HP"
        hint={phone ? `Tersimpan sebagai ${phone}.` : 'Nomor WhatsApp yang aktif.'}
        error={errorOf('nohp')}
        required
      >
        <Input type="tel" inputMode="tel" autoComplete="tel" {...register('nohp')} />
      </Field>
      <Field
        label="Password"
        hint={PASSWORD_TOO_SHORT}
        error={errorOf('password') ?? publishedPasswordFault(password)}
        required
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      {accept.error && !isToldAt(accept.error, ['email', 'nama', 'nohp', 'password']) && (
        <Alert tone="danger">{messageOf(accept.error, FAILED)}</Alert>
      )}
      <Button type="submit" block size="lg" loading={accept.isPending}>
        Buat Akun
      </Button>
    </form>
  )
}
