import { PAYMENT_WAY_LABELS } from '@lulus/api/contracts/payments'
import { PaymentStatusBadge } from '@/components/payment-status-badge'
import { Badge } from '@/components/ui/badge'
import type { PaymentRow } from '@/features/admin-payments/api/payments'
import { SameProofs } from '@/components/same-proofs'
import type { Outcome } from '@/features/admin-payments/model/review'
import { formatDateTime } from '@/lib/format/date'
import { formatRupiah } from '@/lib/format/numbers'

interface ReviewFactsProps {
  payment: PaymentRow
  outcome: Outcome | undefined
}

/** What a proof is compared with: who pays, how much, for what, and when it was sent. */
export function ReviewFacts({ payment, outcome }: ReviewFactsProps) {
  const facts = [
    ['Nomor HP', payment.userNohp],
    ['Paket Soal', payment.nama_paket],
    ...(payment.bundel
      ? [['Isi bundel', payment.bundel.map((one) => one.nama_paket).join(', ')] as const]
      : []),
    ['Dikirim', formatDateTime(payment.createdAt)],
    ['Cara', PAYMENT_WAY_LABELS[payment.cara]],
    ...(payment.promo
      ? [
          [
            'Kode promo',
            `${payment.promo.kode}, potongan ${formatRupiah(payment.promo.potongan)}`,
          ] as const,
        ]
      : []),
  ] as const
  return (
    <div className="grid gap-3">
      <div>
        <h2 className="text-xl font-bold">{payment.User.nama}</h2>
        <p className="text-2xl font-bold tabular-nums">{formatRupiah(payment.amount)}</p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <SameProofs same={payment.sama} />
      <div>
        {outcome === 'overtaken' ? (
          <Badge>Sudah diproses admin lain</Badge>
        ) : (
          <PaymentStatusBadge status={outcome ?? 'pending'} />
        )}
      </div>
    </div>
  )
}
