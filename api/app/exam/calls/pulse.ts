import app from '@adonisjs/core/services/app'
import type { Calling, RunningCaller } from '#app/exam/calls/caller'
import { delivering } from '#app/exam/actions/notices'
import { Contacts, type Pulse } from '#app/exam/calls/contacts'
import type { Happenings } from '#app/exam/calls/happenings'
import { readPulsed } from '#app/exam/calls/reads'
import type { RunningAttempt } from '#app/exam/rows/running_attempts'

/** The learner of a pulse, their attempt, and what happened to them. */
interface Pulsed {
  userId: number
  attempt: RunningAttempt
  happenings: Happenings
}

/**
 * Takes a pulse of the login that drives an attempt: a contact, which writes nothing but that new
 * notices were delivered.
 * @returns null for every other case: `takePulse` handles it
 */
export async function pulsedTogether(calling: Calling, pulse: Pulse): Promise<Pulsed | null> {
  const contacts = await app.container.make(Contacts)
  const found: (RunningCaller & { happenings: Happenings }) | null = await readPulsed(calling)
  if (!found) return null
  const { caller, attempt, happenings } = found
  contacts.report(attempt.id, pulse, calling.now)
  await delivering(happenings.notices, calling.now)
  return { userId: caller.userId, attempt, happenings }
}
