import { requireDriver, whyNothingRuns } from '#app/exam/actions/drive_attempt'
import { requireLab } from '#app/exam/actions/require_lab'
import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import type { Caller } from '#app/exam/domain/caller'
import { ordersIn } from '#app/exam/domain/option_orders'
import type Attempt from '#app/exam/models/attempt'
import type { Session } from '#contracts/exam'

/** How a learner sees the options of their running session. */
export interface OptionOrders {
  attemptId: number
  session: Session
  /** By page, as '3142'; without those that are the author's. */
  orders: Record<number, string>
}

/**
 * The orders of the options in the running session. They are each learner's own, and the same on every device.
 * @throws Conflict when nothing runs, or while another login of theirs drives it; Forbidden outside of a lab when it
 *   needs one, and after an exclusion
 */
export async function readOptionOrders(caller: Caller, now: number): Promise<OptionOrders> {
  const attempt = await settleRunningAttempt(caller.userId, now)
  if (!attempt) throw await whyNothingRuns(caller.userId)
  await requireLab(attempt, caller.lab)
  await requireDriver(attempt, caller)
  return ordersOf(attempt)
}

/** The orders of the options in an attempt's running session. */
export function ordersOf({
  id,
  clock: { session },
  optionOrders,
}: Pick<Attempt, 'id' | 'clock' | 'optionOrders'>): OptionOrders {
  return { attemptId: id, session, orders: ordersIn(optionOrders, session) }
}
