import { driveAttempt } from '#app/exam/actions/drive_attempt'
import { currentQuestions, storeSnapshot } from '#app/exam/actions/package_snapshot'
import { beginSitting } from '#app/enrolment/actions/standing'
import { needsLab, requireLab } from '#app/exam/actions/require_lab'
import { findRunningAttempt } from '#app/exam/actions/running_attempt'
import { findUnusedEntitlement } from '#app/enrolment/actions/find_unused_entitlement'
import type { Caller } from '#app/exam/caller'
import { startClock } from '#app/exam/domain/session_clock'
import type { SnapshotQuestion } from '#app/exam/domain/types'
import Attempt from '#app/exam/models/attempt'
import { incompleteReasons, missingQuestions } from '#app/packages/domain/completeness'
import Package from '#app/packages/models/package'
import type Entitlement from '#app/enrolment/models/entitlement'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { Conflict, Forbidden } from '#app/platform/errors/failures'
import { ACCESS_USED } from '#contracts/sentences'

export interface StartRequest {
  /** Default: the package granted last. */
  packageId?: number | undefined
  /** Whether this login takes the attempt over from another one. */
  takeover?: boolean | undefined
}

/**
 * Starts an attempt with the caller's unused entitlement, or returns the one that runs: repeated and parallel
 * calls all get the same attempt.
 * @throws Forbidden without an entitlement, or outside of a lab for a package of labs; Conflict when another package's attempt runs, another login drives
 *   it, or the package lacks questions
 */
export async function startAttempt(
  caller: Caller,
  request: StartRequest,
  now: number
): Promise<Attempt> {
  const running = await findRunningAttempt(caller.userId, now)
  if (running) return resumeAttempt(running, caller, request, now)

  const entitlement = await findUnusedEntitlement(caller.userId, request.packageId)
  if (!entitlement) {
    // Another call may have used it up since the first look.
    const started = await findRunningAttempt(caller.userId, now)
    if (started) return resumeAttempt(started, caller, request, now)
    throw new Forbidden('Anda belum memiliki akses ke paket ini.')
  }

  const pack = await Package.findOrFail(entitlement.packageId)
  if (pack.labOnly && !caller.labSeat) throw needsLab()
  const questions = await currentQuestions(pack.id)
  if (!isComplete(questions)) {
    throw new Conflict(
      'Soal paket ini sedang diperbarui dan belum lengkap. Silakan coba lagi nanti.'
    )
  }
  const snapshotId = await storeSnapshot(pack, questions)

  try {
    return await consumeEntitlement(caller, entitlement, pack, snapshotId, now)
  } catch (error) {
    // A second click, tab or retry came first: this call gets what that one started.
    const started =
      error instanceof EntitlementUsed || isUniqueViolation(error)
        ? await findRunningAttempt(caller.userId, now)
        : null
    if (started) return resumeAttempt(started, caller, request, now)
    throw error
  }
}

class EntitlementUsed extends Conflict {}

function isComplete(questions: SnapshotQuestion[]): boolean {
  const placed = questions.map((question) => ({
    ...question,
    passageId: question.passage?.id ?? null,
  }))
  return incompleteReasons(missingQuestions(placed)).length === 0
}

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
  await requireLab(running, caller.labSeat)
  // Nothing is to be changed: what was just read is the answer.
  if (running.driver === caller.loginId) return running
  if (takeover) {
    await Attempt.query()
      .where('id', running.id)
      .where('status', 'running')
      .update({ driver: caller.loginId })
  }
  return driveAttempt(caller, now, async (_, attempt) => attempt)
}

function consumeEntitlement(
  caller: Caller,
  entitlement: Entitlement,
  pack: Package,
  snapshotId: number,
  now: number
): Promise<Attempt> {
  return inTransaction(async (trx) => {
    if (!(await beginSitting(trx, entitlement, now))) throw new EntitlementUsed(ACCESS_USED)

    const clock = startClock(pack.minutes, now)
    return Attempt.create(
      {
        userId: caller.userId,
        runningUserId: caller.userId,
        packageId: pack.id,
        packageName: pack.name,
        entitlementId: entitlement.id,
        snapshotId,
        scoringTable: pack.scoringTable,
        status: 'running',
        session: clock.session,
        deadline: clock.deadline,
        listeningMinutes: pack.listeningMinutes,
        writtenMinutes: pack.writtenMinutes,
        readingMinutes: pack.readingMinutes,
        lastIndex: 0,
        flags: [],
        driver: caller.loginId,
        labOnly: pack.labOnly,
        startedLabId: caller.labSeat?.labId ?? null,
        startedSeat: caller.labSeat?.seat ?? null,
        seenLabId: caller.labSeat?.labId ?? null,
        seenSeat: caller.labSeat?.seat ?? null,
        seenAt: caller.labSeat ? now : null,
        startedAt: now,
        finishedAt: null,
      },
      { client: trx }
    )
  })
}
