import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { refusePast, refuseTooLong } from '#app/events/actions/change_event'
import { turnOnClassAccess } from '#app/enrolment/actions/class_access_of_event'
import { grantForEvent, setTerms, takeBackForEvent } from '#app/enrolment/actions/event_grants'
import { lockEvent } from '#app/events/actions/find_event'
import { forgetEvent } from '#app/events/actions/tell_of_tomorrow'
import { termsOf } from '#app/events/domain/schedule'
import type ExamEvent from '#app/events/models/exam_event'
import { readCompleteness } from '#app/packages/actions/completeness'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, InvalidInput } from '#app/platform/errors/failures'

/**
 * Schedules a draft: each of its learners gets a grant that can't be used before the start.
 * @param options.usesClassAccess whether learners sit it on the access that their class holds, where it does
 * @throws NotFound; Conflict when it isn't a draft, or its package isn't complete; InvalidInput when it has no
 *   learners, or would be over already
 */
export async function scheduleEvent(
  admin: User,
  id: number,
  { usesClassAccess = false }: { usesClassAccess?: boolean | undefined } = {}
): Promise<void> {
  await inTransaction(async (trx) => {
    const now = clock.now()
    const event = await lockEvent(trx, id)
    if (event.status !== 'draft') throw new Conflict('Ujian ini bukan konsep lagi.')
    refusePast(event, now)
    const pack = await findUnarchivedPackage(event.packageId, trx)
    const { reasons } = await readCompleteness(pack, trx)
    if (reasons.length > 0) {
      throw new Conflict('Soal paket ini belum lengkap, jadi ujiannya belum dapat dijadwalkan.')
    }
    await refuseTooLong(event)
    const learners = await learnersOf(trx, event)
    if (learners.length === 0) {
      throw new InvalidInput('Pilih peserta terlebih dahulu: satu kelas, atau satu per satu.')
    }
    await event.merge({ status: 'scheduled', updatedAt: now }).save()
    await setTerms(trx, id, termsOf(event))
    if (usesClassAccess) {
      await lockClassesOf(trx, id)
      await turnOnClassAccess(trx, id)
    }
    const { packageId } = event
    await grantForEvent(trx, { id, packageId, grantedBy: admin.id }, learners, now)
    await auditStatus(trx, admin, event, 'event.scheduled')
  })
}

/**
 * Cancels an event. Unused grants are taken back; running attempts go on.
 * @throws NotFound; Conflict when it is cancelled already
 */
export async function cancelEvent(admin: User, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const now = clock.now()
    const event = await lockEvent(trx, id)
    if (event.status === 'cancelled') throw new Conflict('Ujian ini sudah dibatalkan.')
    await event.merge({ status: 'cancelled', updatedAt: now }).save()
    await takeBackForEvent(trx, { id, revokedBy: admin.id }, 'all', now)
    await forgetEvent(trx, id)
    await auditStatus(trx, admin, event, 'event.cancelled')
  })
}

/** No payment of a class is decided until the event has what the class holds. */
async function lockClassesOf(trx: TransactionClientContract, eventId: number): Promise<void> {
  const rows = (await trx.from('event_classes').where('event_id', eventId).select('class_id')) as {
    class_id: number
  }[]
  await trx
    .from('classes')
    .whereIn(
      'id',
      rows.map(({ class_id: id }) => id)
    )
    .orderBy('id')
    .forUpdate()
    .select('id')
}

async function learnersOf(trx: TransactionClientContract, { id }: ExamEvent): Promise<number[]> {
  const rows: { user_id: number }[] = await trx
    .from('event_learners')
    .where('event_id', id)
    .whereNull('removed_at')
    .select('user_id')
  return rows.map((row) => row.user_id)
}

/** Records a change of an event's status. */
export async function auditStatus(
  trx: TransactionClientContract,
  actor: User,
  { id, name, learners }: ExamEvent,
  action: 'event.scheduled' | 'event.cancelled' | 'event.started'
): Promise<void> {
  await recordAudit(trx, {
    actor,
    action,
    subject: { type: 'event', id },
    details: { name, learners },
  })
}
