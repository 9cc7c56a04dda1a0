import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nextStep, type NextStep } from '@/app/home/next-step'
import { ownEventsQuery } from '@/features/events/api'
import { eventCard } from '@/features/events/model/event-texts'
import { useServerNow } from '@/features/events/use-server-now'
import { planQuery } from '@/features/learning/api/plan'
import { packageStatesQuery } from '@/features/packages/api/package-states'
import { lastScoreQuery } from '@/features/results/api/last-score'
import { packagesQuery } from '@/lib/query/packages'
import { paths } from '@/lib/paths'
import { platform } from '@/platform/platform'

/** What the learner does next, from everything that the package list knows; null for nothing. */
export function useNextStep(): NextStep | null {
  const { data: packages = [] } = useQuery(packagesQuery)
  const { data: standings = [] } = useQuery(packageStatesQuery)
  const { data: events } = useQuery(ownEventsQuery)
  const { data: score } = useQuery(lastScoreQuery)
  const { data: plan } = usePlan()
  // Without events nothing has to tick.
  const serverNow = useServerNow(events?.data.length ? events.time : undefined)
  const [openedAt] = useState(() => Date.now())

  const result = score?.hasil
  const canDiscuss = result?.pembahasan && platform.hasScreen(paths.explanations(result.id))
  const step = nextStep(
    {
      packages,
      standings,
      events: (events?.data ?? []).map((event) => ({
        id: event.id,
        nama: event.nama,
        action: eventCard(event, serverNow).action,
      })),
      // Nobody who may have sat is taken for new.
      hasSat: score?.lastScore !== NEVER_SAT,
      explained: canDiscuss
        ? {
            id: result.id,
            name: score?.lastPaket ?? '',
            finishedAt: Date.parse(result.selesai),
          }
        : null,
      // Fetched in advance for everybody.
      today: result ? (plan?.langkah ?? null) : null,
    },
    openedAt
  )
  return step && isHere(step) ? step : null
}

const NEVER_SAT = -1

/** Only who has sat has a plan for today. */
function usePlan() {
  const { data: score } = useQuery(lastScoreQuery)
  return useQuery({
    ...planQuery,
    enabled: Boolean(score?.hasil) && platform.hasScreen(paths.plan),
  })
}

/** Whether the step isn't known yet because the plan is loading. The first failure ends the waiting. */
export function useStepAwaited(): boolean {
  const { isLoading, failureCount } = usePlan()
  return isLoading && failureCount === 0
}

/** The lab's kiosk has few screens. */
function isHere(step: NextStep): boolean {
  switch (step.kind) {
    case 'replace-proof':
      return platform.hasScreen(paths.pay(step.paketId))
    case 'wait':
    case 'try':
      return platform.hasScreen(paths.miniTest)
    default:
      return true
  }
}
