import ExamEvent from '#app/events/models/exam_event'
import type { EmbargoedEvent } from '#app/learning/domain/embargo'
import { EMBARGO_HOURS, EMBARGO_MINUTES } from '#contracts/explanations'

/** The planned events of a package whose embargo may have begun and not ended, for `closedBecause`. A closed one has none. */
export async function readEmbargoedEvents(
  packageId: number,
  now: number
): Promise<EmbargoedEvent[]> {
  const since = now - EMBARGO_HOURS * 60 * 60_000
  const events = await ExamEvent.query()
    .where({ packageId, status: 'scheduled' })
    .whereNull('closedAt')
    .where('startsAt', '<=', now + EMBARGO_MINUTES * 60_000)
    .where((recent) => void recent.where('startsAt', '>', since).orWhere('startedAt', '>', since))
  return events.map(({ startsAt, startedAt }) => ({ startsAt, startedAt }))
}
