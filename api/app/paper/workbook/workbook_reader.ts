import type { ReadWorkbook, WorkbookFile } from '#app/paper/workbook/read_workbook'
import { HeavyThread } from '#app/platform/threads/heavy_thread'

const WORK = {
  name: 'workbooks',
  /** Ten times what the largest list takes, on a machine that has much else to do. */
  withinMs: 60_000,
  heapMb: 256,
  waiting: 10,
}

/** Reads workbooks in a thread of its own. */
export class WorkbookReader {
  readonly #thread: HeavyThread

  /** @param worker its default export calls `readWorkbook` with the list that is wanted */
  constructor(worker: URL) {
    this.#thread = new HeavyThread({ ...WORK, worker })
  }

  /** @throws Unavailable when too many wait already, or the file was too much for its thread */
  async read(file: WorkbookFile): Promise<ReadWorkbook> {
    return (await this.#thread.run(file)) as ReadWorkbook
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread.close()
  }
}
