import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { grantForEvent, takeBackForEvent } from '#app/enrolment/actions/event_grants'
import { lockEvent, lockWatched } from '#app/events/actions/find_event'
import { forgetEvent } from '#app/events/actions/tell_of_tomorrow'
import { isListOpen, EVENT_MAX_LEARNERS } from '#app/events/domain/schedule'
import type { TimeDecision } from '#app/exam/actions/change_grants_time'
import Entitlement from '#app/enrolment/models/entitlement'
import { reopenRecording, type Reopening } from '#app/exam/actions/reopen_recording'
import { giveExtraTime } from '#app/exam/actions/give_extra_time'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, InvalidInput, NotFound } from '#app/platform/errors/failures'
import { isStaff } from '#contracts/capabilities'

/** Changes of single learners: added and removed ones, and extra time. */

/**
 * Adds a learner who isn't listed but came. They get a grant and enter like the others, by the token.
 * @param nohp canonical
 * @returns the learner
 * @throws NotFound, also for another invigilator's event; Conflict before the doors open, after the tolerance, when
 *   the learner is listed, or when the event is full; InvalidInput when no learner with this number may take exams
 */
export async function addLearner(
  staff: User,
  id: number,
  { nohp, reason }: { nohp: string; reason: string }
): Promise<User> {
  return inTransaction(async (trx) => {
    const now = clock.now()
    const event = await lockWatched(trx, staff, id)
    if (!isListOpen(event, now)) {
      throw new Conflict(
        'Peserta hanya dapat ditambahkan sejak ruang tunggu dibuka sampai batas terlambat.'
      )
    }
    const learner = await User.query({ client: trx }).where('nohp', nohp).forUpdate().first()
    if (!learner || isStaff(learner.role) || learner.suspendedAt !== null) {
      throw new InvalidInput(NOBODY, [{ field: 'nomorHp', msg: NOBODY }])
    }
    if (event.learners >= EVENT_MAX_LEARNERS) throw new Conflict('Ujian ini sudah penuh.')
    await enlist(trx, id, learner.id)
    const { packageId } = event
    await grantForEvent(trx, { id, packageId, grantedBy: staff.id }, [learner.id], now)
    await event.merge({ learners: event.learners + 1, updatedAt: now }).save()
    await recordAudit(trx, {
      actor: staff,
      action: 'event.learner_added',
      subject: { type: 'event', id },
      details: { name: event.name, userId: learner.id, userName: learner.name, reason },
    })
    return learner
  })
}

const NOBODY = 'Tidak ada peserta dengan nomor HP ini.'

/** Adds a learner by name, also one who was removed before. @throws Conflict when they are listed */
async function enlist(
  trx: TransactionClientContract,
  eventId: number,
  userId: number
): Promise<void> {
  const place = { event_id: eventId, user_id: userId }
  const known = (await trx.from('event_learners').where(place).first()) as {
    removed_at: number | string | null
  } | null
  if (known && known.removed_at === null) throw new Conflict('Peserta ini sudah ada di ujian ini.')
  const named = { is_single: 1, removed_at: null }
  if (known) await trx.from('event_learners').where(place).update(named)
  else await trx.table('event_learners').insert({ ...place, ...named })
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
    await forgetEvent(trx, id, [userId])
    const { name } = (await trx.from('users').where('id', userId).first()) as { name: string }
    await recordAudit(trx, {
      actor: admin,
      action: 'event.learner_removed',
      subject: { type: 'event', id },
      details: { name: event.name, userId, userName: name },
    })
  })
}

/**
 * Sets the extra time of a learner of a scheduled event.
 * @throws NotFound; Conflict for a draft or a cancelled event, and as `giveExtraTime`
 */
export async function changeSittersTime(
  admin: User,
  { eventId, userId }: { eventId: number; userId: number },
  { percent, reason }: TimeDecision
): Promise<void> {
  await inTransaction(async (trx) => {
    const now = clock.now()
    const event = await lockEvent(trx, eventId)
    if (event.status !== 'scheduled') {
      throw new Conflict('Jadwalkan ujian ini dahulu, lalu atur waktu tambahan.')
    }
    const learner = await User.find(userId, { client: trx })
    if (!learner) throw new NotFound('Peserta tidak ada di ujian ini.')
    const { before, isRunning } = await giveExtraTime(trx, { eventId, userId }, percent, now)
    await event.merge({ updatedAt: now }).save()
    await recordAudit(trx, {
      actor: admin,
      action: 'event.extra_time',
      subject: { type: 'event', id: eventId },
      details: {
        name: event.name,
        userId,
        userName: learner.name,
        before,
        after: percent,
        isRunning,
        reason,
      },
    })
  })
}

/**
 * Reopens a recording for a learner in this event.
 * @throws NotFound, also for another invigilator's event; Conflict as `reopenRecording`, or when they have another
 *   attempt
 */
export async function reopenSittersRecording(
  staff: User,
  { eventId, userId }: { eventId: number; userId: number },
  { page, reason }: Reopening
): Promise<void> {
  await inTransaction(async (trx) => {
    const event = await lockWatched(trx, staff, eventId)
    const learner = await User.find(userId, { client: trx })
    if (!learner) throw new NotFound('Peserta tidak ada di ujian ini.')
    const { attempt, ...reopened } = await reopenRecording(trx, userId, page, clock.now())
    const grant = await Entitlement.find(attempt.entitlementId, { client: trx })
    if (grant?.eventId !== eventId) throw new NotFound('Peserta tidak ada di ujian ini.')
    await recordAudit(trx, {
      actor: staff,
      action: 'event.recording_reopened',
      subject: { type: 'event', id: eventId },
      details: { name: event.name, userId, userName: learner.name, ...reopened, reason },
    })
  })
}
