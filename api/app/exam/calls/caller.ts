import { callerIn, type WhoCalls } from '#app/exam/calls/who_calls'
import type { Caller } from '#app/exam/domain/caller'
import type { CallerCache } from '#app/exam/calls/caller_cache'
import {
  RUNNING,
  toAttempt,
  type AttemptRow,
  type RunningAttempt,
} from '#app/exam/rows/running_attempts'
import { find, together, type Call, type Lookup } from '#app/platform/database/calls/call'

/** A caller and the time of the call. */
export interface Calling {
  who: WhoCalls
  /** Epoch milliseconds. */
  now: number
}

/** A caller with a running attempt. */
export interface RunningCaller<Beside = unknown> {
  caller: Caller
  attempt: RunningAttempt
  /** The other rows that were fetched for the attempt. */
  beside: Beside
}

interface Questions<Beside> {
  /** How the attempt is found: `RUNNING`, or locked. */
  attempts?: Lookup<number, AttemptRow>
  /** What else to fetch for the attempt; after the lock, if there is one. */
  about: (attemptId: number) => Call<Beside>
}

/** The caller, null where only the framework can find out, and their running attempt. */
export interface Found<Beside> {
  caller: Caller | null
  running: RunningCaller<Beside> | null
}

/** Finds the caller, their running attempt, and the rows that a call needs of it: mostly in one round trip. */
export function* findCaller<Beside>(
  { who, now }: Calling,
  callers: CallerCache,
  { attempts = RUNNING, about }: Questions<Beside>
): Call<Found<Beside>> {
  const likely = callers.of(who)
  const [caller, guessed, guessedBeside] = yield* together(
    callerIn(who, likely.userId, now),
    find(attempts, likely.userId),
    besideOf(about, likely.attemptId)
  )
  if (!caller) return { caller, running: null }
  const { userId } = caller
  const [row] = userId === likely.userId ? guessed : yield* find(attempts, userId)
  callers.remember(who, { userId, attemptId: row?.id })
  if (!row) return { caller, running: null }
  const attempt = toAttempt(row)
  // Like the cache: nothing is decided by it, and a repeated call notes the same.
  callers.contacts.note(caller, attempt, now)
  const beside =
    guessedBeside && attempt.id === likely.attemptId
      ? guessedBeside.found
      : yield* about(attempt.id)
  return { caller, running: { caller, attempt, beside } }
}

function* besideOf<Beside>(
  about: (attemptId: number) => Call<Beside>,
  attemptId: number | undefined
): Call<{ found: Beside } | null> {
  return attemptId === undefined ? null : { found: yield* about(attemptId) }
}

/** For calls that need no other rows of the attempt. */
export const nothingElse = (): Call<readonly []> => together()
