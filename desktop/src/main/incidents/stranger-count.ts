/** Otherwise unauthorised callers could flood the invigilator's list. */
const REPORT_EVERY_MS = 10 * 60_000

/**
 * Counts calls to the gateway that don't come from its window. Their content isn't stored, because it is untrusted.
 * Times are milliseconds since the epoch.
 */
export class StrangerCount {
  #count = 0
  #reportedAt: number | null = null

  note(): void {
    this.#count += 1
  }

  /**
   * The number of calls since the last report. 0 if there are none, or the last report is less than ten minutes old.
   */
  takeDue(now: number): number {
    const isEarly = this.#reportedAt !== null && Math.abs(now - this.#reportedAt) < REPORT_EVERY_MS
    if (this.#count === 0 || isEarly) return 0
    const count = this.#count
    this.#count = 0
    this.#reportedAt = now
    return count
  }
}
