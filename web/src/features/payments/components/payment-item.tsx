import { useId } from 'react'
import { PaperButton } from '@/components/paper-button'
import { PaymentStatusBadge } from '@/components/payment-status-badge'
import { Card } from '@/components/ui/card'
import { receiptMutation, type OwnPayment } from '@/features/payments/api/payments'
import { NextStep } from '@/features/payments/components/next-step'
import { ProofThumbnail } from '@/features/payments/components/proof-thumbnail'
import type { PaymentStep } from '@/features/payments/model/payment-step'
import { PROOF_REMOVED } from '@/lib/api/request-url'
import { formatDateTime } from '@/lib/format/date'
import { formatRupiah } from '@/lib/format/numbers'

interface PaymentItemProps {
  payment: OwnPayment
  step: PaymentStep
}

/** One payment: package, amount, status and next step. */
export function PaymentItem({ payment, step }: PaymentItemProps) {
  const { nama_paket: packageName, alasan_penolakan: reason } = payment
  const titleId = useId()

  return (
    <Card className="flex flex-col gap-4 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 items-start gap-4">
        {payment.buktiBayar === null ? (
          <p className="grid min-h-16 w-16 shrink-0 place-items-center rounded-sm border border-line bg-muted p-1 text-center text-xs text-ink-soft">
            {payment.dicatat ? 'Dicatat admin' : PROOF_REMOVED}
          </p>
        ) : (
          <ProofThumbnail file={payment.buktiBayar} packageName={packageName} />
        )}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={titleId} className="min-w-0 text-lg font-bold">
              {packageName}
            </h2>
            <PaymentStatusBadge status={payment.status} />
          </div>
          <p className="text-ink-soft tabular-nums">
            {formatRupiah(payment.amount)} ·{' '}
            <time dateTime={payment.createdAt}>{formatDateTime(payment.createdAt)}</time>
          </p>
          {reason && (
            <p className="mt-2">
              <span className="font-semibold text-danger">Alasan penolakan:</span> {reason}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
        <NextStep paketId={payment.paket_soal_id} step={step} titleId={titleId} />
        {payment.status === 'confirmed' && payment.amount > 0 && (
          <PaperButton mutation={receiptMutation} id={payment.id} size="sm" describedBy={titleId}>
            Kuitansi
          </PaperButton>
        )}
      </div>
    </Card>
  )
}
