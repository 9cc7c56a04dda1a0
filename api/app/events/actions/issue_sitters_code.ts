import hash from '@adonisjs/core/services/hash'
import { replaceResetCode, type IssuedCode } from '#app/accounts/actions/issue_reset_code'
import { lockWithManager } from '#app/accounts/actions/lock_with_manager'
import type User from '#app/accounts/models/user'
import { newResetCode } from '#app/accounts/secrets/reset_code'
import { recordAudit } from '#app/audit/actions/record_audit'
import { eventsWithSitters } from '#app/events/rows/event_learners'
import { lockWatched } from '#app/events/actions/find_event'
import { requireOpen } from '#app/events/actions/require_open'
import { doorsOpenAt, isOver } from '#app/events/domain/schedule'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, NotFound } from '#app/platform/errors/failures'
import { isStaff } from '#contracts/capabilities'

/**
 * Gives a learner of an event who can't sign in a code to set a new password with, as an admin can for any account.
 * Only while the event is on, from the opening of its waiting room.
 * @throws NotFound, also for another invigilator's event and for a person who isn't a learner of it; Conflict before
 *   and after its time, when it is closed or called off, and while the account is suspended; Forbidden when the
 *   invigilator was suspended or demoted meanwhile
 */
export async function issueSittersCode(
  staff: User,
  { eventId, userId }: { eventId: number; userId: number },
  reason: string
): Promise<IssuedCode> {
  const code = newResetCode()
  const codeHash = await hash.make(code)
  return inTransaction(async (trx) => {
    const event = await lockWatched(trx, staff, eventId)
    requireOpen(event)
    const now = clock.now()
    const isSat = (await eventsWithSitters([eventId], trx)).has(eventId)
    if (event.status === 'draft' || now < doorsOpenAt(event) || isOver(event, isSat, now)) {
      throw new Conflict('Kode hanya dapat dibuat sejak ruang tunggu dibuka sampai ujian selesai.')
    }
    const place: unknown = await trx
      .from('event_learners')
      .where({ event_id: eventId, user_id: userId })
      .whereNull('removed_at')
      .first()
    if (!place) throw new NotFound('Peserta tidak ada di ujian ini.')
    const user = await lockWithManager(trx, { adminId: staff.id, needs: 'events.act' }, userId)
    // A learner may have joined the staff since.
    if (isStaff(user.role)) throw new NotFound('Peserta tidak ada di ujian ini.')
    const expiresAt = await replaceResetCode(trx, user, codeHash)
    await recordAudit(trx, {
      actor: staff,
      action: 'event.reset_code_issued',
      subject: { type: 'event', id: eventId },
      details: { name: event.name, userId, userName: user.name, reason },
    })
    return { code, expiresAt }
  })
}
