import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ExamEvent from '#app/events/models/exam_event'
import { isInvigilator } from '#app/events/rows/event_people'
import { NotFound } from '#app/platform/errors/failures'

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
  const event = await lockEvent(trx, id)
  if (!(await mayWatch(user, id, trx))) throw missing()
  return event
}

async function mayWatch(user: User, id: number, trx?: TransactionClientContract): Promise<boolean> {
  return user.can('events.manage') || isInvigilator(id, user.id, trx)
}

/**
 * Locks an event until the transaction ends, so that changes, starts and cancellations run one after the other.
 * @throws NotFound
 */
export async function lockEvent(trx: TransactionClientContract, id: number): Promise<ExamEvent> {
  const event = await ExamEvent.query({ client: trx }).where('id', id).forUpdate().first()
  if (!event) throw missing()
  return event
}

export function missing(): NotFound {
  return new NotFound('Ujian tidak ditemukan.')
}
