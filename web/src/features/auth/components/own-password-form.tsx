import { PASSWORD_MIN_LENGTH } from '@lulus/api/contracts/passwords'
import { useState, type SubmitEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import type { useOwnPassword } from '@/features/auth/api/account'
import { messageOf } from '@/lib/api/api-error'
import { fieldErrorOf, isShownAt } from '@/lib/api/field-errors'
import { publishedPasswordFault } from '@/lib/validation/account'

export const OWN_PASSWORD_TITLE = 'Buat password baru'
export const OWN_PASSWORD_TEXT =
  'Password di kartu hanya untuk login pertama. Pilih password yang hanya Anda ketahui.'

const FIELD = 'newPassword'

interface OwnPasswordFormProps {
  id: string
  choose: ReturnType<typeof useOwnPassword>
  /** Called after signing in. */
  onSignedIn: () => void
}

/** The field for a new password that replaces a card's. Its button is outside. */
export function OwnPasswordForm({ id, choose, onSignedIn }: OwnPasswordFormProps) {
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = choose

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) mutate(password, { onSuccess: onSignedIn })
  }

  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={submit}>
      <Field
        label="Password Baru"
        hint={`Minimal ${PASSWORD_MIN_LENGTH} karakter. Ingat baik-baik: password di kartu tidak berlaku lagi.`}
        error={fieldErrorOf(error, FIELD) ?? publishedPasswordFault(password)}
        required
      >
        <PasswordInput
          data-autofocus
          subject="password baru"
          autoComplete="new-password"
          value={password}
          onChange={({ currentTarget: input }) => setPassword(input.value)}
        />
      </Field>
      {error && !isShownAt(error, [FIELD]) && <Alert tone="danger">{messageOf(error)}</Alert>}
    </form>
  )
}
