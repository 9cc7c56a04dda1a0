import ExamEvent from '#app/events/models/exam_event'
import type { EmbargoedEvent } from '#app/learning/domain/embargo'
import { EMBARGO_HOURS } from '#contracts/explanations'

/** The planned events of a package whose embargo isn't over, those of the future too. A closed one has none. */
export async function plannedEvents(packageId: number, now: number): Promise<EmbargoedEvent[]> {
  const since = now - EMBARGO_HOURS * 60 * 60_000
  const events = await ExamEvent.query()
    .where({ packageId, status: 'scheduled' })
    .whereNull('closedAt')
    .where((recent) => void recent.where('startsAt', '>', since).orWhere('startedAt', '>', since))
  return events.map(({ startsAt, startedAt }) => ({ startsAt, startedAt }))
}
