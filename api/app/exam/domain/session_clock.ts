import { nextSession, REST_LIMIT_MS, SAVE_GRACE_MS } from '#contracts/exam'
import type { Session } from '#contracts/exam'
import { afterPause, asOf, isPaused, isPausedForSaves } from '#app/exam/domain/pauses'
import type { AttemptClock, TimeByHand } from '#app/exam/domain/types'

/**
 * The rules of time (contract section 4). All times are epoch milliseconds. A deadline is the first millisecond at
 * which the time is over; a grace or rest also ends exactly at its end.
 */

const MS_PER_MINUTE = 60_000

/** The time of an attempt that no invigilator has changed. */
export const NOTHING_BY_HAND: TimeByHand = {
  given: { listening: 0, written: 0, reading: 0 },
  pausedAt: null,
  runsSince: null,
  restHeldMs: 0,
  endedAt: null,
  leftEarlyMs: null,
}

/** The result of `advance`. */
export type Advance =
  | { kind: 'moved'; clock: AttemptClock }
  | { kind: 'unchanged'; clock: AttemptClock }
  | { kind: 'time_left' }
  | { kind: 'last_session' }

/** The clock of an attempt that starts now with listening. @param given seconds for it beyond its minutes */
export function startClock(
  minutes: Record<Session, number>,
  now: number,
  restMinutes: number | null = null,
  given = 0
): AttemptClock {
  const byHand = {
    ...NOTHING_BY_HAND,
    given: { ...NOTHING_BY_HAND.given, listening: given },
  }
  return openSession({ status: 'running', minutes, restMinutes, byHand }, 'listening', now)
}

/** When the session ends, or has ended: later by what a pause takes so far, and at once when ended by hand. */
export function endOfSession(clock: AttemptClock, now: number): number {
  const { deadline, byHand } = asOf(clock, now)
  return byHand.endedAt === null ? deadline : Math.min(deadline, byHand.endedAt)
}

/** Seconds that a session may last at most. */
export function longest({ minutes, byHand }: AttemptClock, session: Session): number {
  return minutes[session] * 60 + byHand.given[session]
}

/**
 * Whole seconds left in the current session, rounded up: 0 exactly when the time is over or the attempt is finished.
 * Never more than the session's length, even when the server's clock was set back.
 */
export function remainingSeconds(clock: AttemptClock, now: number): number {
  if (isTimeUp(clock, now)) return 0
  const left = Math.ceil((endOfSession(clock, now) - now) / 1000)
  return Math.min(left, longest(clock, clock.session))
}

/** Whether the current session's time is over; always true for an attempt that is finished, or ended by hand. */
export function isTimeUp(clock: AttemptClock, now: number): boolean {
  return (
    clock.status === 'finished' || clock.byHand.endedAt !== null || now >= endOfSession(clock, now)
  )
}

/** Whether answers of the current session are accepted: until its end plus the grace, and not long into a pause. */
export function acceptsSaves(clock: AttemptClock, now: number): boolean {
  return isInGrace(clock, now) && !isPausedForSaves(clock, now)
}

function isInGrace(clock: AttemptClock, now: number): boolean {
  return clock.status === 'running' && now < endOfSession(clock, now) + SAVE_GRACE_MS
}

/** Ends the current session early. A deadline that has passed doesn't change. A pause ends with it. */
export function endSession(clock: AttemptClock, now: number): AttemptClock {
  if (isTimeUp(clock, now)) return clock
  const running = asOf(clock, now)
  const leftEarlyMs = running.deadline - now
  return { ...running, deadline: now, byHand: { ...running.byHand, leftEarlyMs } }
}

/**
 * Moves on to the next session, whose time starts now.
 *
 * @param from the session that the caller wants to leave. When it isn't the current one the result is `unchanged`, so
 *   two tabs or a retry never skip a session. Also `unchanged` for an attempt that is finished or ended by hand, or
 *   whose rest is over. It must not be paused.
 */
export function advance(clock: AttemptClock, now: number, from?: Session): Advance {
  const asked = from ?? clock.session
  const isEnded = clock.status === 'finished' || clock.byHand.endedAt !== null
  if (isEnded || asked !== clock.session) return { kind: 'unchanged', clock }

  const next = nextSession(clock.session)
  if (next === null) return { kind: 'last_session' }
  if (!isTimeUp(clock, now)) return { kind: 'time_left' }
  if (isDue(clock, now)) return { kind: 'unchanged', clock }
  return { kind: 'moved', clock: openSession(clock, next, now) }
}

