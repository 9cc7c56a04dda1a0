import db from '@adonisjs/lucid/services/db'
import type { IsExpected } from '#app/accounts/ports/expected_learners'

const HOUR = 60 * 60_000
/** A class arrives early; with breaks and a late start an exam takes half a day. */
const BEFORE_MS = 2 * HOUR
const AFTER_MS = 8 * HOUR

/** Whether a learner is in an event that was set for about now. */
export const isExpected: IsExpected = async (userId, now) => {
  const place: unknown = await db
    .from('event_learners')
    .join('exam_events', 'exam_events.id', 'event_learners.event_id')
    .where('event_learners.user_id', userId)
    .whereNull('event_learners.removed_at')
    .where('exam_events.status', 'scheduled')
    .whereBetween('exam_events.starts_at', [now - AFTER_MS, now + BEFORE_MS])
    .select('exam_events.id')
    .first()
  return place !== null
}
