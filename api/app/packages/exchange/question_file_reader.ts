import { HeavyThread } from '#app/platform/threads/heavy_thread'
import type { ReadUpload, UploadedQuestions } from '#app/packages/exchange/read_worker'

const WORK = {
  name: 'question files',
  /** Ten times the duration of the largest file, on a busy machine. */
  withinMs: 90_000,
  heapMb: 384,
  waiting: 5,
}

/** Reads files of questions in a thread of its own. */
export class QuestionFileReader {
  readonly #thread: HeavyThread

  constructor(worker: URL) {
    this.#thread = new HeavyThread({ ...WORK, worker })
  }

  /** @throws Unavailable when too many wait already, or the file exceeded its thread's limits */
  async read(upload: UploadedQuestions): Promise<ReadUpload> {
    return (await this.#thread.run(upload)) as ReadUpload
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread.close()
  }
}
