import { useId } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import type { OwnAccess } from '@/features/payments/api/payments'
import { NextStep } from '@/features/payments/components/next-step'
import type { PaymentStep } from '@/features/payments/model/payment-step'
import { formatDateTime } from '@/lib/format/date'
import { sourceText } from '@/lib/format/grant-source'

/** A grant without a payment: package, source and next step. */
export function AccessItem({ access, step }: { access: OwnAccess; step: PaymentStep }) {
  const titleId = useId()
  return (
    <Card className="flex flex-col gap-4 sm:flex-row sm:items-center">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={titleId} className="min-w-0 text-lg font-bold">
            {access.nama_paket}
          </h2>
          <Badge tone="primary">Tanpa pembayaran</Badge>
        </div>
        <p className="text-ink-soft tabular-nums">
          {sourceText(access)} ·{' '}
          <time dateTime={access.createdAt}>{formatDateTime(access.createdAt)}</time>
        </p>
      </div>
      <NextStep paketId={access.paket_soal_id} step={step} titleId={titleId} />
    </Card>
  )
}
