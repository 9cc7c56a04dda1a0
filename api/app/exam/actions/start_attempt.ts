import app from '@adonisjs/core/services/app'
import { changeDriver } from '#app/exam/actions/change_driver'
import { drawnOrders } from '#app/exam/actions/draw_orders'
import { driveAttempt, Excluded, whyNothingRuns } from '#app/exam/actions/drive_attempt'
import { Contacts } from '#app/exam/calls/contacts'
import { currentSnapshot } from '#app/exam/actions/current_snapshot'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { enterExam } from '#app/enrolment/actions/standing'
import { needsLab, requireLab } from '#app/exam/actions/require_lab'
import { drives, isInPlace } from '#app/exam/domain/driving'
import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import Entitlement from '#app/enrolment/models/entitlement'
import { findGrant } from '#app/enrolment/actions/find_grant'
import {
  HINDRANCE_TEXTS,
  isShuffled,
  listeningModeOf,
  type HeldGrant,
  type PassingHindrance,
} from '#app/enrolment/domain/grant_terms'
import type { Caller } from '#app/exam/domain/caller'
import Attempt from '#app/exam/models/attempt'
import { STORE_ATTEMPTS, type NewAttempt } from '#app/exam/rows/new_attempts'
import { listeningSeconds, listeningTime } from '#app/packages/domain/listening_time'
import Package from '#app/packages/models/package'
import { storeRows } from '#app/platform/database/calls/ways'
import { spend, type Budget } from '#app/platform/limits/budgets'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { Conflict, Forbidden } from '#app/platform/errors/failures'
import { ACCESS_USED } from '#contracts/grants'
import { listeningTooLong, type ListeningMode } from '#contracts/listening'
import { REFUSAL } from '#contracts/refusals'

export interface StartRequest {
  /** Default: the package granted last. */
  packageId?: number | undefined
  /** Whether this login takes the attempt over from another one. */
  takeover?: boolean | undefined
  /** How the listening session is sat; counts outside of events, when the attempt starts. */
  mode?: ListeningMode | undefined
  /** Whether only a running attempt is meant: none is started. */
  isContinuing?: boolean | undefined
}

/**
 * Starts an attempt with the caller's unused entitlement, or returns the running one. Repeated and parallel calls all
 * get the same attempt.
 * @throws Forbidden without an entitlement, before its event's start, or outside of a lab for a lab package; Conflict
 *   when none runs that could be continued, another package's attempt runs, another login drives it, the package lacks questions, or its recordings are
 *   too long for the mode
 */
export async function startAttempt(
  caller: Caller,
  request: StartRequest,
  now: number
): Promise<Attempt> {
  const running = await settleRunningAttempt(caller.userId, now)
  if (running) return resumeAttempt(running, caller, request, now)
  if (request.isContinuing) throw await whyNothingRuns(caller.userId)

  const wish = { packageId: request.packageId, labId: caller.lab?.labId ?? null }
  const counting = await findGrant(caller.userId, wish, now)
  if (!counting) {
    // A parallel call may have started one since the first check.
    const started = await settleRunningAttempt(caller.userId, now)
    if (started) return resumeAttempt(started, caller, request, now)
    const why = await whyNothingRuns(caller.userId)
    throw why instanceof Excluded ? why : new NoAccess()
  }

  if (counting.hindrance) throw hindered(counting.hindrance)

  const { grant } = counting
  const pack = await Package.findOrFail(grant.packageId)
  if (!isInPlace(pack, caller.lab)) throw needsLab()
  const snapshotId = await currentSnapshot(pack)
  const optionOrders = isShuffled(grant) ? drawnOrders(await loadSnapshot(snapshotId)) : null
  const listeningMode = await fittingMode(pack, snapshotId, grant, request.mode)

  try {
    const content = { snapshotId, optionOrders, listeningMode }
    const begun = await consumeEntitlement(caller, grant, pack, content, now)
    const contacts = await app.container.make(Contacts)
    contacts.note(caller, begun, now)
    return begun
  } catch (error) {
    // A parallel call started the attempt first: return that one.
    const started =
      error instanceof EntitlementUsed || isUniqueViolation(error)
        ? await settleRunningAttempt(caller.userId, now)
        : null
    if (started) return resumeAttempt(started, caller, request, now)
    if (error instanceof EntitlementUsed) {
      const { revokedAt } = await Entitlement.findOrFail(grant.id)
      if (revokedAt !== null) throw new NoAccess()
    }
    throw error
  }
}

