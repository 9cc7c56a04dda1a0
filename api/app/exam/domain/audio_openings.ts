/** How often a recording opens while no play of it is reported. Afterwards it is limited by time: see `mayOpenAudio`. */

/**
 * How often a login opens a recording of which no play was reported: a device keeps what it has fetched, also over a
 * reload. A takeover begins anew, and is written down.
 */
export const OPENINGS_OF_LOGIN = 3

/**
 * How often all logins of an attempt together open such a recording. Three seats, with every opening of each, are more
 * than crashes and a change of the seat take; without this end, a new login would begin anew for ever.
 */
export const OPENINGS_OF_ATTEMPT = 9

/** How often one login has opened a recording. */
export interface LoginOpenings {
  loginId: string
  openings: number
}

/**
 * Whether a login may open a recording once more.
 * @param noted what every login of the attempt has opened of this recording, at most one entry each
 */
export function mayOpenAgain(noted: readonly LoginOpenings[], loginId: string): boolean {
  const own = noted.find((one) => one.loginId === loginId)?.openings ?? 0
  const all = noted.reduce((sum, { openings }) => sum + openings, 0)
  return own < OPENINGS_OF_LOGIN && all < OPENINGS_OF_ATTEMPT
}
