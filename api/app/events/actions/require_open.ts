import type ExamEvent from '#app/events/models/exam_event'
import { Conflict } from '#app/platform/errors/failures'
import { EVENT_CALLED_OFF, EVENT_CLOSED } from '#contracts/events'
import { ADMIN_REFUSAL } from '#contracts/refusals'

/** @throws Conflict with code `ditutup` for an event that is closed or called off */
export function requireOpen({ status, closedAt }: Pick<ExamEvent, 'status' | 'closedAt'>): void {
  if (closedAt !== null) throw new Conflict(EVENT_CLOSED, ADMIN_REFUSAL.eventClosed)
  if (status === 'cancelled') throw new Conflict(EVENT_CALLED_OFF, ADMIN_REFUSAL.eventClosed)
}