/** Refuses a start that is too early, or from another place. */
function hindered(hindrance: PassingHindrance): Forbidden {
  return new Forbidden(
    HINDRANCE_TEXTS[hindrance],
    hindrance === 'elsewhere' ? REFUSAL.labOnly : undefined
  )
}

/**
 * How the listening session is sat. An event whose package was changed since, so that its recordings don't fit the mode
 * `asli` any more, falls back on `latihan` for everybody: nobody is locked out on the day, and its page warns.
 * @throws Conflict outside of events
 */
async function fittingMode(
  { minutes }: Package,
  snapshotId: number,
  grant: HeldGrant,
  asked: ListeningMode | undefined
): Promise<ListeningMode> {
  const mode = listeningModeOf(grant, asked)
  if (mode === 'latihan') return mode
  const { questions } = await loadSnapshot(snapshotId)
  const { seconds, fits } = listeningTime(listeningSeconds(questions), minutes.listening)
  if (fits) return mode
  if (grant.terms !== null) return 'latihan'
  throw new Conflict(listeningTooLong(seconds, minutes.listening), REFUSAL.listeningTooLong)
}

class EntitlementUsed extends Conflict {}

class NoAccess extends Forbidden {
  constructor() {
    super('Anda belum memiliki akses ke paket ini.')
  }
}

/** Each writes an audit entry: two devices that take over from each other would fill the log. */
export const TAKEOVERS: Budget = { requests: 10, minutes: 1 }

async function resumeAttempt(
  running: Attempt,
  caller: Caller,
  { packageId, takeover }: StartRequest,
  now: number
): Promise<Attempt> {
  if (packageId !== undefined && packageId !== running.packageId) {
    throw new Conflict(
      `Simulasi ${running.packageName} masih berjalan. Selesaikan terlebih dahulu.`
    )
  }
  await requireLab(running, caller.lab)
  // No change is needed for the login that drives already.
  const isReleased = running.releasedAt !== null
  if (drives(running, caller) && !isReleased) return running
  if (isReleased) await takeOver(running, caller, now)
  else if (takeover) {
    await spend('takeovers', caller.userId, TAKEOVERS)
    await takeOver(running, caller, now)
  }
  return driveAttempt(caller, now, async (_, attempt) => attempt)
}

function takeOver(running: Attempt, caller: Caller, now: number): Promise<void> {
  const isReleased = running.releasedAt !== null
  return inTransaction(async (trx) => {
    const attempt = await Attempt.query({ client: trx })
      .where('id', running.id)
      .where('status', 'running')
      .forUpdate()
      .first()
    if (!attempt) return
    // Of two logins that take a released attempt at once the second one is refused.
    if (isReleased && attempt.releasedAt === null) return
    if (!drives(attempt, caller)) await changeDriver(trx, attempt, caller, now)
    if (isReleased) await attempt.merge({ releasedAt: null }).useTransaction(trx).save()
  })
}

function consumeEntitlement(
  caller: Caller,
  grant: HeldGrant,
  pack: Package,
  content: Pick<NewAttempt, 'snapshotId' | 'optionOrders' | 'listeningMode'>,
  now: number
): Promise<Attempt> {
  return inTransaction(async (trx) => {
    const { userId } = caller
    if (!(await enterExam(trx, { id: grant.id, userId, packageId: pack.id }, now)))
      throw new EntitlementUsed(ACCESS_USED)

    // Includes time given since the grant was read: from now on it is given to the attempt.
    const { extraPercent, givenSeconds } = await Entitlement.findOrFail(grant.id, { client: trx })
    const start: NewAttempt = {
      ...content,
      caller,
      grant: { ...grant, extraPercent, givenSeconds },
      pack,
      startedAt: now,
    }
    await storeRows(trx, STORE_ATTEMPTS, [start])
    return Attempt.findByOrFail('runningUserId', userId, { client: trx })
  })
}
