import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'

interface ConfirmPasswordDialogProps {
  /** The user's login name, for password managers. */
  account: string
  isPending: boolean
  error: string | undefined
  onConfirm: (password: string) => void
  onClose: () => void
}

/** Asks for the password before changing the email or phone number. */
export function ConfirmPasswordDialog({
  account,
  isPending,
  error,
  onConfirm,
  onClose,
}: ConfirmPasswordDialogProps) {
  const [password, setPassword] = useState('')

  return (
    <FormDialog
      size="sm"
      title="Masukkan password Anda"
      description="Nomor HP dan email dipakai untuk login, jadi perubahannya perlu password."
      submitLabel="Lanjutkan"
      isBusy={isPending}
      inPlace={false}
      onSubmit={() => onConfirm(password)}
      onClose={onClose}
    >
      <input type="text" autoComplete="username" readOnly hidden value={account} />
      <Field label="Password" error={error} required>
        <PasswordInput
          data-autofocus
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget: input }) => setPassword(input.value)}
        />
      </Field>
    </FormDialog>
  )
}
