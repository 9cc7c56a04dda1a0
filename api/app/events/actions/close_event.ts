import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { closeTerms, takeBackForEvent } from '#app/enrolment/actions/event_grants'
import { lockWatched } from '#app/events/actions/find_event'
import { requireOpen } from '#app/events/actions/require_open'
import { startOf } from '#app/events/domain/schedule'
import type ExamEvent from '#app/events/models/exam_event'
import { settleAttempt } from '#app/exam/actions/settle_attempt'
import Attempt from '#app/exam/models/attempt'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'

/**
 * Closes an event with its invigilators' remarks: nothing in it changes afterwards, and nobody can begin any more.
 * @throws NotFound, also for another invigilator's event; Conflict before it has started, while somebody sits, and for
 *   one that is closed or called off
 */
export async function closeEvent(user: User, id: number, remarks: string | null): Promise<void> {
  const now = clock.now()
  for (const attempt of await sittingIn(id)) await settleAttempt(attempt, now)
  await inTransaction(async (trx) => {
    const event = await lockWatched(trx, user, id)
    requireOpen(event)
    requireStarted(event, now)
    // First: a start that is under way is waited for, and then sits.
    await takeBackForEvent(trx, { id, revokedBy: user.id }, 'all', now)
    const sitting = await sittingIn(id, trx)
    if (sitting.length > 0) {
      throw new Conflict(
        `${sitting.length} peserta masih mengerjakan, jadi ujian belum dapat ditutup.`
      )
    }
    await event.merge({ closedAt: now, closedBy: user.id, remarks, updatedAt: now }).save()
    await closeTerms(trx, id, now)
    const { name, learners } = event
    await recordAudit(trx, {
      actor: user,
      action: 'event.closed',
      subject: { type: 'event', id },
      details: { name, learners, remarks },
    })
  })
}

function requireStarted(event: ExamEvent, now: number): void {
  const start = startOf(event)
  if (event.status === 'draft' || start === null || now < start) {
    throw new Conflict('Ujian ini belum dimulai.')
  }
}

/** The running attempts of an event. */
function sittingIn(eventId: number, trx?: TransactionClientContract): Promise<Attempt[]> {
  return Attempt.query(trx ? { client: trx } : {})
    .where('status', 'running')
    .whereIn('entitlementId', (grants) => {
      void grants.from('entitlements').where('event_id', eventId).select('id')
    })
}
