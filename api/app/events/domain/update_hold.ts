import { closesAt, type EventPlan } from '#app/events/domain/schedule'
import { UPDATES_HELD_BEFORE_MS } from '#contracts/seat_updates'

/**
 * Whether an event keeps the seats of its lab from being updated: from two hours before its set time until nobody sits
 * and nobody can begin any more.
 * @param isSitting whether an attempt of it runs
 * @param now epoch milliseconds
 */
export function holdsUpdates(plan: EventPlan, isSitting: boolean, now: number): boolean {
  if (plan.status !== 'scheduled') return false
  if (isSitting) return true
  if (plan.closedAt !== null) return false
  return now >= plan.startsAt - UPDATES_HELD_BEFORE_MS && now < closesAt(plan)
}
