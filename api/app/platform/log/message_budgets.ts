import type { LoggerConfig } from '@adonisjs/core/types/logger'
import { clock } from '#app/platform/time/clock'
import { LineBudget } from '#app/platform/log/line_budget'

/** Lines of one message that are written per minute: more add no information. */
export const LINES_OF_A_MESSAGE = 600

const budgets = new Map<unknown, LineBudget>()

type Hook = NonNullable<NonNullable<LoggerConfig['hooks']>['logMethod']>

/**
 * Lets a logger write at most `LINES_OF_A_MESSAGE` lines of each message, because a failing request can come a
 * thousand times a second. The message's next line says how many were left out.
 */
export const withinItsBudget: Hook = function (args, method) {
  const message = args.find((arg: unknown) => typeof arg === 'string')
  const budget = budgets.get(message) ?? new LineBudget(LINES_OF_A_MESSAGE)
  budgets.set(message, budget)
  const { isAllowed, leftOut } = budget.take(clock.now())
  if (leftOut > 0) method.call(this, { leftOut, of: message }, 'lines_left_out')
  if (isAllowed) method.apply(this, args)
}
