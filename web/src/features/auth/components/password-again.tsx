import { ADMIN_REFUSAL } from '@lulus/api/contracts/refusals'
import { PASSWORD_AGAIN } from '@lulus/api/contracts/passwords'
import { useEffect, useRef, useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { useConfirmPassword } from '@/features/auth/api/account'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import { onRefusal } from '@/lib/api/refused-calls'
import { useSessionUser } from '@/lib/session/use-session'

/**
 * Asks for the password when the server requires it again, over the screen that made the call. The call waits and is
 * then repeated, so no input is lost. All waiting calls share one dialog.
 */
export function PasswordAgain() {
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([])
  const [isAsking, setAsking] = useState(false)

  useEffect(
    () =>
      onRefusal((error) => {
        if (!hasStatus(error, 403) || error.code !== ADMIN_REFUSAL.passwordNeeded) return false
        setAsking(true)
        return new Promise((resolve) => waiting.current.push(resolve))
      }),
    []
  )

  if (!isAsking) return null
  const settle = (isConfirmed: boolean) => {
    setAsking(false)
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed)
  }
  return <PasswordDialog onSettled={settle} />
}

interface PasswordDialogProps {
  /** True after the right password, false if the user cancels. */
  onSettled: (isConfirmed: boolean) => void
}

function PasswordDialog({ onSettled }: PasswordDialogProps) {
  const { nohp } = useSessionUser()
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useConfirmPassword()

  return (
    <FormDialog
      size="sm"
      title={PASSWORD_AGAIN}
      description="Tindakan ini penting, jadi kami pastikan dulu bahwa ini Anda. Berlaku untuk lima menit."
      submitLabel="Lanjutkan"
      isBusy={isPending}
      onSubmit={() => mutate(password, { onSuccess: () => onSettled(true) })}
      onClose={() => onSettled(false)}
    >
      <input type="text" autoComplete="username" readOnly hidden value={nohp} />
      <Field label="Password" error={error && messageOf(error)} required>
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
