import { ACTION_REASON, ACTION_REASON_MISSING } from '@lulus/api/contracts/interventions'
import { ReasonDialog } from '@/components/reason-dialog'
import { useChange } from '@/components/use-change'
import { declineErasureMutation } from '@/features/admin-users/api/erasure'
import type { Person } from '@/features/admin-users/api/person'

interface DeclineErasureDialogProps {
  person: Pick<Person, 'id' | 'nama' | 'nohp'>
  onClose: () => void
}

/** Declines a learner's wish to be erased. */
export function DeclineErasureDialog({ person, onClose }: DeclineErasureDialogProps) {
  const { change, isPending } = useChange(declineErasureMutation(person.id), {
    inPlace: true,
    onDone: onClose,
    done: null,
  })
  return (
    <ReasonDialog
      title="Tolak permintaan hapus akun"
      description={`${person.nama} · ${person.nohp}`}
      field={{
        label: 'Alasan',
        hint: 'Dibaca peserta dan dicatat di Audit Log.',
        placeholder: 'Misalnya: masih ada pembayaran yang sedang diproses.',
        maxLength: ACTION_REASON.max,
      }}
      missing={ACTION_REASON_MISSING}
      submitLabel="Tolak Permintaan"
      isBusy={isPending}
      onSubmit={change}
      onClose={onClose}
    />
  )
}
