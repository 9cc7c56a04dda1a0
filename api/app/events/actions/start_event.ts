import type User from '#app/accounts/models/user'
import { setTerms } from '#app/enrolment/actions/event_grants'
import { lockWatched } from '#app/events/actions/find_event'
import { auditStatus } from '#app/events/actions/schedule_event'
import { doorsOpenAt, lastStart, mayPress, termsOf } from '#app/events/domain/schedule'
import type ExamEvent from '#app/events/models/exam_event'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import { DOORS_CLOSED } from '#contracts/events'

/**
 * 'Mulai Bersama': from now on every admitted learner of the event may begin. One row changes, for any number of
 * learners. Once it has started, further calls change nothing.
 * @returns when it started
 * @throws NotFound, also for another invigilator's event; Conflict before the doors open, after the window, and for
 *   an event that starts by itself or isn't scheduled
 */
export async function startEvent(user: User, id: number): Promise<number> {
  return inTransaction(async (trx) => {
    const now = clock.now()
    const event = await lockWatched(trx, user, id)
    if (event.status === 'scheduled' && event.startedAt !== null) return event.startedAt
    if (!mayPress(event, now)) throw new Conflict(whyNot(event, now))
    await event.merge({ startedAt: now, updatedAt: now }).save()
    await setTerms(trx, id, termsOf(event))
    await auditStatus(trx, user, event, 'event.started')
    return now
  })
}

function whyNot(event: ExamEvent, now: number): string {
  if (event.status !== 'scheduled') return 'Ujian ini tidak sedang dijadwalkan.'
  if (event.startMode === 'otomatis') return 'Ujian ini mulai sendiri pada waktunya.'
  if (now < doorsOpenAt(event)) return DOORS_CLOSED
  return now >= lastStart(event)
    ? 'Batas waktu mulai sudah lewat. Jadwalkan ulang ujian ini.'
    : 'Ujian ini tidak dapat dimulai sekarang.'
}
