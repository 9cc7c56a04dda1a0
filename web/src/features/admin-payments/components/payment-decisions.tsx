import { Button } from '@/components/ui/button'
import type { PaymentRow } from '@/features/admin-payments/api/payments'

export interface PaymentActions {
  decidingId: number | null
  /** @param proof the file name of the payment's proof */
  onViewProof: (payment: PaymentRow, proof: string) => void
  onConfirm: (payment: PaymentRow) => void
  onReject: (payment: PaymentRow) => void
}

interface PaymentDecisionsProps extends PaymentActions {
  payment: PaymentRow
  /** Id of the element with the buyer's name. */
  describedBy: string
}

/** The buttons for deciding on a payment, or the reason after a rejection. */
export function PaymentDecisions({
  payment,
  describedBy,
  decidingId,
  onConfirm,
  onReject,
}: PaymentDecisionsProps) {
  if (payment.alasanPenolakan) {
    return <p className="text-ink-soft">Alasan: {payment.alasanPenolakan}</p>
  }
  if (payment.status !== 'pending') return null
  const isDeciding = decidingId === payment.id

  return (
    <div className="flex w-full gap-1.5 max-sm:mt-2 max-sm:[&>*]:flex-1">
      <Button
        size="sm"
        loading={isDeciding}
        aria-describedby={describedBy}
        onClick={() => onConfirm(payment)}
      >
        Konfirmasi
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={isDeciding}
        aria-describedby={describedBy}
        onClick={() => onReject(payment)}
      >
        Tolak
      </Button>
    </div>
  )
}
