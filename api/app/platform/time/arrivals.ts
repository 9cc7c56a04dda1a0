import type { IncomingMessage } from 'node:http'
import { clock } from '#app/platform/time/clock'

/** When requests reached the server, by its own clock: before they waited for the database, a login or their turn. */
const arrivals = new WeakMap<IncomingMessage, number>()

/** Called by the first middleware of every route. */
export function noteArrival(request: IncomingMessage): void {
  arrivals.set(request, clock.now())
}

/** When a request reached the server, in epoch milliseconds. */
export function arrivalOf(request: IncomingMessage): number {
  return arrivals.get(request) ?? clock.now()
}
