import app from '@adonisjs/core/services/app'
import { readHappenings } from '#app/exam/actions/take_pulse'
import { Contacts, type Pulse, type Waiter } from '#app/exam/calls/contacts'
import type { Happenings } from '#app/exam/calls/happenings'

/** Takes the pulse of a learner in an event's waiting room: nothing is written. */
export async function takeWaitingPulse(
  waiter: Waiter,
  pulse: Pulse,
  now: number
): Promise<Happenings> {
  const contacts = await app.container.make(Contacts)
  contacts.noteWaiting(waiter, pulse, now)
  return readHappenings(waiter.userId, null, now)
}
