import { PAYMENT_REASON_MAX_LENGTH, UNDO_REASON_MISSING } from '@lulus/api/contracts/payments'
import { ReasonDialog } from '@/components/reason-dialog'
import { useDecision } from '@/components/use-decision'
import type { Change } from '@/lib/query/change-meta'
import { formatRupiah } from '@/lib/format/numbers'

interface UndoDialogProps {
  payment: { id: number; amount: number }
  /** Whose payment it is, and what for. */
  description: string
  mutation: Change<unknown, { id: number; alasan: string }>
  onClose: () => void
}

/** Asks why a confirmation is taken back, and takes it back. */
export function UndoDialog({ payment, description, mutation, onClose }: UndoDialogProps) {
  const undo = useDecision(mutation, {
    overtaken: 'Konfirmasi ini tidak dapat dibatalkan',
    onSettled: onClose,
  })
  return (
    <ReasonDialog
      title="Batalkan konfirmasi"
      description={`${description} · ${formatRupiah(payment.amount)}`}
      field={{
        label: 'Alasan pembatalan',
        hint: 'Tercatat di Audit Log.',
        placeholder: 'Misalnya: salah klik.',
        maxLength: PAYMENT_REASON_MAX_LENGTH,
      }}
      missing={UNDO_REASON_MISSING}
      submitLabel="Batalkan Konfirmasi"
      isBusy={undo.isPending}
      onSubmit={(alasan) => undo.change({ id: payment.id, alasan })}
      onClose={onClose}
    >
      <p>
        Untuk salah klik: aksesnya dicabut dan pembayaran ini menunggu keputusan lagi. Hanya bisa
        selama aksesnya belum dipakai.
      </p>
    </ReasonDialog>
  )
}
