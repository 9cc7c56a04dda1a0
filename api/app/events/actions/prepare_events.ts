import type { LoggerService } from '@adonisjs/core/types'
import Entitlement from '#app/enrolment/models/entitlement'
import { isDoorOpen } from '#app/events/domain/schedule'
import ExamEvent from '#app/events/models/exam_event'
import { preparePapers } from '#app/exam/actions/prepare_papers'
import { EVENT_DOORS_MINUTES, EVENT_TOLERANCE_LIMITS, EVENT_WINDOW_LIMITS } from '#contracts/events'

const MS_PER_MINUTE = 60_000
/** This long after the set time no attempt can begin any more. */
const LONGEST_MS = (EVENT_WINDOW_LIMITS.max + EVENT_TOLERANCE_LIMITS.max) * MS_PER_MINUTE

/**
 * Caches the papers of the events whose doors are open, so that the common start doesn't wait for them. Each process
 * has its own cache.
 * @returns how many events
 */
export async function prepareEvents(now: number, logger: LoggerService): Promise<number> {
  const near = await ExamEvent.query()
    .where('status', 'scheduled')
    .where('startsAt', '>', now - LONGEST_MS)
    .where('startsAt', '<=', now + EVENT_DOORS_MINUTES * MS_PER_MINUTE)
  const open = near.filter((event) => isDoorOpen(event, now))
  for (const event of open) await prepareEvent(event, logger)
  return open.length
}

/** Caches the papers of one event. A failure is only logged: the first start would fail too, and report it. */
async function prepareEvent(event: ExamEvent, logger: LoggerService): Promise<void> {
  try {
    const grants = await Entitlement.query()
      .where('eventId', event.id)
      .whereNull('revokedAt')
      .where('extraPercent', '>', 0)
      .distinct('extraPercent')
    await preparePapers({
      packageId: event.packageId,
      restMinutes: event.restMinutes,
      isShuffled: event.shufflesOptions,
      extraPercents: [0, ...grants.map(({ extraPercent }) => extraPercent)],
    })
  } catch (error) {
    logger.warn({ err: error, eventId: event.id }, 'the papers of an exam event were not prepared')
  }
}
