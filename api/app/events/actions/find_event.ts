import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ExamEvent from '#app/events/models/exam_event'
import { isInvigilator } from '#app/events/rows/event_people'
import { Conflict, NotFound } from '#app/platform/errors/failures'
import { EVENT_CLOSED } from '#contracts/events'
import { ADMIN_REFUSAL } from '#contracts/refusals'

/**
 * An event that this user may see: users with `events.manage` see all, an invigilator the assigned ones.
 * @throws NotFound, also for another invigilator's event
 */
export async function findWatched(
  user: User,
  id: number,
  trx?: TransactionClientContract
): Promise<ExamEvent> {
  const event = await ExamEvent.find(id, trx ? { client: trx } : {})
  if (event === null || !(await mayWatch(user, id, trx))) throw missing()
  return event
}

/**
 * The same, locked until the transaction ends.
 * @throws NotFound, also for another invigilator's event
 */
export async function lockWatched(
  trx: TransactionClientContract,
  user: User,
  id: number
): Promise<ExamEvent> {
  if (!(await mayWatch(user, id, trx))) throw missing()
  return lockEvent(trx, id)
}

async function mayWatch(user: User, id: number, trx?: TransactionClientContract): Promise<boolean> {
  return user.can('events.manage') || isInvigilator(id, user.id, trx)
}

/**
 * Locks an event until the transaction ends, so that changes, starts and cancellations run one after the other.
 * @throws NotFound; Conflict once it is closed: then nothing in it changes
 */
export async function lockEvent(trx: TransactionClientContract, id: number): Promise<ExamEvent> {
  const event = await ExamEvent.query({ client: trx }).where('id', id).forUpdate().first()
  if (!event) throw missing()
  if (event.closedAt !== null) throw new Conflict(EVENT_CLOSED, ADMIN_REFUSAL.eventClosed)
  return event
}

export function missing(): NotFound {
  return new NotFound('Ujian tidak ditemukan.')
}
