import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Entitlement from '#app/enrolment/models/entitlement'
import { extend, isTimeUp, settlement } from '#app/exam/domain/session_clock'
import { endRests } from '#app/exam/actions/settle_attempt'
import Attempt from '#app/exam/models/attempt'
import { Conflict, NotFound } from '#app/platform/errors/failures'
import { extendedMinutes } from '#app/exam/domain/extra_time'
import type { ExtraTimePercent } from '#contracts/extra_time'

/** The result of a change of extra time. */
export interface GivenTime {
  grant: Entitlement
  /** In per cent. */
  before: number
  /** Whether the attempt runs already. */
  isRunning: boolean
}

/**
 * Sets the extra time of a grant. While its attempt runs it can only grow, so that no countdown jumps back. The
 * running session gets longer at once, later ones when they begin.
 * @param now epoch milliseconds
 * @throws NotFound; Conflict for a revoked grant, an attempt that is over, or less time for a running one
 */
export async function giveExtraTime(
  trx: TransactionClientContract,
  find: { id: number; userId: number } | { eventId: number; userId: number },
  percent: ExtraTimePercent,
  now: number
): Promise<GivenTime> {
  const grant = await Entitlement.query({ client: trx })
    .where(find)
    .orderBy('id', 'desc')
    .forUpdate()
    .first()
  if (!grant) throw new NotFound('Akses tidak ditemukan.')
  if (grant.revokedAt !== null) throw new Conflict('Akses ini sudah dicabut.')
  const before = grant.extraPercent
  const isRunning = grant.usedAt !== null
  if (isRunning) await extendAttempt(trx, grant.id, percent, now)
  await grant.merge({ extraPercent: percent }).useTransaction(trx).save()
  return { grant, before, isRunning }
}

async function extendAttempt(
  trx: TransactionClientContract,
  entitlementId: number,
  percent: ExtraTimePercent,
  now: number
): Promise<void> {
  const attempt = await Attempt.query({ client: trx })
    .where('entitlementId', entitlementId)
    .forUpdate()
    .firstOrFail()
  await endRests(trx, attempt, now)
  const { clock } = attempt
  const isOver =
    settlement(clock, now) !== null ||
    (isTimeUp(clock, now) && (clock.session === 'reading' || clock.byHand.endedAt !== null))
  if (clock.status === 'finished' || isOver) {
    throw new Conflict('Simulasi peserta ini sudah selesai.')
  }
  if (percent <= attempt.extraPercent) {
    throw new Conflict('Selama ujian berjalan, waktu hanya dapat ditambah.')
  }
  const { deadline } = extend(clock, extendedMinutes(attempt.packageMinutes, percent), now)
  await attempt.merge({ extraPercent: percent, deadline }).useTransaction(trx).save()
}
