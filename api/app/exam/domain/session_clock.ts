import { nextSession, REST_LIMIT_MS, SAVE_GRACE_MS } from '#contracts/exam'
import type { Session } from '#contracts/exam'
import type { AttemptClock } from '#app/exam/domain/types'

/**
 * The rules of time (contract section 4). All times are epoch milliseconds. A deadline is the first millisecond at
 * which the time is over; a grace or rest also ends exactly at its end.
 */

const MS_PER_MINUTE = 60_000

/** The result of `advance`. */
export type Advance =
  | { kind: 'moved'; clock: AttemptClock }
  | { kind: 'unchanged'; clock: AttemptClock }
  | { kind: 'time_left' }
  | { kind: 'last_session' }

/** The clock of an attempt that starts now with listening. */
export function startClock(
  minutes: Record<Session, number>,
  now: number,
  restMinutes: number | null = null
): AttemptClock {
  return openSession({ status: 'running', minutes, restMinutes }, 'listening', now)
}

/**
 * Whole seconds left in the current session, rounded up: 0 exactly when the time is over or the attempt is finished.
 * Never more than the session's length, even when the server's clock was set back.
 */
export function remainingSeconds(clock: AttemptClock, now: number): number {
  if (isTimeUp(clock, now)) return 0
  return Math.min(Math.ceil((clock.deadline - now) / 1000), clock.minutes[clock.session] * 60)
}

/** Whether the current session's time is over; always true for a finished attempt. */
export function isTimeUp(clock: AttemptClock, now: number): boolean {
  return clock.status === 'finished' || now >= clock.deadline
}

/** Whether answers of the current session are accepted: until its deadline plus the grace. */
export function acceptsSaves(clock: AttemptClock, now: number): boolean {
  return clock.status === 'running' && now < clock.deadline + SAVE_GRACE_MS
}

/** Ends the current session early. A deadline that has passed doesn't change. */
export function endSession(clock: AttemptClock, now: number): AttemptClock {
  if (isTimeUp(clock, now)) return clock
  return { ...clock, deadline: now }
}

/**
 * Moves on to the next session, whose time starts now.
 *
 * @param from the session that the caller wants to leave. When it isn't the current one the result is `unchanged`, so
 *   two tabs or a retry never skip a session. Also `unchanged` for an attempt that is finished, or whose rest is over.
 */
export function advance(clock: AttemptClock, now: number, from?: Session): Advance {
  const asked = from ?? clock.session
  if (clock.status === 'finished' || asked !== clock.session) return { kind: 'unchanged', clock }

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
  let current = clock
  for (;;) {
    const next = current.restMinutes === null ? null : nextSession(current.session)
    const end = current.deadline + restMs(current)
    if (next === null || current.status === 'finished' || now < end)
      return { clock: current, ended }
    ended.push({ session: current.session, deadline: current.deadline })
    current = openSession(current, next, end)
  }
}

/** Whether time alone has changed something that isn't stored yet: a rest is over, or the attempt. */
export function isDue(clock: AttemptClock, now: number): boolean {
  const rested = afterRests(clock, now)
  return rested.ended.length > 0 || settlement(clock, now) !== null
}

/**
 * Whether the server has to end this attempt itself, and the finish time to store. In reading: after the grace, with
 * the deadline. Before reading: after the usual rest, with the rest's end; a limited rest ends no attempt.
 */
export function settlement(clock: AttemptClock, now: number): { finishedAt: number } | null {
  if (clock.status === 'finished') return null

  if (clock.session === 'reading') {
    return acceptsSaves(clock, now) ? null : { finishedAt: clock.deadline }
  }
  if (clock.restMinutes !== null) return null
  const end = clock.deadline + restMs(clock)
  return now < end ? null : { finishedAt: end }
}

/** When the present rest of the attempt ends; null while a session's time runs, and in or after reading. */
export function restEnd(clock: AttemptClock, now: number): number | null {
  const rests = clock.status === 'running' && clock.session !== 'reading' && isTimeUp(clock, now)
  return rests ? clock.deadline + restMs(clock) : null
}

function restMs({ restMinutes }: AttemptClock): number {
  return restMinutes === null ? REST_LIMIT_MS : restMinutes * MS_PER_MINUTE
}

/**
 * Whether the attempt is over, or in a rest, from one time to the other. Then setting the clock doesn't affect it.
 */
export function isSameAt(clock: AttemptClock, one: number, other: number): boolean {
  if (clock.status === 'finished') return true
  const [earlier, later] = [Math.min(one, other), Math.max(one, other)]
  return !acceptsSaves(clock, earlier) && !isDue(clock, later)
}

/** The finish time to store in reading: now, or the deadline when it has passed. */
export function finishStamp(clock: AttemptClock, now: number): number {
  return Math.min(now, clock.deadline)
}

function openSession(
  clock: Pick<AttemptClock, 'status' | 'minutes' | 'restMinutes'>,
  session: Session,
  now: number
): AttemptClock {
  return {
    status: clock.status,
    session,
    deadline: now + clock.minutes[session] * MS_PER_MINUTE,
    minutes: clock.minutes,
    restMinutes: clock.restMinutes,
  }
}

/** Whether passages may be opened: in reading while saves are accepted. */
export function mayOpenPassages(clock: AttemptClock, now: number): boolean {
  return clock.session === 'reading' && acceptsSaves(clock, now)
}
