import { useId } from 'react'
import { PaperButton } from '@/components/paper-button'
import { PaymentStatusBadge } from '@/components/payment-status-badge'
import { Card } from '@/components/ui/card'
import { receiptMutation, type OwnPayment } from '@/features/payments/api/payments'
import { NextStep } from '@/features/payments/components/next-step'
import { ProofThumbnail } from '@/features/payments/components/proof-thumbnail'
import type { GivenPackage } from '@/features/payments/model/own-packages'
import type { PaymentStep } from '@/features/payments/model/payment-step'
import { PROOF_REMOVED } from '@/lib/api/request-url'
import { formatDateTime } from '@/lib/format/date'
import { formatRupiah } from '@/lib/format/numbers'

interface PaymentItemProps {
  payment: OwnPayment
  /** Of each package that it gives. */
  steps: readonly { pack: GivenPackage; step: PaymentStep }[]
}

/** One payment: package, amount, status and next step. */
export function PaymentItem({ payment, steps }: PaymentItemProps) {
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
          {payment.bundel && (
            <p className="text-sm text-ink-soft">
              {payment.bundel.paket.map(({ nama_paket: name }) => name).join(' · ')}
            </p>
          )}
          {reason && (
            <p className="mt-2">
              <span className="font-semibold text-danger">Alasan penolakan:</span> {reason}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
        <NextSteps payment={payment} steps={steps} titleId={titleId} />
        {payment.status === 'confirmed' && payment.amount > 0 && (
          <PaperButton mutation={receiptMutation} id={payment.id} size="sm" describedBy={titleId}>
            Kuitansi
          </PaperButton>
        )}
      </div>
    </Card>
  )
}

/** One step, or of a confirmed bundle one for each package. */
function NextSteps({ payment, steps, titleId }: PaymentItemProps & { titleId: string }) {
  const { paket_soal_id: paketId, bundel, status } = payment
  const [first] = steps
  if (!first) return null
  if (bundel === null) return <NextStep paketId={paketId} step={first.step} titleId={titleId} />
  if (status !== 'confirmed') {
    return <NextStep bundelId={bundel.id} paketId={paketId} step={first.step} titleId={titleId} />
  }
  return (
    <ul className="grid gap-3 max-sm:w-full">
      {steps.map(({ pack, step }) => (
        <li key={pack.id} className="grid gap-1 sm:justify-items-end">
          <span id={`${titleId}-${pack.paket_soal_id}`} className="text-sm font-semibold">
            {pack.name}
          </span>
          <NextStep
            paketId={pack.paket_soal_id}
            step={step}
            titleId={`${titleId}-${pack.paket_soal_id}`}
          />
        </li>
      ))}
    </ul>
  )
}
