import { randomInt } from 'node:crypto'
import { drawOrders } from '#app/exam/domain/option_orders'
import type { Snapshot } from '#app/exam/domain/types'

/** Unpredictable orders of a snapshot's options, for one attempt. */
export function drawnOrders({ questions }: Snapshot): string {
  return drawOrders(questions, (limit) => randomInt(limit))
}
