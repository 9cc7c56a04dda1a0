import { afterPause, isPaused, withoutPause } from '#app/exam/domain/pauses'
import { endSession, isTimeUp, settlement } from '#app/exam/domain/session_clock'
import type { AttemptClock } from '#app/exam/domain/types'

/**
 * What invigilators may do to an attempt's time (contract section 7.1). Each rule takes a clock whose rests are up to
 * date and returns the changed one, or the sentence that says why it makes no sense for this learner. Times are epoch
 * milliseconds.
 */

/** Why an action makes no sense for a learner, as staff read it. */
export const SKIPPED = {
  finished: 'Sudah selesai mengerjakan.',
  begun: 'Sudah mulai mengerjakan.',
  notBegun: 'Belum mulai mengerjakan.',
  paused: 'Sudah dijeda.',
  notPaused: 'Tidak sedang dijeda.',
  sessionOver: 'Waktu sesi ini sudah habis.',
  notLeftEarly: 'Sesi ini tidak diakhiri lebih awal.',
  notFinished: 'Belum selesai mengerjakan.',
} as const

type Changed = AttemptClock | string

/**
 * Adds time to the session: to one that runs or is paused, and to one whose time has run out while the learner hasn't
 * moved on, which runs again.
 * @param seconds more than 0
 */
export function addTime(clock: AttemptClock, seconds: number, now: number): Changed {
  if (isEnded(clock, now)) return SKIPPED.finished
  const current = afterPause(clock, now)
  const { session, byHand, deadline } = current
  const standsAt = byHand.pausedAt ?? now
  return {
    ...current,
    deadline: Math.max(deadline, standsAt) + seconds * 1000,
    byHand: {
      ...byHand,
      given: { ...byHand.given, [session]: byHand.given[session] + seconds },
      runsSince: deadline > standsAt ? byHand.runsSince : standsAt,
      restHeldMs: 0,
      leftEarlyMs: null,
    },
  }
}

/** Stops the clock of the session, or holds the learner at rest. */
export function pause(clock: AttemptClock, now: number): Changed {
  if (isEnded(clock, now)) return SKIPPED.finished
  if (clock.session === 'reading' && isTimeUp(clock, now)) return SKIPPED.sessionOver
  if (isPaused(clock, now)) return SKIPPED.paused
  const running = afterPause(clock, now)
  return { ...running, byHand: { ...running.byHand, pausedAt: now } }
}

/** Starts it again. */
export function goOn(clock: AttemptClock, now: number): Changed {
  if (isEnded(clock, now)) return SKIPPED.finished
  if (!isPaused(clock, now)) return SKIPPED.notPaused
  return withoutPause(clock, now)
}

/** Ends the session; in reading that ends the exam. */
export function finishSession(clock: AttemptClock, now: number): Changed {
  if (isEnded(clock, now)) return SKIPPED.finished
  if (isTimeUp(clock, now)) return SKIPPED.sessionOver
  return clock.session === 'reading' ? finishExam(clock, now) : endSession(clock, now)
}

/** Ends the exam: what is on its way still counts for the grace. */
export function finishExam(clock: AttemptClock, now: number): Changed {
  if (isEnded(clock, now)) return SKIPPED.finished
  const running = withoutPause(afterPause(clock, now), now)
  return { ...running, byHand: { ...running.byHand, endedAt: now } }
}

/** A session that was left early and not moved on from runs again, with the time that was left. */
export function reopenSession(clock: AttemptClock, now: number): Changed {
  if (isEnded(clock, now)) return SKIPPED.finished
  const current = afterPause(clock, now)
  const { leftEarlyMs, pausedAt } = current.byHand
  if (leftEarlyMs === null || !isTimeUp(clock, now)) return SKIPPED.notLeftEarly
  const standsAt = pausedAt ?? now
  const byHand = { ...current.byHand, runsSince: standsAt, leftEarlyMs: null, restHeldMs: 0 }
  return { ...current, deadline: standsAt + leftEarlyMs, byHand }
}

/**
 * A finished exam goes on in its last session, with the time that was left then.
 * @param finishedAt when it ended
 * @param minutes that it has at least: what was not left is given
 */
export function reopenExam(
  clock: AttemptClock,
  finishedAt: number,
  minutes: number,
  now: number
): AttemptClock {
  const { session, byHand } = clock
  const leftMs = Math.max(0, clock.deadline - finishedAt)
  const nextMs = Math.max(leftMs, minutes * 60_000)
  const given = byHand.given[session] + Math.ceil((nextMs - leftMs) / 1000)
  return {
    ...clock,
    status: 'running',
    deadline: now + nextMs,
    byHand: {
      given: { ...byHand.given, [session]: given },
      pausedAt: null,
      runsSince: now,
      restHeldMs: 0,
      endedAt: null,
      leftEarlyMs: null,
    },
  }
}

/** Whether the exam is over: finished, ended by hand, or only to be marked. */
export function isEnded(clock: AttemptClock, now: number): boolean {
  return (
    clock.status === 'finished' || clock.byHand.endedAt !== null || settlement(clock, now) !== null
  )
}
