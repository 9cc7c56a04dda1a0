import type { ResultsPaper } from '#app/reports/paper/results/results_paper'
import { HeavyThread, workerBeside } from '#app/platform/threads/heavy_thread'

const WORK = {
  name: 'results on paper',
  worker: workerBeside(import.meta.url, 'print_worker'),
  /** Ten times the duration of five thousand learners. */
  withinMs: 60_000,
  /** Twice the memory of all fonts. */
  heapMb: 512,
  waiting: 5,
}

/** Typesets results in a thread of its own. */
export class ResultsPrinter {
  readonly #thread = new HeavyThread(WORK)

  /**
   * The results as a PDF.
   * @throws Unavailable when too many prints wait already, or its thread ended
   */
  async print(paper: ResultsPaper): Promise<Buffer> {
    return Buffer.from((await this.#thread.run(paper)) as Uint8Array)
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread.close()
  }
}
