import { ACCESS_USED } from '@lulus/api/contracts/sentences'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { PaymentStatusBadge } from '@/components/payment-status-badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import type { OwnPayment } from '@/features/payments/api/own-payments'
import { ProofThumbnail } from '@/features/payments/components/proof-thumbnail'
import type { PaymentStep } from '@/features/payments/model/payment-step'
import { useOpenPackage } from '@/features/payments/use-open-package'
import { PROOF_REMOVED } from '@/lib/api/proof-url'
import { formatDateTime } from '@/lib/format/date'
import { formatRupiah } from '@/lib/format/rupiah'
import { paths } from '@/lib/paths'

interface PaymentItemProps {
  payment: OwnPayment
  step: PaymentStep
}

/** One payment: what for, how much, where it stands, and what comes next. */
export function PaymentItem({ payment, step }: PaymentItemProps) {
  const { nama_paket: packageName, alasan_penolakan: reason } = payment
  const titleId = useId()

  return (
    <Card className="flex flex-col gap-4 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 items-start gap-4">
        {payment.buktiBayar === null ? (
          <p className="grid min-h-16 w-16 shrink-0 place-items-center rounded-sm border border-line bg-muted p-1 text-center text-xs text-ink-soft">
            {PROOF_REMOVED}
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
      <NextStep payment={payment} step={step} titleId={titleId} />
    </Card>
  )
}

function NextStep({ payment, step, titleId }: PaymentItemProps & { titleId: string }) {
  switch (step.kind) {
    case 'checking':
      return <Skeleton className="h-11 w-40" />
    case 'start':
      return <StartButton paketId={payment.paket_soal_id} titleId={titleId} />
    case 'pay-again':
      return (
        <ButtonLink to={paths.pay(payment.paket_soal_id)} aria-describedby={titleId}>
          Bayar Lagi
        </ButtonLink>
      )
    case 'wait':
      return <Note>Admin sedang memeriksa pembayaran Anda.</Note>
    case 'start-later':
      return <Note>{step.reason}</Note>
    case 'used':
      return <Note>{ACCESS_USED}</Note>
    case 'none':
      return null
  }
}

function StartButton({ paketId, titleId }: { paketId: number; titleId: string }) {
  const openPackage = useOpenPackage()
  const { mutate: open, isPending } = useMutation({ mutationFn: openPackage })

  return (
    <Button loading={isPending} aria-describedby={titleId} onClick={() => open(paketId)}>
      Kerjakan Soal
    </Button>
  )
}

function Note({ children }: { children: string | null }) {
  return <p className="text-sm text-ink-soft sm:max-w-56 sm:text-right">{children}</p>
}
