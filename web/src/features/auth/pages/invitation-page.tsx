import { ROLE_TEXTS } from '@/components/role-texts'
import { PASSWORD_TOO_SHORT } from '@lulus/api/contracts/passwords'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { PageLoading } from '@/components/page/page-loading'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { useChange } from '@/components/use-change'
import { acceptInvitationMutation, invitationQuery } from '@/features/auth/api/invitation'
import { carriedIdentifier } from '@/features/auth/model/carried-identifier'
import { failureSentences } from '@/features/auth/model/failure-sentences'
import { messageOf } from '@/lib/api/api-error'
import { paths } from '@/lib/paths'
import { phonePreview, publishedPasswordFault } from '@/lib/validation/account'

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
          {token === '' ? UNREADABLE : messageOf(error)}
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
  const { change, isPending, errorAt, failureBeside } = useChange(acceptInvitationMutation, {
    failed: (error) => ({ text: failureSentences(error) }),
    afterwards: () =>
      navigate(paths.login, { replace: true, state: carriedIdentifier(null, email) }),
  })
  const { register, handleSubmit, control } = useForm<Fields>({
    defaultValues: { nama, nohp: '', password: '' },
  })
  const [nohp, password] = useWatch({ control, name: ['nohp', 'password'] })
  const phone = phonePreview(nohp)
  const failure = failureBeside('email', 'nama', 'nohp', 'password')

  return (
    // The server reports missing fields.
    <form
      noValidate
      className="mt-6 grid gap-5"
      onSubmit={(event) => void handleSubmit((fields) => change({ token, ...fields }))(event)}
    >
      <Field label="Email" hint="Dipakai untuk login." error={errorAt('email')}>
        <Input readOnly autoComplete="username" value={email} />
      </Field>
      <Field label="Nama" error={errorAt('nama')} required>
        <Input autoComplete="name" autoCapitalize="words" {...register('nama')} />
      </Field>
      <Field
        label="Nomor HP"
        hint={phone ? `Tersimpan sebagai ${phone}.` : 'Nomor WhatsApp yang aktif.'}
        error={errorAt('nohp')}
        required
      >
        <Input type="tel" inputMode="tel" autoComplete="tel" {...register('nohp')} />
      </Field>
      <Field
        label="Password"
        hint={PASSWORD_TOO_SHORT}
        error={errorAt('password') ?? publishedPasswordFault(password)}
        required
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
      <Button type="submit" block size="lg" loading={isPending}>
        Buat Akun
      </Button>
    </form>
  )
}
