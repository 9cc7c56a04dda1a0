import {
  NEW_PASSWORD_TOO_SHORT,
  PASSWORDS_MISSING,
  PASSWORD_MIN_LENGTH,
} from '@lulus/api/contracts/passwords'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { useChange } from '@/components/use-change'
import { updatePasswordMutation } from '@/features/profile/api/profile'
import { useSessionUser } from '@/lib/session/use-session'
import { publishedPasswordFault } from '@/lib/validation/account'

/** Changes the password. After a refusal the dialog and its input stay. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { nohp } = useSessionUser()
  const dialogs = useDialogs()
  const { change, isPending, errorAt } = useChange(updatePasswordMutation(nohp), {
    onDone: onClose,
  })
  const [oldPassword, setOldPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')

  const submit = () => {
    const fault = faultOf(oldPassword, newPassword)
    if (fault) void dialogs.alert({ ...fault, tone: 'warning' })
    else change({ oldPassword, newPassword })
  }

  return (
    <FormDialog
      size="sm"
      title="Ubah Password"
      description="Perangkat lain yang sedang login akan keluar."
      submitLabel="Simpan Password"
      isBusy={isPending}
      inPlace={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <input type="text" autoComplete="username" readOnly hidden value={nohp} />
      <Field label="Password Lama" error={errorAt('oldPassword')} required>
        <PasswordInput
          subject="password lama"
          autoComplete="current-password"
          value={oldPassword}
          onChange={({ currentTarget: input }) => setOldPassword(input.value)}
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
          value={newPassword}
          onChange={({ currentTarget: input }) => setNewPassword(input.value)}
        />
      </Field>
    </FormDialog>
  )
}

/** The error before sending (product-spec section 5), or null. */
function faultOf(oldPassword: string, newPassword: string) {
  if (oldPassword === '' || newPassword === '') {
    return { title: 'Lengkapi Data', text: PASSWORDS_MISSING }
  }
  if (newPassword.length < PASSWORD_MIN_LENGTH) {
    return { title: 'Password Terlalu Pendek', text: NEW_PASSWORD_TOO_SHORT }
  }
  const published = publishedPasswordFault(newPassword)
  if (published) return { title: 'Password Tidak Aman', text: published }
  return null
}
