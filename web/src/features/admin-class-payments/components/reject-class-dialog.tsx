import {
  REJECTION_REASON_MAX_LENGTH,
  REJECTION_REASON_MISSING,
} from '@lulus/api/contracts/payments'
import { ReasonDialog } from '@/components/reason-dialog'
import type { ClassPayment } from '@/features/admin-class-payments/api/class-payments'
import { formatRupiah } from '@/lib/format/numbers'

interface RejectClassDialogProps {
  payment: ClassPayment
  /** Sends the rejection; false keeps the dialog and its text. */
  onReject: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for the reason of a rejection, which other admins read. */
export function RejectClassDialog({ payment, onReject, onClose }: RejectClassDialogProps) {
  return (
    <ReasonDialog
      formId="tolak-pembayaran-kelas"
      title="Tolak pembayaran kelas"
      description={`Kelas ${payment.nama_kelas} · ${payment.nama_paket} · ${formatRupiah(payment.amount)}`}
      field={{
        label: 'Alasan penolakan',
        hint: 'Tampil di halaman pembayaran ini dan di Audit Log.',
        placeholder: 'Misalnya: nominal transfer tidak sesuai.',
        maxLength: REJECTION_REASON_MAX_LENGTH,
      }}
      missing={REJECTION_REASON_MISSING}
      submitLabel="Tolak Pembayaran"
      onSubmit={onReject}
      onClose={onClose}
    />
  )
}
