import { PaymentStatusBadge } from '@/components/payment-status-badge'
import { Badge } from '@/components/ui/badge'
import type { PaymentRow } from '@/features/admin-payments/api/payments'
import { formatDateTime } from '@/lib/format/date'
import { formatRupiah } from '@/lib/format/numbers'

/** The status of a payment: who decided it and when, and what was paid back. */
export function PaymentState({ payment }: { payment: PaymentRow }) {
  const { status, keputusan: decision, dikembalikan: refunded, amount } = payment
  return (
    <div className="grid justify-items-start gap-1 max-sm:justify-items-end">
      <PaymentStatusBadge status={status} />
      {decision && (
        <span className="text-sm text-ink-soft max-sm:text-right">
          oleh {decision.nama},{' '}
          <time dateTime={decision.waktu}>{formatDateTime(decision.waktu)}</time>
        </span>
      )}
      {refunded > 0 && (
        <Badge>
          {refunded < amount ? `Dikembalikan ${formatRupiah(refunded)}` : 'Dana dikembalikan'}
        </Badge>
      )}
    </div>
  )
}
