import { STAFF, type StaffRole } from '@lulus/api/contracts/capabilities'
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@lulus/api/contracts/accounts'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { RoleChoice } from '@/components/role-choice'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import { inviteMutation, type NewInvitation } from '@/features/admin-staff/api/staff'

interface InviteDialogProps {
  onInvited: (invitation: NewInvitation) => void
  onClose: () => void
}

/** Invites a person, with a role. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const { change, isPending, errorAt, failureBeside } = useChange(inviteMutation, {
    done: null,
    failed: null,
    onDone: ({ data }) => onInvited(data),
  })
  const [nama, setName] = useState('')
  const [email, setEmail] = useState('')
  const [peran, setRole] = useState<StaffRole>('Pengawas')

  return (
    <FormDialog
      title="Undang staf"
      description="Anda mendapat tautan sekali pakai untuk dikirim kepada orangnya. Ia membuat password-nya sendiri."
      submitLabel="Buat Tautan"
      isBusy={isPending}
      isDirty={nama !== '' || email !== ''}
      problem={failureBeside('nama', 'email')}
      onSubmit={() => change({ nama, email, peran })}
      onClose={onClose}
    >
      <Field label="Nama" error={errorAt('nama')} required>
        <Input
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
          value={nama}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Field>
      <Field label="Email" hint="Menjadi email akunnya." error={errorAt('email')} required>
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
    </FormDialog>
  )
}
