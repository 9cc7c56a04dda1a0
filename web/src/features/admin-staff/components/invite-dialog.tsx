import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@lulus/api/contracts/accounts'
import { STAFF, type StaffRole } from '@lulus/api/contracts/capabilities'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { RoleChoice } from '@/components/role-choice'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { inviteMutation, type NewInvitation } from '@/features/admin-staff/api/staff'
import { fieldErrorOf, isToldAt, messageOf } from '@/lib/api/api-error'
import { isKnownFailure } from '@/lib/session/known-failure'
import { useReloginInPlace } from '@/lib/session/relogin'

const FORM_ID = 'undang-staf'

interface InviteDialogProps {
  onInvited: (invitation: NewInvitation) => void
  onClose: () => void
}

/** Invites a person, with a role. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const invite = useMutation(inviteMutation)
  const [nama, setName] = useState('')
  const [email, setEmail] = useState('')
  const [peran, setRole] = useState<StaffRole>('Pengawas')
  const close = useCloseGuard(nama !== '' || email !== '', onClose)
  useReloginInPlace()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (invite.isPending) return
    invite.mutate({ nama, email, peran }, { onSuccess: ({ data }) => onInvited(data) })
  }
  const { error } = invite

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissable={!invite.isPending}
      title="Undang staf"
      description="Anda mendapat tautan sekali pakai untuk dikirim kepada orangnya. Ia membuat password-nya sendiri."
      footer={
        <>
          <Button variant="secondary" disabled={invite.isPending} onClick={close}>
            Batal
          </Button>
          <Button type="submit" form={FORM_ID} loading={invite.isPending}>
            Buat Tautan
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className="grid gap-5" onSubmit={submit}>
        <Field label="Nama" error={fieldErrorOf(error, 'nama')} required>
          <Input
            maxLength={NAME_MAX_LENGTH}
            autoComplete="off"
            value={nama}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
        <Field
          label="Email"
          hint="Menjadi email akunnya."
          error={fieldErrorOf(error, 'email')}
          required
        >
          <Input
            type="email"
            maxLength={EMAIL_MAX_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </Field>
        <RoleChoice roles={STAFF} chosen={peran} onChoose={setRole} />
        {error && !isKnownFailure(error) && !isToldAt(error, ['nama', 'email']) && (
          <Alert tone="danger">{messageOf(error, 'Terjadi kesalahan')}</Alert>
        )}
      </form>
    </Dialog>
  )
}
