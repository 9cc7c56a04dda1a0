import type { FindCaller, Caller } from '#app/exam/caller'
import type { PlayedAudio } from '#app/exam/domain/audio_grants'
import { isDrivenBy } from '#app/exam/domain/driving'
import { acceptsSaves, isTimeUp, isDue } from '#app/exam/domain/session_clock'
import type { SavedAnswers } from '#app/exam/actions/read_answers'
import { keptPaper, type KeptPaper } from '#app/exam/actions/kept_paper'
import type { OptionOrders } from '#app/exam/actions/read_option_orders'
import type { StorageKey } from '#app/exam/actions/read_storage_key'
import { storageKey } from '#app/exam/storage_key'
import { ordersIn } from '#app/exam/domain/option_orders'
import { playedOf, sheetOf, storedOrdersOf } from '#app/exam/rows/quick_reads'
import { readRunningAttempt, type RunningAttempt } from '#app/exam/rows/running_attempts'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { withQuickestRows, type QuickRows } from '#app/platform/database/quick_rows'

/** A learner whose attempt runs, when it was looked at. */
export interface Sitting {
  userId: number
  attempt: RunningAttempt
}

/** What a learner reads all the time. Null leaves a call to the ordinary way: nothing runs, or something is unusual. */
type QuickRead<Read> = (find: FindCaller, now: number) => Promise<(Sitting & Read) | null>

/** The running attempt alone, for its timer. */
export const readSitting: QuickRead<unknown> = (find, now) =>
  ofSitting(find, now, () => Promise.resolve({}))

/** The stored answers. */
export const readAnswersQuickly: QuickRead<{ answers: SavedAnswers }> = (find, now) =>
  ofSitting(find, now, async (rows, { id, clock, lastIndex, flags }) => ({
    answers: {
      session: clock.session,
      lastIndex,
      flags: JSON.parse(flags) as number[],
      sheet: await sheetOf(rows, id),
    },
  }))

/** The orders in which the learner who drives the attempt sees the options of its running session. */
export async function readOrdersQuickly(
  find: FindCaller,
  now: number
): Promise<{ userId: number; orders: OptionOrders } | null> {
  const found = await ofSitting(find, now, async (rows, attempt, caller) =>
    isDrivenBy(attempt, caller) ? { stored: await storedOrdersOf(rows, attempt.id) } : null
  )
  if (!found) return null
  const { userId, attempt, stored } = found
  const { session } = attempt.clock
  return { userId, orders: { attemptId: attempt.id, session, orders: ordersIn(stored, session) } }
}

/** The recordings that were played, by page. */
export const readPlayedQuickly: QuickRead<{ played: PlayedAudio[] }> = (find, now) =>
  ofSitting(find, now, async (rows, { id }) => ({ played: await playedOf(rows, id) }))

/** The key with which the device of the login that drives the attempt keeps the running session. */
export async function readStorageKeyQuickly(
  find: FindCaller,
  now: number
): Promise<{ userId: number; key: StorageKey } | null> {
  const sitting = await ofSitting(find, now, (_, attempt, caller) =>
    Promise.resolve(isDrivenBy(attempt, caller) ? { loginId: caller.loginId } : null)
  )
  if (!sitting || isTimeUp(sitting.attempt.clock, now)) return null
  const { userId, loginId, attempt } = sitting
  const { session } = attempt.clock
  return {
    userId,
    key: { attemptId: attempt.id, session, key: storageKey(attempt.id, session, loginId) },
  }
}

/**
 * The paper of the running attempt, for the login that drives it.
 * @param packageId the package that is asked for, if any
 */
export async function readPaperQuickly(
  find: FindCaller,
  packageId: number | undefined,
  now: number
): Promise<{ userId: number; paper: KeptPaper } | null> {
  const sitting = await readDriven(find, now)
  if (!sitting) return null
  const { userId, attempt } = sitting
  if (packageId !== undefined && packageId !== attempt.packageId) return null

  const { snapshotId, packageName, extraPercent, isShuffled, clock } = attempt
  const { session, minutes, restMinutes } = clock
  const open = acceptsSaves(clock, now) ? session : null
  const { packageId: id } = attempt
  const head = {
    packageId: id,
    packageName,
    session,
    minutes,
    restMinutes,
    extraPercent,
    isShuffled,
  }
  return { userId, paper: keptPaper(snapshotId, head, open) }
}

/** Lets a learner open a passage, by the rules of `authorizePassage`. */
export async function openPassageQuickly(
  find: FindCaller,
  file: string,
  now: number
): Promise<number | null> {
  const sitting = await readDriven(find, now)
  if (!sitting) return null
  const { clock, snapshotId } = sitting.attempt
  if (clock.session !== 'reading' || !acceptsSaves(clock, now)) return null
  const { questions } = await loadSnapshot(snapshotId)
  return questions.some(({ passage }) => passage?.image === file) ? sitting.userId : null
}

/** The running attempt, for the login that drives it. */
const readDriven: QuickRead<unknown> = (find, now) =>
  ofSitting(find, now, (_, attempt, caller) =>
    Promise.resolve(isDrivenBy(attempt, caller) ? {} : null)
  )

function ofSitting<Read extends object>(
  find: FindCaller,
  now: number,
  read: (rows: QuickRows, attempt: RunningAttempt, caller: Caller) => Promise<Read | null>
): Promise<(Sitting & Read) | null> {
  return withQuickestRows(async (rows) => {
    const sitting = await readRunningAttempt(rows, find, now)
    if (!sitting || isDue(sitting.attempt.clock, now)) return null
    const { caller, attempt } = sitting
    const found = await read(rows, attempt, caller)
    return found && { userId: caller.userId, attempt, ...found }
  })
}
