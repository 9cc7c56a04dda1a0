/** A duration that no rule of an exam asks for. Milliseconds. */
// oxlint-disable-next-line no-restricted-properties -- the server's time follows the wall clock, slowly or not at all
export const stopwatch = (): number => performance.now()

/** Records the duration of the slowest commit since the last reading. */
class CommitTimes {
  #slowestMs = 0

  /**
   * To be called when a commit begins; the returned function, when the database has answered, with success or not.
   */
  begin(): () => void {
    const began = stopwatch()
    return () => {
      this.#slowestMs = Math.max(this.#slowestMs, stopwatch() - began)
    }
  }

  /** Milliseconds of the slowest commit since the last call; 0 without one. */
  takeSlowest(): number {
    const slowest = this.#slowestMs
    this.#slowestMs = 0
    return slowest
  }
}

/** Of all databases of this process. */
export const commitTimes = new CommitTimes()
