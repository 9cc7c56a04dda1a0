import type { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { greetingOf } from '@/app/home/greeting'
import type { NextStep } from '@/app/home/next-step'
import { NextStepCard } from '@/app/home/next-step-card'
import { useNextStep, useStepAwaited } from '@/app/home/use-next-step'
import { packagesQuery } from '@/lib/query/packages'
import { ownEventsQuery } from '@/features/events/api'
import { ScheduledEvents, useEventsAwaited } from '@/features/events/components/scheduled-events'
import { AssignedDrills, useDrillsAwaited } from '@/features/learning/components/assigned-drills'
import { assignedDrillsQuery } from '@/features/learning/api/assigned-drills'
import { packageStatesQuery } from '@/features/packages/api/package-states'
import { PackagesPage, type Opening } from '@/features/packages/pages/packages-page'
import { useOpenPackage } from '@/features/payments/use-open-package'
import { lastScoreQuery } from '@/features/results/api/last-score'
import { LastScoreCard } from '@/features/results/components/last-score-card'
import { useScoreAwaited } from '@/features/results/use-score-awaited'
import { planQuery } from '@/features/learning/api/plan'
import { useSessionUser } from '@/lib/session/use-session'
import { paths } from '@/lib/paths'
import { platform } from '@/platform/platform'

const BundleOffers = lazy(() => import('@/features/payments/components/bundle-offers'))
const AccountNotices = lazy(() => import('@/features/profile/components/account-notices'))

/** /paketsoal: the learner's home and the packages, composed of seven features. */
export default function PackagesScreen() {
  // Here, because observers that come and go with the content would fetch failed queries again and again.
  const step = useNextStep()

  return (
    <>
      <PackagesPage
        greeting={greetingOf(useSessionUser().nama)}
        top={(opening) => <Top {...opening} step={step} />}
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
        isAboveAwaited={[
          useScoreAwaited(),
          useEventsAwaited(),
          useDrillsAwaited(),
          useStepAwaited(),
        ].includes(true)}
        onOpen={useOpenPackage()}
      />
      <Suspense>
        <AccountNotices />
      </Suspense>
    </>
  )
}

/** The next step beside the last score. Either may be missing. */
function Top({ step, openingId, open }: Opening & { step: NextStep | null }) {
  return (
    <div className="grid gap-4 lg:flex lg:*:flex-1 lg:*:last:max-w-96 lg:*:only:max-w-none">
      {step && <NextStepCard step={step} openingId={openingId} onOpen={open} />}
      <LastScoreCard />
    </div>
  )
}

export function prefetch(queryClient: QueryClient) {
  return Promise.allSettled([
    queryClient.query(packagesQuery),
    queryClient.query(packageStatesQuery),
    queryClient.query(lastScoreQuery),
    queryClient.query(ownEventsQuery),
    ...(platform.isKiosk ? [] : [queryClient.query(assignedDrillsQuery)]),
    ...(platform.hasScreen(paths.plan) ? [queryClient.query(planQuery)] : []),
  ])
}
