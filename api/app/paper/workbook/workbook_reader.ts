import type { ReadWorkbook, WorkbookFile } from '#app/paper/workbook/read_workbook'
import { HeavyThread } from '#app/platform/threads/heavy_thread'

const WORK = {
  name: 'workbooks',
  /** Ten times the duration of the largest list, on a busy machine. */
  withinMs: 60_000,
  heapMb: 256,
  waiting: 10,
}

/** Reads workbooks in a thread of its own. */
export class WorkbookReader {
  readonly #thread: HeavyThread

  /** @param worker its default export calls `readWorkbook` with the wanted list */
  constructor(worker: URL) {
    this.#thread = new HeavyThread({ ...WORK, worker })
  }

  /** @throws Unavailable when too many wait already, or the file exceeded its thread's limits */
  async read(file: WorkbookFile): Promise<ReadWorkbook> {
    return (await this.#thread.run(file)) as ReadWorkbook
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread.close()
  }
}
