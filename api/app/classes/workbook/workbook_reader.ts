import type { ReadWorkbook, WorkbookFile } from '#app/classes/workbook/read_workbook'
import { HeavyThread, workerBeside } from '#app/platform/threads/heavy_thread'

const WORK = {
  name: 'workbooks',
  worker: workerBeside(import.meta.url, 'read_worker'),
  /** Ten times what the largest list takes, on a machine that has much else to do. */
  withinMs: 60_000,
  heapMb: 256,
  waiting: 10,
}

/** Reads workbooks in a thread of its own. */
export class WorkbookReader {
  readonly #thread = new HeavyThread(WORK)

  /** @throws Unavailable when too many wait already, or the file was too much for its thread */
  async read(file: WorkbookFile): Promise<ReadWorkbook> {
    return (await this.#thread.run(file)) as ReadWorkbook
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread.close()
  }
}
