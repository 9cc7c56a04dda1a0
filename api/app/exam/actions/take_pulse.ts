import app from '@adonisjs/core/services/app'
import { driveAttempt, Excluded, whyNothingRuns } from '#app/exam/actions/drive_attempt'
import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import { delivering } from '#app/exam/actions/notices'
import { Contacts, type Pulse } from '#app/exam/calls/contacts'
import { happenedTo, type Happenings } from '#app/exam/calls/happenings'
import type { Caller } from '#app/exam/domain/caller'
import type Attempt from '#app/exam/models/attempt'
import { carryOutReading } from '#app/platform/database/calls/ways'
import { NotFound } from '#app/platform/errors/failures'

/** @throws NotFound without a running attempt; Forbidden after an exclusion */
export async function requireRunning(userId: number, now: number): Promise<void> {
  if (await settleRunningAttempt(userId, now)) return
  const why = await whyNothingRuns(userId)
  throw why instanceof Excluded ? why : new NotFound(why.message)
}

/**
 * Takes a pulse: a contact of the login that drives the attempt.
 * @throws as `driveAttempt`
 */
export async function takePulse(
  caller: Caller,
  pulse: Pulse,
  now: number
): Promise<{ attempt: Attempt; happenings: Happenings }> {
  const attempt = await driveAttempt(caller, now, async (_, driven) => driven)
  const contacts = await app.container.make(Contacts)
  contacts.report(attempt.id, pulse, now)
  return { attempt, happenings: await readHappenings(caller.userId, attempt, now) }
}

/** What happened to a learner. @param attempt the running one; null in a waiting room */
export async function readHappenings(
  userId: number,
  attempt: Pick<Attempt, 'clock'> | null,
  now: number
): Promise<Happenings> {
  const found = await carryOutReading(
    happenedTo(userId, attempt && { clock: attempt.clock, hasNotices: true }, now)
  )
  if (!found) throw new Error('what happened to a learner is read by one way alone')
  await delivering(found.notices, now)
  return found
}
