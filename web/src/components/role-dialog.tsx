import { ROLES, type Role } from '@lulus/api/contracts/capabilities'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { RoleChoice } from '@/components/role-choice'
import { useChange } from '@/components/use-change'
import type { Change } from '@/lib/query/change-meta'

interface RoleDialogProps {
  person: { nama: string; nohp: string; role: Role }
  /** Saves the role. */
  mutation: Change<unknown, Role>
  onClose: () => void
}

/** Gives an account another role. */
export function RoleDialog({ person, mutation, onClose }: RoleDialogProps) {
  const [role, setRole] = useState(person.role)
  const { change, isPending, failure } = useChange(mutation, {
    done: null,
    failed: null,
    onDone: onClose,
  })

  return (
    <FormDialog
      size="sm"
      title="Ubah peran"
      description={`${person.nama} · ${person.nohp}`}
      submitLabel="Simpan Peran"
      isBusy={isPending}
      problem={failure}
      onSubmit={() => (role === person.role ? onClose() : change(role))}
      onClose={onClose}
    >
      <p>Peran baru berlaku setelah login lagi: akun ini keluar dari semua perangkat.</p>
      <RoleChoice roles={ROLES} chosen={role} onChoose={setRole} />
    </FormDialog>
  )
}
