import type { QueryClient } from '@tanstack/react-query'
import { packagesQuery } from '@/features/packages/api/list-packages'
import { PackagesPage } from '@/features/packages/pages/packages-page'
import { useOpenPackage } from '@/features/payments/use-open-package'
import { lastScoreQuery } from '@/features/results/api/last-score'
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

export function prefetch(queryClient: QueryClient) {
  return Promise.allSettled([queryClient.query(packagesQuery), queryClient.query(lastScoreQuery)])
}
