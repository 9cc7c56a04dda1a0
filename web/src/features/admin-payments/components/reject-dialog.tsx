import {
  REJECTION_REASON_MAX_LENGTH,
  REJECTION_REASON_MISSING,
} from '@lulus/api/contracts/payments'
import { ReasonDialog } from '@/components/reason-dialog'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import type { PaymentRow } from '@/features/admin-payments/api/payments'
import { formatRupiah } from '@/lib/format/numbers'

interface RejectDialogProps {
  payment: PaymentRow
  /** Sends the rejection. False keeps the dialog and its text. */
  onReject: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for the reason of a rejection, which the learner reads. */
export function RejectDialog({ payment, onReject, onClose }: RejectDialogProps) {
  const dialogs = useDialogs()
  return (
    <ReasonDialog
      formId="tolak-pembayaran"
      title="Tolak pembayaran"
      description={`${payment.User.nama} · ${payment.nama_paket} · ${formatRupiah(payment.amount)}`}
      field={{
        label: 'Alasan penolakan',
        hint: 'Peserta membaca alasan ini di halaman Paket Saya.',
        placeholder: 'Misalnya: nominal transfer tidak sesuai.',
        maxLength: REJECTION_REASON_MAX_LENGTH,
      }}
      missing={REJECTION_REASON_MISSING}
      onMissing={() => void dialogs.alert({ title: 'Dibatalkan', text: REJECTION_REASON_MISSING })}
      submitLabel="Tolak Pembayaran"
      onSubmit={onReject}
      onClose={onClose}
    />
  )
}
