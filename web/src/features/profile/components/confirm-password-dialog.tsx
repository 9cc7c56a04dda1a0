import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'

const FORM_ID = 'konfirmasi-password'

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

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) onConfirm(password)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      dismissable={!isPending}
      title="Masukkan password Anda"
      description="Nomor HP dan email dipakai untuk login, jadi perubahannya perlu password."
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form={FORM_ID} loading={isPending}>
            Lanjutkan
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit}>
        <input type="text" autoComplete="username" readOnly hidden value={account} />
        <Field label="Password" error={error} required>
          <PasswordInput
            data-autofocus
            autoComplete="current-password"
            value={password}
            onChange={({ currentTarget: input }) => setPassword(input.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
