import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { eventNews, isTomorrow } from '#app/events/domain/event_news'
import ExamEvent from '#app/events/models/exam_event'
import Lab from '#app/labs/models/lab'
import { tellLearners } from '#app/messages/actions/tell_learners'
import { withdrawMessages } from '#app/messages/actions/withdraw_messages'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import { inParts } from '#app/platform/database/in_parts'
import { inTransaction } from '#app/platform/database/transaction'
import { DAY_MS, startOfDay } from '#app/platform/time/domain/academy_days'

/**
 * Notes that the learners of tomorrow's events are to be told of them. Learners who are added later, and new times, are
 * found by the next run; who knows already is told nothing again.
 * @returns how many events are tomorrow
 */
export async function tellOfTomorrow(now: number): Promise<number> {
  const tomorrow = startOfDay(now) + DAY_MS
  const events = await ExamEvent.query()
    .where('status', 'scheduled')
    .where('startsAt', '>=', tomorrow)
    .where('startsAt', '<', tomorrow + DAY_MS)
    .select('id')
  for (const { id } of events) await inTransaction((trx) => tellOfEvent(trx, id, now))
  return events.length
}

async function tellOfEvent(trx: TransactionClientContract, id: number, now: number): Promise<void> {
  // Locked: nobody moves it, calls it off or changes its learners meanwhile.
  const event = await ExamEvent.query({ client: trx }).where('id', id).forUpdate().first()
  if (!event || !isTomorrow(event, now)) return
  const pack = await findUnarchivedPackage(event.packageId, trx)
  const lab = event.labId === null ? null : await Lab.findOrFail(event.labId, { client: trx })
  const news = eventNews(event, { packageName: pack.name, lab: lab?.name ?? null })
  const places = (await trx
    .from('event_learners')
    .where('event_id', id)
    .whereNull('removed_at')
    .select('user_id')) as { user_id: number }[]
  for (const some of inParts(places.map((place) => place.user_id))) {
    const users = await User.query({ client: trx }).whereIn('id', some)
    await tellLearners(
      trx,
      users.map((user) => ({ user, news })),
      now
    )
  }
}

/**
 * What wasn't told of an event yet isn't true any more: it was changed or called off, or these learners left it.
 * @param userIds everybody by default
 */
export async function forgetEvent(
  trx: TransactionClientContract,
  id: number,
  userIds?: readonly number[]
): Promise<void> {
  const told = { subjects: [`event:${id}`], kinds: ['jadwal_besok'] } as const
  await withdrawMessages(trx, userIds === undefined ? told : { ...told, userIds })
}
