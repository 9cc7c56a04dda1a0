import {
  NEW_PASSWORD_TOO_SHORT,
  PASSWORDS_MISSING,
  PASSWORD_CHANGED,
  PASSWORD_MIN_LENGTH,
} from '@lulus/api/contracts/passwords'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { useUpdatePassword } from '@/features/profile/api/profile'
import { hasStatus, messageOf, fieldErrorOf } from '@/lib/api/api-error'
import { useSessionUser } from '@/lib/session/use-session'
import { publishedPasswordFault } from '@/lib/validation/account'

const FORM_ID = 'ubah-password'

/** Changes the password. After a refusal the dialog and its input stay. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { nohp } = useSessionUser()
  const dialogs = useDialogs()
  const { mutateAsync, isPending, error } = useUpdatePassword()
  const [oldPassword, setOldPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const errorOf = (name: string) => fieldErrorOf(error, name)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const fault = faultOf(oldPassword, newPassword)
    if (fault) return dialogs.alert({ ...fault, tone: 'warning' })
    try {
      await mutateAsync({ oldPassword, newPassword })
    } catch (failure) {
      // A lost session redirects to /login.
      if (hasStatus(failure, 401)) return
      return dialogs.alert({
        tone: 'danger',
        title: 'Gagal',
        text: messageOf(failure, 'Terjadi kesalahan saat memperbarui password.'),
      })
    }
    onClose()
    await dialogs.success({ title: 'Berhasil!', text: PASSWORD_CHANGED })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      dismissable={!isPending}
      title="Ubah Password"
      description="Perangkat lain yang sedang login akan keluar."
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form={FORM_ID} loading={isPending}>
            Simpan Password
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <input type="text" autoComplete="username" readOnly hidden value={nohp} />
        <Field label="Password Lama" error={errorOf('oldPassword')} required>
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
          error={errorOf('newPassword') ?? publishedPasswordFault(newPassword)}
          required
        >
          <PasswordInput
            subject="password baru"
            autoComplete="new-password"
            value={newPassword}
            onChange={({ currentTarget: input }) => setNewPassword(input.value)}
          />
        </Field>
      </form>
    </Dialog>
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
