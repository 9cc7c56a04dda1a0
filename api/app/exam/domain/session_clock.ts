import { nextSession, REST_LIMIT_MS, SAVE_GRACE_MS } from '#contracts/exam'
import type { Session } from '#contracts/exam'
import type { AttemptClock } from '#app/exam/domain/types'

/**
 * The rules of time (contract section 4). All instants are epoch milliseconds. A deadline is the first
 * instant at which the time is up; likewise a grace or a rest is over at its end, not one millisecond later.
 */

const MS_PER_MINUTE = 60_000

/** What `advance` did, or why it did nothing. */
export type Advance =
  | { kind: 'moved'; clock: AttemptClock }
  | { kind: 'unchanged'; clock: AttemptClock }
  | { kind: 'time_left' }
  | { kind: 'last_session' }

/** The clock of an attempt that starts now, in listening. */
export function startClock(minutes: Record<Session, number>, now: number): AttemptClock {
  return openSession({ status: 'running', minutes }, 'listening', now)
}

/**
 * Whole seconds left in the current session, rounded up: 0 exactly when the time is up or the attempt is
 * finished. Never more than the session's own length, should the server's clock be set back.
 */
export function remainingSeconds(clock: AttemptClock, now: number): number {
  if (isTimeUp(clock, now)) return 0
  return Math.min(Math.ceil((clock.deadline - now) / 1000), clock.minutes[clock.session] * 60)
}

/** Whether the current session's time is over; always so for a finished attempt. */
export function isTimeUp(clock: AttemptClock, now: number): boolean {
  return clock.status === 'finished' || now >= clock.deadline
}

/** Whether answers of the current session are still taken: until its deadline plus the grace. */
export function acceptsSaves(clock: AttemptClock, now: number): boolean {
  return clock.status === 'running' && now < clock.deadline + SAVE_GRACE_MS
}

/** Ends the current session early. A deadline that has passed stays: time is never given back. */
export function endSession(clock: AttemptClock, now: number): AttemptClock {
  if (isTimeUp(clock, now)) return clock
  return { ...clock, deadline: now }
}

/**
 * Moves on to the next session, whose time starts now.
 *
 * @param from the session the caller believes to leave; when it isn't the current one the answer is
 * `unchanged`, so that two tabs or a retry never skip a session. The same answers an attempt that is
 * finished, or has rested so long that it is to be settled.
 */
export function advance(clock: AttemptClock, now: number, from?: Session): Advance {
  const asked = from ?? clock.session
  if (clock.status === 'finished' || asked !== clock.session) return { kind: 'unchanged', clock }

  const next = nextSession(clock.session)
  if (next === null) return { kind: 'last_session' }
  if (!isTimeUp(clock, now)) return { kind: 'time_left' }
  if (settlement(clock, now) !== null) return { kind: 'unchanged', clock }
  return { kind: 'moved', clock: openSession(clock, next, now) }
}

/**
 * Whether the server has to end this attempt by itself, and the instant to stamp it with. In reading that is
 * once the grace is over, stamped at the deadline; before reading once the rest is over, stamped then.
 */
export function settlement(clock: AttemptClock, now: number): { finishedAt: number } | null {
  if (clock.status === 'finished') return null

  if (clock.session === 'reading') {
    return acceptsSaves(clock, now) ? null : { finishedAt: clock.deadline }
  }
  const restEnd = clock.deadline + REST_LIMIT_MS
  return now < restEnd ? null : { finishedAt: restEnd }
}

/** Whether the attempt is over, or rests, at both instants and all between: setting the time changes nothing for it. */
export function isSameAt(clock: AttemptClock, one: number, other: number): boolean {
  if (clock.status === 'finished') return true
  const [earlier, later] = [Math.min(one, other), Math.max(one, other)]
  return !acceptsSaves(clock, earlier) && settlement(clock, later) === null
}

/** The instant to stamp a finish in reading with: now, or the deadline when that has passed. */
export function finishStamp(clock: AttemptClock, now: number): number {
  return Math.min(now, clock.deadline)
}

function openSession(
  clock: Pick<AttemptClock, 'status' | 'minutes'>,
  session: Session,
  now: number
): AttemptClock {
  return {
    status: clock.status,
    session,
    deadline: now + clock.minutes[session] * MS_PER_MINUTE,
    minutes: clock.minutes,
  }
}
