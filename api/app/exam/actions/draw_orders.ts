import { randomInt } from 'node:crypto'
import { drawOrders } from '#app/exam/domain/option_orders'
import type { Snapshot } from '#app/exam/domain/types'

/** Orders of a snapshot's options that nobody can guess, for one attempt. */
export function drawnOrders({ questions }: Snapshot): string {
  return drawOrders(questions, (limit) => randomInt(limit))
}
