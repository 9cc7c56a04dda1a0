import { AsyncLocalStorage } from 'node:async_hooks'
import type { WorkPlace } from '#app/platform/limits/fair_work'

const places = new AsyncLocalStorage<WorkPlace>()

/** The server's own work, of commands and jobs. */
const OWN: WorkPlace = { path: ['other', 'server'] }

/** Signing in has half of all turns, also while other hashing waits. */
export const LOGIN_LANE = 'login'
export const OTHER_LANE = 'other'

/** Sets the queue position for all hashing within `work`. */
export function hashingFor<Result>(place: WorkPlace, work: () => Result): Result {
  return places.run(place, work)
}

/** The queue position of the present work. */
export function hashingPlace(): WorkPlace {
  return places.getStore() ?? OWN
}
