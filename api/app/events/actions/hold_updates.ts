import ExamEvent from '#app/events/models/exam_event'
import { holdsUpdates } from '#app/events/domain/update_hold'
import { eventsWithSitters } from '#app/events/rows/event_learners'
import { UPDATES_HELD_BEFORE_MS } from '#contracts/seat_updates'

/** Longer than any event with its pauses and given time. */
const LONGEST_EVENT_MS = 24 * 60 * 60 * 1000

/**
 * The event that keeps a lab's seats from being updated now, or null.
 * @param now epoch milliseconds
 */
export async function eventHoldingUpdates(labId: number, now: number): Promise<ExamEvent | null> {
  const events = await ExamEvent.query()
    .where({ labId, status: 'scheduled' })
    .whereBetween('startsAt', [now - LONGEST_EVENT_MS, now + UPDATES_HELD_BEFORE_MS])
    .orderBy('startsAt')
  const sat = await eventsWithSitters(events.map(({ id }) => id))
  return events.find((event) => holdsUpdates(event, sat.has(event.id), now)) ?? null
}
