import { ACCESS_USED } from '@lulus/api/contracts/grants'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import type { PaymentStep } from '@/features/payments/model/payment-step'
import { useOpenPackage } from '@/features/payments/use-open-package'
import { paths } from '@/lib/paths'

interface NextStepProps {
  paketId: number
  /** The bundle that is paid again as a whole. */
  bundelId?: number | undefined
  step: PaymentStep
  /** Id of the package's name. */
  titleId: string
}

/** What the learner can do about a payment or a grant. */
export function NextStep({ paketId, bundelId, step, titleId }: NextStepProps) {
  switch (step.kind) {
    case 'checking':
      return <Skeleton className="h-11 w-40" />
    case 'start':
      return <StartButton paketId={paketId} titleId={titleId} />
    case 'upload-again':
      return (
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            to={bundelId === undefined ? paths.pay(paketId) : paths.payBundle(bundelId)}
            aria-describedby={titleId}
          >
            Unggah Ulang Bukti
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            to={bundelId === undefined ? paths.payAgain(paketId) : paths.payBundleAgain(bundelId)}
            aria-describedby={titleId}
          >
            Bayar Lagi
          </ButtonLink>
        </div>
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
