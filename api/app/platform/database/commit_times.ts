/** Remembers how long the slowest commit took since it was last asked. */
class CommitTimes {
  #slowestMs = 0

  /** Call it when a commit begins, and what it returns when the database has answered, whatever it said. */
  begin(): () => void {
    const began = performance.now()
    return () => {
      this.#slowestMs = Math.max(this.#slowestMs, performance.now() - began)
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
