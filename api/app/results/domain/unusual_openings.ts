/**
 * Openings of recordings that an admin should know of: more than honest use needs, although the exam allowed them. A
 * device stores what it has fetched, so crashes and a change of the seat need one opening each.
 */

/** Up to this many openings of one recording, by all logins of an attempt, are usual. */
export const USUAL_OPENINGS = 4

/** Up to this many logins that open recordings of one attempt are usual. */
export const USUAL_LOGINS = 3

/** The unusual openings of an attempt's recordings. */
export interface UnusualOpenings {
  /** Pages opened more than `USUAL_OPENINGS` times, by page. */
  pages: { page: number; openings: number }[]
  /** How many logins opened recordings; null up to `USUAL_LOGINS`. */
  logins: number | null
}
