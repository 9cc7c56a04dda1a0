import type { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { packagesQuery } from '@/lib/query/packages'
import { ownEventsQuery } from '@/features/events/api'
import { ScheduledEvents, useEventsAwaited } from '@/features/events/components/scheduled-events'
import { AssignedDrills, useDrillsAwaited } from '@/features/learning/components/assigned-drills'
import { assignedDrillsQuery } from '@/features/learning/api/assigned-drills'
import { packageStatesQuery } from '@/features/packages/api/package-states'
import { PackagesPage } from '@/features/packages/pages/packages-page'
import { useOpenPackage } from '@/features/payments/use-open-package'
import { lastScoreQuery } from '@/features/results/api/last-score'
import { LastScoreCard } from '@/features/results/components/last-score-card'
import { useScoreAwaited } from '@/features/results/use-score-awaited'
import { platform } from '@/platform/platform'

const BundleOffers = lazy(() => import('@/features/payments/components/bundle-offers'))
const AccountNotices = lazy(() => import('@/features/profile/components/account-notices'))

/** /paketsoal: the packages, composed of six features. */
export default function PackagesScreen() {
  return (
    <>
      <PackagesPage
        lastScore={<LastScoreCard />}
        events={
          <>
            <ScheduledEvents />
            <AssignedDrills onlyOpen />
          </>
        }
        bundles={
          platform.isKiosk ? null : (
            <Suspense>
              <BundleOffers />
            </Suspense>
          )
        }
        isAboveAwaited={[useScoreAwaited(), useEventsAwaited(), useDrillsAwaited()].includes(true)}
        onOpen={useOpenPackage()}
      />
      <Suspense>
        <AccountNotices />
      </Suspense>
    </>
  )
}

export function prefetch(queryClient: QueryClient) {
  return Promise.allSettled([
    queryClient.query(packagesQuery),
    queryClient.query(packageStatesQuery),
    queryClient.query(lastScoreQuery),
    queryClient.query(ownEventsQuery),
    ...(platform.isKiosk ? [] : [queryClient.query(assignedDrillsQuery)]),
  ])
}
