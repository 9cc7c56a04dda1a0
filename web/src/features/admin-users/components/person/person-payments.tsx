import { NO_PAYMENTS } from '@lulus/api/contracts/payments'
import type { ReactNode } from 'react'
import { PaymentStatusBadge } from '@/components/payment-status-badge'
import type { PersonPayment } from '@/features/admin-users/api/person'
import { Item, Section } from '@/features/admin-users/components/person/section'
import { formatDateTime } from '@/lib/format/date'
import { formatRupiah } from '@/lib/format/numbers'

interface PersonPaymentsProps {
  payments: readonly PersonPayment[]
  /** A button that saves a payment's receipt. */
  receipt: (payment: PersonPayment, describedBy: string) => ReactNode
}

/** What the person has paid, with receipts. */
export function PersonPayments({ payments, receipt }: PersonPaymentsProps) {
  return (
    <Section title="Pembayaran" isEmpty={payments.length === 0} empty={NO_PAYMENTS}>
      <ul className="grid gap-3">
        {payments.map((payment) => {
          const titleId = `bayar-${payment.id}`
          return (
            <Item key={payment.id} buttons={payment.kuitansi && receipt(payment, titleId)}>
              <p className="flex flex-wrap items-center gap-2">
                <span id={titleId} className="font-semibold">
                  {payment.nama_paket}, {formatRupiah(payment.amount)}
                </span>
                <PaymentStatusBadge status={payment.status} />
              </p>
              <p className="text-sm text-ink-soft">
                <time dateTime={payment.createdAt}>{formatDateTime(payment.createdAt)}</time>
                {payment.keputusan && ` · diputuskan oleh ${payment.keputusan.nama}`}
                {payment.dikembalikan > 0 &&
                  ` · dikembalikan ${formatRupiah(payment.dikembalikan)}`}
              </p>
              {payment.alasanPenolakan !== null && (
                <p className="text-sm">Ditolak: {payment.alasanPenolakan}</p>
              )}
            </Item>
          )
        })}
      </ul>
    </Section>
  )
}
