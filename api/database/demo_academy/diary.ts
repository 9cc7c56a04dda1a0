import { clock, serverClock } from '#app/platform/time/clock'

interface Entry {
  at: number
  act: (now: number) => Promise<unknown>
}

/**
 * The events of an academy with their times: they are noted in any order and executed in the order of their times,
 * with the server's clock set to each. So the ordinary actions write what they would have written then.
 */
export class Diary {
  readonly #entries: Entry[] = []

  /** @param at epoch milliseconds */
  note(at: number, act: Entry['act']): void {
    this.#entries.push({ at, act })
  }

  /**
   * Executes all noted events; the clock shows the present again afterwards.
   * @throws RangeError for an event in the future
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
        // The time that the event itself took has also passed in the present.
        present += clock.now() - at
        serverClock.set(present)
      }
    }
  }
}
