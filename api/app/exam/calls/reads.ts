import app from '@adonisjs/core/services/app'
import { paperOf, type CacheablePaper } from '#app/exam/actions/cacheable_paper'
import { savedAnswersOf, type SavedAnswers } from '#app/exam/actions/read_answers'
import { ordersOf, type OptionOrders } from '#app/exam/actions/read_option_orders'
import { storageKeyOf, type StorageKey } from '#app/exam/actions/read_storage_key'
import { CallerCache } from '#app/exam/calls/caller_cache'
import { findCaller, nothingElse, type Calling, type RunningCaller } from '#app/exam/calls/caller'
import { happenedTo, type Happenings } from '#app/exam/calls/happenings'
import type { PlayedAudio } from '#app/exam/domain/audio_grants'
import { isDrivenBy } from '#app/exam/domain/driving'
import { isPaused } from '#app/exam/domain/pauses'
import { mayOpenPassages } from '#app/exam/domain/session_clock'
import { isDue, isTimeUp } from '#app/exam/domain/session_clock'
import { SHEET, sheetFrom } from '#app/exam/rows/answers'
import { PLAYED, toPlayed } from '#app/exam/rows/played_audio'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { Declined, find, type Call } from '#app/platform/database/calls/call'
import { carryOutReading } from '#app/platform/database/calls/ways'

/**
 * What a learner's device reads all the time. Null leaves a call to the ordinary path: nothing runs, or it is
 * unusual.
 */
type Read<Result> = (calling: Calling) => Promise<Result | null>

/** The running attempt alone. */
export const readRunning: Read<RunningCaller> = (calling) => runningCaller(calling, nothingElse)

/** The running attempt for its timer, and what happened to its learner. */
export async function readTimer(
  calling: Calling
): Promise<(RunningCaller & { happenings: Happenings }) | null> {
  const running = await readRunning(calling)
  if (!running) return null
  const { caller, attempt } = running
  const happenings = await carryOutReading(happenedTo(caller.userId, attempt, calling.now))
  return happenings && { ...running, happenings }
}

/** The running attempt, for the login that drives it. */
const readDriven: Read<RunningCaller> = (calling) =>
  runningCaller(calling, nothingElse, { isDriving: true })

/** The running attempt for the login that drives it, and what happened to its learner. */
export async function readPulsed(
  calling: Calling
): Promise<(RunningCaller & { happenings: Happenings }) | null> {
  const callers = await app.container.make(CallerCache)
  return carryOutReading(read())

  function* read(): Call<RunningCaller & { happenings: Happenings }> {
    const running = yield* settledCaller(calling, callers, nothingElse, { isDriving: true })
    const { caller, attempt } = running
    return { ...running, happenings: yield* happenedTo(caller.userId, attempt, calling.now) }
  }
}

/** The stored answers. */
export async function readSavedAnswers(
  calling: Calling
): Promise<{ userId: number; answers: SavedAnswers } | null> {
  const running = await runningCaller(calling, (attemptId) => find(SHEET, attemptId))
  if (!running) return null
  const { caller, attempt, beside } = running
  const { clock, lastIndex, flags } = attempt
  return {
    userId: caller.userId,
    answers: savedAnswersOf(
      { session: clock.session, lastIndex, flags: JSON.parse(flags) as number[] },
      sheetFrom(beside)
    ),
  }
}

/** The recordings that were played, by page. */
export async function readPlayedPages(
  calling: Calling
): Promise<{ userId: number; played: PlayedAudio[] } | null> {
  const running = await runningCaller(calling, (attemptId) => find(PLAYED, attemptId))
  return running && { userId: running.caller.userId, played: running.beside.map(toPlayed) }
}

/** The orders in which the learner who drives the attempt sees the options of its running session. */
export async function readOrders(
  calling: Calling
): Promise<{ userId: number; orders: OptionOrders } | null> {
  const running = await readDriven(calling)
  if (!running) return null
  return { userId: running.caller.userId, orders: ordersOf(running.attempt) }
}

/** The key with which the driver's device encrypts the running session. */
export async function readKey(
  calling: Calling
): Promise<{ userId: number; key: StorageKey } | null> {
  const running = await readDriven(calling)
  if (!running || isTimeUp(running.attempt.clock, calling.now)) return null
  const { caller, attempt } = running
  return { userId: caller.userId, key: storageKeyOf(attempt, caller) }
}

/**
 * The paper of the running attempt, for the login that drives it.
 * @param packageId the requested package, if any
 */
export async function readRunningPaper(
  calling: Calling,
  packageId: number | undefined
): Promise<{ userId: number; paper: CacheablePaper } | null> {
  const running = await readDriven(calling)
  if (!running) return null
  const { caller, attempt } = running
  if (isPaused(attempt.clock, calling.now)) return null
  if (packageId !== undefined && packageId !== attempt.packageId) return null
  return { userId: caller.userId, paper: paperOf(attempt, calling.now) }
}

/** The learner whose running session shows this passage. */
export async function openPassage(calling: Calling, file: string): Promise<number | null> {
  const running = await readDriven(calling)
  if (!running) return null
  const { clock, snapshotId } = running.attempt
  if (!mayOpenPassages(clock, calling.now)) return null
  const { questions } = await loadSnapshot(snapshotId)
  return questions.some(({ passage }) => passage?.image === file) ? running.caller.userId : null
}

async function runningCaller<Beside>(
  calling: Calling,
  about: (attemptId: number) => Call<Beside>,
  kind = { isDriving: false }
): Promise<RunningCaller<Beside> | null> {
  const callers = await app.container.make(CallerCache)
  return carryOutReading(settledCaller(calling, callers, about, kind))
}

/** A caller whose attempt runs, and is as it is stored. */
function* settledCaller<Beside>(
  calling: Calling,
  callers: CallerCache,
  about: (attemptId: number) => Call<Beside>,
  { isDriving }: { isDriving: boolean }
): Call<RunningCaller<Beside>> {
  const { running } = yield* findCaller(calling, callers, { about })
  if (!running || isDue(running.attempt.clock, calling.now)) throw new Declined()
  if (isDriving && !isDrivenBy(running.attempt, running.caller)) throw new Declined()
  return running
}
