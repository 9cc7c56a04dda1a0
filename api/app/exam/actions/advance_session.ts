import app from '@adonisjs/core/services/app'
import { Contacts } from '#app/exam/calls/contacts'
import { driveAttempt } from '#app/exam/actions/drive_attempt'
import type { Caller } from '#app/exam/domain/caller'
import { refusePaused } from '#app/exam/actions/refuse_paused'
import { advance } from '#app/exam/domain/session_clock'
import type Attempt from '#app/exam/models/attempt'
import { Conflict } from '#app/platform/errors/failures'
import type { Session } from '#contracts/exam'

/**
 * Moves the attempt to its next session, once: a call whose `from` isn't the current session changes nothing.
 * @throws Conflict while time is left, or in the last session
 */
export async function advanceSession(
  caller: Caller,
  from: Session | undefined,
  now: number
): Promise<Attempt> {
  const contacts = await app.container.make(Contacts)
  return driveAttempt(caller, now, async (trx, attempt) => {
    refusePaused(attempt, now)
    const step = advance(attempt.clock, now, from)
    switch (step.kind) {
      case 'unchanged':
        return attempt
      case 'time_left':
        throw new Conflict('Waktu sesi ini belum habis.')
      case 'last_session':
        throw new Conflict('Reading adalah sesi terakhir.')
      case 'moved':
        attempt.leaveSession(attempt.session, attempt.deadline)
        attempt.enterSession(step.clock)
        // The learner is there as it begins: no later silence reaches back before it.
        contacts.note(caller, attempt, now)
        return attempt.useTransaction(trx).save()
    }
  })
}
