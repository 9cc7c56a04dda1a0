import { AsyncLocalStorage } from 'node:async_hooks'
import type { WorkPlace } from '#app/platform/limits/fair_work'

const places = new AsyncLocalStorage<WorkPlace>()

/** The server's own work, of commands and jobs. */
const OWN: WorkPlace = { path: ['other', 'server'] }

/** Signing in has half of all turns, whatever else is hashed. */
export const LOGIN_LANE = 'login'
export const OTHER_LANE = 'other'

/** Says for whom everything within `work` is hashed. */
export function hashingFor<Result>(place: WorkPlace, work: () => Result): Result {
  return places.run(place, work)
}

/** For whom the present work is hashed. */
export function hashingPlace(): WorkPlace {
  return places.getStore() ?? OWN
}
