import type { LabPlace } from '#contracts/labs'

/** Each write slows the saving of answers, so the view may be this old. */
const NOTICE_EVERY_MS = 20_000
const REMEMBERED_SEATS = 5000

/** What this process last wrote about each seat. */
export class Sightings {
  readonly #last = new Map<string, { userId: number | null; at: number }>()

  /**
   * Remembers a sighting that should be written: at once when the user changes, else after `NOTICE_EVERY_MS`.
   * @returns whether it should be written
   */
  rememberIfNews(place: LabPlace, userId: number | null, now: number): boolean {
    const name = nameOf(place, userId)
    const last = this.#last.get(name)
    if (last && last.userId === userId && Math.abs(now - last.at) < NOTICE_EVERY_MS) return false
    if (this.#last.size >= REMEMBERED_SEATS) this.#last.clear()
    this.#last.set(name, { userId, at: now })
    return true
  }

  /** Forgets a sighting that could not be written. */
  forget(place: LabPlace, userId: number | null): void {
    this.#last.delete(nameOf(place, userId))
  }
}

/** In SEB learners are told apart instead of seats. */
function nameOf({ labId, seat }: LabPlace, userId: number | null): string {
  return seat === null ? `${labId}:${userId}` : `${labId}/${seat}`
}
