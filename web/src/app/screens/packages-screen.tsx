import { PackagesPage } from '@/features/packages/pages/packages-page'
import { useOpenPackage } from '@/features/payments/use-open-package'
import { LastScoreCard } from '@/features/results/components/last-score-card'
import { useScoreAwaited } from '@/features/results/use-score-awaited'

/** /paketsoal, put together from what three features know. */
export default function PackagesScreen() {
  return (
    <PackagesPage
      lastScore={<LastScoreCard />}
      isScoreAwaited={useScoreAwaited()}
      onOpen={useOpenPackage()}
    />
  )
}
