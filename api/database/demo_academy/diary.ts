import { clock, serverClock } from '#app/platform/clock'

interface Entry {
  at: number
  act: (now: number) => Promise<unknown>
}

/**
 * What happened in an academy, and when: acts are noted in any order and done in the order of their times, with the
 * server's clock set to each. So the ordinary actions write what they would have written then.
 */
export class Diary {
  readonly #entries: Entry[] = []

  /** @param at epoch milliseconds */
  note(at: number, act: Entry['act']): void {
    this.#entries.push({ at, act })
  }

  /**
   * Does everything that was noted; the clock shows the present again afterwards.
   * @throws RangeError for an act in the future
   */
  async play(): Promise<void> {
    const began = clock.now()
    const late = this.#entries.find(({ at }) => at > began)
    if (late) throw new RangeError(`${new Date(late.at).toISOString()} hasn't come yet`)
    let present = began
    for (const { at, act } of this.#entries.toSorted((one, other) => one.at - other.at)) {
      serverClock.set(at)
      try {
        await act(at)
      } finally {
        // What the act itself took has passed in the present, too.
        present += clock.now() - at
        serverClock.set(present)
      }
    }
  }
}