/**
 * The clock with more minutes for each session: the running one's remaining time grows by what its length does. A
 * session whose time is up isn't reopened.
 */
export function extend(
  clock: AttemptClock,
  minutes: Record<Session, number>,
  now: number
): AttemptClock {
  if (isTimeUp(clock, now)) return { ...clock, minutes }
  // A pause goes on.
  const more = minutes[clock.session] - clock.minutes[clock.session]
  return { ...clock, minutes, deadline: clock.deadline + more * MS_PER_MINUTE }
}

/** A session that has ended, and its deadline. */
export interface EndedSession {
  session: Session
  deadline: number
}

/**
 * The clock after the limited rests that are over: each next session has begun at its rest's end, even without the
 * learner. The same clock when none is over.
 */
export function afterRests(
  clock: AttemptClock,
  now: number
): { clock: AttemptClock; ended: EndedSession[] } {
  const ended: EndedSession[] = []
  let current = afterPause(clock, now)
  for (;;) {
    const next = current.restMinutes === null ? null : nextSession(current.session)
    const end = current.deadline + restMs(current)
    const isHeld = current.byHand.pausedAt !== null || current.byHand.endedAt !== null
    if (next === null || current.status === 'finished' || isHeld || now < end)
      return { clock: current, ended }
    ended.push({ session: current.session, deadline: current.deadline })
    current = openSession(current, next, end)
  }
}

/** Whether time alone has changed something that isn't stored yet: a pause or a rest is over, or the attempt. */
export function isDue(clock: AttemptClock, now: number): boolean {
  if (afterPause(clock, now) !== clock) return true
  const rested = afterRests(clock, now)
  return rested.ended.length > 0 || settlement(clock, now) !== null
}

/**
 * Whether the server has to end this attempt itself, and the finish time to store. In reading: after the grace, with
 * the deadline. Before reading: after the usual rest, with the rest's end; a limited rest ends no attempt. One that was
 * ended by hand, in any session: after the grace.
 */
export function settlement(clock: AttemptClock, now: number): { finishedAt: number } | null {
  if (clock.status === 'finished' || isPaused(clock, now)) return null

  const running = afterPause(clock, now)
  if (running.session === 'reading' || running.byHand.endedAt !== null) {
    return isInGrace(running, now) ? null : { finishedAt: finishStamp(running, now) }
  }
  if (running.restMinutes !== null) return null
  const end = running.deadline + restMs(running)
  return now < end ? null : { finishedAt: end }
}

/** When the present rest of the attempt ends; null while a session's time runs, and in or after reading. */
export function restEnd(clock: AttemptClock, now: number): number | null {
  const isEnded = clock.status !== 'running' || clock.byHand.endedAt !== null
  if (isEnded || clock.session === 'reading' || !isTimeUp(clock, now)) return null
  const present = asOf(clock, now)
  return present.deadline + restMs(present)
}

function restMs({ restMinutes, byHand }: AttemptClock): number {
  return byHand.restHeldMs + (restMinutes === null ? REST_LIMIT_MS : restMinutes * MS_PER_MINUTE)
}

/**
 * Whether the attempt is over, or in a rest, from one time to the other. Then setting the clock doesn't affect it.
 */
export function isSameAt(clock: AttemptClock, one: number, other: number): boolean {
  if (clock.status === 'finished') return true
  if (clock.byHand.pausedAt !== null || clock.byHand.endedAt !== null) return false
  const [earlier, later] = [Math.min(one, other), Math.max(one, other)]
  return !acceptsSaves(clock, earlier) && !isDue(clock, later)
}

/**
 * The finish time to store: in reading now, or the session's end when it has passed; of an exam that was ended by hand
 * between two sessions, that moment.
 */
export function finishStamp(clock: AttemptClock, now: number): number {
  const { endedAt } = clock.byHand
  if (clock.session !== 'reading' && endedAt !== null) return endedAt
  return Math.min(now, endOfSession(clock, now))
}

function openSession(
  { status, minutes, restMinutes, byHand }: Omit<AttemptClock, 'session' | 'deadline'>,
  session: Session,
  now: number
): AttemptClock {
  return {
    status,
    session,
    deadline: now + minutes[session] * MS_PER_MINUTE + byHand.given[session] * 1000,
    minutes,
    restMinutes,
    byHand: { ...byHand, runsSince: null, restHeldMs: 0, leftEarlyMs: null },
  }
}

/** Whether passages may be opened: in reading while saves are accepted. */
export function mayOpenPassages(clock: AttemptClock, now: number): boolean {
  return clock.session === 'reading' && acceptsSaves(clock, now) && !isPaused(clock, now)
}
