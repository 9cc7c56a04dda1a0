const MINUTE_MS = 60_000

/** Limits lines per minute, so that an attack can't fill the disk. */
export class LineBudget {
  readonly #perMinute: number
  #began = -Infinity
  #asked = 0

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /**
   * Counts one line.
   * @param now epoch milliseconds
   * @returns whether it may be written, and how many were refused in the previous minute
   */
  take(now: number): { isAllowed: boolean; leftOut: number } {
    let leftOut = 0
    // A clock that was set back also starts a new minute.
    if (Math.abs(now - this.#began) >= MINUTE_MS) {
      leftOut = Math.max(0, this.#asked - this.#perMinute)
      this.#began = now
      this.#asked = 0
    }
    this.#asked++
    return { isAllowed: this.#asked <= this.#perMinute, leftOut }
  }
}
