import type { LabPlace } from '#app/accounts/domain/lab_place'

/** Each write delays saves of answers, so the view may be this old. */
const NOTICE_EVERY_MS = 20_000
const REMEMBERED_SEATS = 5000

/** The last write of this process for each seat. */
export class Sightings {
  readonly #last = new Map<string, { userId: number | null; at: number }>()

  /**
   * Records a sighting if it should be written: at once when the user changes, else after `NOTICE_EVERY_MS`.
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

  /** Removes a sighting that could not be written. */
  forget(place: LabPlace, userId: number | null): void {
    this.#last.delete(nameOf(place, userId))
  }
}

/** In SEB the key is the learner instead of the seat. */
function nameOf({ labId, seat }: LabPlace, userId: number | null): string {
  return seat === null ? `${labId}:${userId}` : `${labId}/${seat}`
}
