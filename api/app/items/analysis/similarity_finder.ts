import type { ComparedSittings, Similarities } from '#app/items/domain/similar_answers'
import { HeavyThread } from '#app/platform/threads/heavy_thread'

const WORK = {
  name: 'similar answers',
  /** Ten times the duration of the most pairs that are computed, on a busy machine. */
  withinMs: 60_000,
  heapMb: 512,
  waiting: 5,
}

/** Compares the answers of learners in a thread of its own. */
export class SimilarityFinder {
  readonly #thread: HeavyThread

  /** @param worker its default export is `similarAnswers` */
  constructor(worker: URL) {
    this.#thread = new HeavyThread({ ...WORK, worker })
  }

  /** @throws Unavailable when too many wait already, or the thread was lost */
  async find(sittings: ComparedSittings): Promise<Similarities> {
    return (await this.#thread.run(sittings)) as Similarities
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread.close()
  }
}
