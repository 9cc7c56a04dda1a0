import app from '@adonisjs/core/services/app'
import { paperOf, type KeptPaper } from '#app/exam/actions/kept_paper'
import type { SavedAnswers } from '#app/exam/actions/read_answers'
import { ordersOf, type OptionOrders } from '#app/exam/actions/read_option_orders'
import { storageKeyOf, type StorageKey } from '#app/exam/actions/read_storage_key'
import { KnownSitters } from '#app/exam/calls/known_sitters'
import { findSitter, nothingElse, type Calling, type Sitter } from '#app/exam/calls/sitter'
import type { PlayedAudio } from '#app/exam/domain/audio_grants'
import { isDrivenBy } from '#app/exam/domain/driving'
import { mayOpenPassages } from '#app/exam/domain/passage_grants'
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

/** The running attempt alone, for its timer. */
export const readRunning: Read<Sitter> = (calling) => ofSitter(calling, nothingElse)

/** The running attempt, for the login that drives it. */
const readDriven: Read<Sitter> = (calling) => ofSitter(calling, nothingElse, { isDriving: true })

/** The stored answers. */
export async function readSavedAnswers(
  calling: Calling
): Promise<{ userId: number; answers: SavedAnswers } | null> {
  const sitter = await ofSitter(calling, (attemptId) => find(SHEET, attemptId))
  if (!sitter) return null
  const { caller, attempt, beside } = sitter
  const { clock, lastIndex, flags } = attempt
  return {
    userId: caller.userId,
    answers: {
      session: clock.session,
      lastIndex,
      flags: JSON.parse(flags) as number[],
      sheet: sheetFrom(beside),
    },
  }
}

/** The recordings that were played, by page. */
export async function readPlayedPages(
  calling: Calling
): Promise<{ userId: number; played: PlayedAudio[] } | null> {
  const sitter = await ofSitter(calling, (attemptId) => find(PLAYED, attemptId))
  return sitter && { userId: sitter.caller.userId, played: sitter.beside.map(toPlayed) }
}

/** The orders in which the learner who drives the attempt sees the options of its running session. */
export async function readOrders(
  calling: Calling
): Promise<{ userId: number; orders: OptionOrders } | null> {
  const sitter = await readDriven(calling)
  if (!sitter) return null
  return { userId: sitter.caller.userId, orders: ordersOf(sitter.attempt) }
}

/** The key with which the driver's device encrypts the running session. */
export async function readKey(
  calling: Calling
): Promise<{ userId: number; key: StorageKey } | null> {
  const sitter = await readDriven(calling)
  if (!sitter || isTimeUp(sitter.attempt.clock, calling.now)) return null
  const { caller, attempt } = sitter
  return { userId: caller.userId, key: storageKeyOf(attempt, caller) }
}

/**
 * The paper of the running attempt, for the login that drives it.
 * @param packageId the requested package, if any
 */
export async function readRunningPaper(
  calling: Calling,
  packageId: number | undefined
): Promise<{ userId: number; paper: KeptPaper } | null> {
  const sitter = await readDriven(calling)
  if (!sitter) return null
  const { caller, attempt } = sitter
  if (packageId !== undefined && packageId !== attempt.packageId) return null
  return { userId: caller.userId, paper: paperOf(attempt, calling.now) }
}

/** The learner whose running session shows this passage. */
export async function openPassage(calling: Calling, file: string): Promise<number | null> {
  const sitter = await readDriven(calling)
  if (!sitter) return null
  const { clock, snapshotId } = sitter.attempt
  if (!mayOpenPassages(clock, calling.now)) return null
  const { questions } = await loadSnapshot(snapshotId)
  return questions.some(({ passage }) => passage?.image === file) ? sitter.caller.userId : null
}

async function ofSitter<Beside>(
  calling: Calling,
  about: (attemptId: number) => Call<Beside>,
  { isDriving = false } = {}
): Promise<Sitter<Beside> | null> {
  const known = await app.container.make(KnownSitters)
  return carryOutReading(read())

  function* read(): Call<Sitter<Beside>> {
    const { sitter } = yield* findSitter(calling, known, { about })
    if (!sitter || isDue(sitter.attempt.clock, calling.now)) throw new Declined()
    if (isDriving && !isDrivenBy(sitter.attempt, sitter.caller)) throw new Declined()
    return sitter
  }
}
