import { remainingSeconds } from '#app/exam/domain/session_clock'
import type Attempt from '#app/exam/models/attempt'

/**
 * The timer on the wire: the current session or 'finished', whole seconds by the server's clock, and when the session
 * ends or ended.
 */
export function examState(attempt: Attempt, now: number) {
  return {
    attemptId: attempt.id,
    paketId: attempt.packageId,
    sesi: attempt.status === 'finished' ? ('finished' as const) : attempt.session,
    secondsRemaining: remainingSeconds(attempt.clock, now),
    deadline: new Date(attempt.deadline).toISOString(),
  }
}
