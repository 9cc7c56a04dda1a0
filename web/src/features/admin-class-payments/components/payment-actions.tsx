import { PaperButton } from '@/components/paper-button'
import { Button } from '@/components/ui/button'
import {
  classReceiptMutation,
  invoiceMutation,
  type ClassPayment,
} from '@/features/admin-class-payments/api/class-payments'
import type { useDecideClassPayment } from '@/features/admin-class-payments/use-decide-class-payment'

export type PaymentDialog = 'amount' | 'proof' | 'reject' | 'undo' | 'refund'

interface PaymentActionsProps {
  payment: ClassPayment
  decide: ReturnType<typeof useDecideClassPayment>
  onOpen: (dialog: PaymentDialog) => void
}

/** What an admin can do with an undecided class payment, and why it can't be confirmed yet. */
export function PaymentActions({ payment, decide, onOpen }: PaymentActionsProps) {
  const { buktiBayar: proof, halanganKonfirmasi: obstacle } = payment

  return (
    <>
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-1">
        <Button
          loading={decide.isPending}
          unavailable={proof === null || obstacle !== null}
          onClick={() => decide.change({ payment, status: 'confirmed' })}
        >
          Konfirmasi
        </Button>
        <Button variant="secondary" disabled={decide.isPending} onClick={() => onOpen('reject')}>
          Tolak
        </Button>
        <Button variant="secondary" onClick={() => onOpen('proof')}>
          {proof === null ? 'Unggah Bukti' : 'Ganti Bukti'}
        </Button>
        <Button variant="secondary" onClick={() => onOpen('amount')}>
          Ubah Jumlah
        </Button>
        <PaperButton mutation={invoiceMutation} id={payment.id}>
          Unduh Faktur
        </PaperButton>
      </div>
      {obstacle !== null && <p className="text-sm text-ink-soft">{obstacle}</p>}
      {obstacle === null && proof === null && (
        <p className="text-sm text-ink-soft">
          Pembayaran dapat dikonfirmasi setelah buktinya diunggah.
        </p>
      )}
    </>
  )
}

/** What an admin can do with a confirmed class payment: its receipt, and what can be corrected. */
export function ConfirmedActions({
  payment,
  onOpen,
}: Pick<PaymentActionsProps, 'payment' | 'onOpen'>) {
  const { id, amount, dikembalikan: refunded } = payment
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-1">
      {amount > 0 && (
        <PaperButton mutation={classReceiptMutation} id={id}>
          Unduh Kuitansi
        </PaperButton>
      )}
      {refunded === 0 && (
        <Button variant="secondary" onClick={() => onOpen('undo')}>
          Batalkan Konfirmasi
        </Button>
      )}
      {refunded < amount && (
        <Button variant="secondary" onClick={() => onOpen('refund')}>
          Kembalikan Dana
        </Button>
      )}
    </div>
  )
}
