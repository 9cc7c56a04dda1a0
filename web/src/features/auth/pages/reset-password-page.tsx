import { PASSWORD_MIN_LENGTH } from '@lulus/api/contracts/passwords'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { Link } from '@/components/ui/link'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { useChange } from '@/components/use-change'
import { resetPasswordMutation, type PasswordReset } from '@/features/auth/api/account'
import { carriedIdentifier, resetOfLink } from '@/features/auth/model/carried-identifier'
import { paths } from '@/lib/paths'
import { publishedPasswordFault } from '@/lib/validation/account'
import { ButtonAnchor } from '@/components/ui/button-link'
import { chatUrl } from '@/lib/chat-url'
import { useSettings } from '@/lib/settings/settings'

/** /reset-password: sets a new password with an admin's code. */
export default function ResetPasswordPage() {
  const { state, hash }: { state: unknown; hash: string } = useLocation()
  const navigate = useNavigate()
  const { change, isPending, errorAt, failureBeside } = useChange(resetPasswordMutation, {
    afterwards: (_answer, { identifier }) =>
      navigate(paths.login, { state: carriedIdentifier(state, identifier) }),
  })
  const { register, handleSubmit, control } = useForm<PasswordReset>({
    defaultValues: { ...resetOfLink(hash), newPassword: '' },
  })
  const newPassword = useWatch({ control, name: 'newPassword' })
  const failure = failureBeside('identifier', 'kode', 'newPassword')

  return (
    <>
      <PageHeading lead="Buat password baru dengan kode dari admin.">Lupa Password</PageHeading>
      <AskForCode />
      {/* The server reports missing fields. */}
      <form
        noValidate
        className="mt-6 grid gap-5"
        onSubmit={(event) => void handleSubmit(change)(event)}
      >
        <Field label="Email atau Nomor HP" error={errorAt('identifier')} required>
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
        <Field
          label="Kode dari Admin"
          hint="Berlaku 30 menit dan hanya sekali pakai."
          error={errorAt('kode')}
          required
        >
          <Input
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            className="tracking-widest uppercase"
            {...register('kode')}
          />
        </Field>
        <Field
          label="Password Baru"
          hint={`Minimal ${PASSWORD_MIN_LENGTH} karakter.`}
          error={errorAt('newPassword') ?? publishedPasswordFault(newPassword)}
          required
        >
          <PasswordInput
            subject="password baru"
            autoComplete="new-password"
            {...register('newPassword')}
          />
        </Field>
        {failure !== null && <Alert tone="danger">{failure}</Alert>}
        <Button type="submit" block size="lg" loading={isPending}>
          Simpan Password
        </Button>
      </form>
      <p className="mt-6 text-center text-ink-soft">
        Sudah ingat?{' '}
        <Link
          to={paths.login}
          state={state}
          className="font-semibold text-primary underline underline-offset-4"
        >
          Login
        </Link>
      </p>
    </>
  )
}

const MESSAGE =
  'Halo Admin, saya lupa password akun simulasi TOEFL dan butuh kode untuk membuat yang baru.'

/** Explains how to get a code for a forgotten password. */
function AskForCode() {
  const { nomorWa } = useSettings()

  return (
    <div className="mt-6 grid justify-items-start gap-3 rounded-md bg-primary-soft p-4">
      <p>
        Belum punya kode? Hubungi admin dari nomor HP yang terdaftar. Admin akan memberi Anda kode
        sekali pakai.
      </p>
      {nomorWa && (
        <ButtonAnchor variant="secondary" size="sm" href={chatUrl(nomorWa, MESSAGE)}>
          Minta kode lewat WhatsApp
        </ButtonAnchor>
      )}
    </div>
  )
}
