import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { refusePast } from '#app/events/actions/change_event'
import { grantForEvent, setTerms, takeBackForEvent } from '#app/enrolment/actions/event_grants'
import { findWatched, lockEvent } from '#app/events/actions/find_event'
import { doorsOpenAt, lastStart, mayPress, termsOf } from '#app/events/domain/schedule'
import type ExamEvent from '#app/events/models/exam_event'
import { readCompleteness } from '#app/packages/actions/completeness'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, InvalidInput, NotFound } from '#app/platform/errors/failures'
import { DOORS_CLOSED } from '#contracts/events'

/**
 * Schedules a draft: each of its learners gets a grant that can't be used before the start.
 * @throws NotFound; Conflict when it isn't a draft, or its package isn't complete; InvalidInput when it has no
 *   learners, or would be over already
 */
export async function scheduleEvent(admin: User, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const now = clock.now()
    const event = await lockEvent(trx, id)
    if (event.status !== 'draft') throw new Conflict('Ujian ini bukan konsep lagi.')
    refusePast(event, now)
    const pack = await findUnarchivedPackage(event.packageId, trx)
    const { reasons } = await readCompleteness(pack.id, trx)
    if (reasons.length > 0) {
      throw new Conflict('Soal paket ini belum lengkap, jadi ujiannya belum dapat dijadwalkan.')
    }
    const learners = await learnersOf(trx, event)
    if (learners.length === 0) {
      throw new InvalidInput('Pilih peserta terlebih dahulu: satu kelas, atau satu per satu.')
    }
    await event.merge({ status: 'scheduled', updatedAt: now }).save()
    await setTerms(trx, id, termsOf(event))
    const { packageId } = event
    await grantForEvent(trx, { id, packageId, grantedBy: admin.id }, learners, now)
    await audit(trx, admin, event, 'event.scheduled')
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
    await audit(trx, admin, event, 'event.cancelled')
  })
}

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
    await findWatched(user, id, trx)
    const event = await lockEvent(trx, id)
    if (event.status === 'scheduled' && event.startedAt !== null) return event.startedAt
    if (!mayPress(event, now)) throw new Conflict(whyNot(event, now))
    await event.merge({ startedAt: now, updatedAt: now }).save()
    await setTerms(trx, id, termsOf(event))
    await audit(trx, user, event, 'event.started')
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

/**
 * Removes a learner from an event before they begin; their class doesn't bring them back.
 * @throws NotFound; Conflict when they have begun
 */
export async function removeLearner(admin: User, id: number, userId: number): Promise<void> {
  await inTransaction(async (trx) => {
    const now = clock.now()
    const event = await lockEvent(trx, id)
    const removed: unknown = await trx
      .from('event_learners')
      .where({ event_id: id, user_id: userId })
      .whereNull('removed_at')
      .update({ removed_at: now })
    if (Number(removed) !== 1) throw new NotFound('Peserta tidak ada di ujian ini.')
    const taken = await takeBackForEvent(trx, { id, revokedBy: admin.id }, [userId], now)
    if (event.status === 'scheduled' && taken !== 1) {
      throw new Conflict('Peserta ini sudah mengerjakan ujian.')
    }
    await event.merge({ learners: event.learners - 1, updatedAt: now }).save()
    const { name } = (await trx.from('users').where('id', userId).first()) as { name: string }
    await recordAudit(trx, {
      actor: admin,
      action: 'event.learner_removed',
      subject: { type: 'event', id },
      details: { name: event.name, userId, userName: name },
    })
  })
}

async function learnersOf(trx: TransactionClientContract, { id }: ExamEvent): Promise<number[]> {
  const rows: { user_id: number }[] = await trx
    .from('event_learners')
    .where('event_id', id)
    .whereNull('removed_at')
    .select('user_id')
  return rows.map((row) => row.user_id)
}

async function audit(
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
