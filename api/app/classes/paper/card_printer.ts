import type { CardsData } from '#app/classes/paper/card_data'
import { HeavyThread, workerBeside } from '#app/platform/threads/heavy_thread'

const WORK = {
  name: 'login cards',
  worker: workerBeside(import.meta.url, 'print_worker'),
  /** Ten times the duration of the largest print, on a busy machine. */
  withinMs: 120_000,
  /** Twice the memory of all fonts. */
  heapMb: 512,
  waiting: 5,
}

/** Typesets login cards in a thread of its own. They hold passwords, so none is cached. */
export class CardPrinter {
  readonly #thread = new HeavyThread(WORK)

  /**
   * The cards as a PDF.
   * @throws Unavailable when too many prints wait already, or its thread ended
   */
  async print(data: CardsData): Promise<Buffer> {
    return Buffer.from((await this.#thread.run(data)) as Uint8Array)
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread.close()
  }
}
