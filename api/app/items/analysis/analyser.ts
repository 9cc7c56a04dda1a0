import type { PackageAnalysis, StoredSittings } from '#app/items/domain/analyse_package'
import { HeavyThread } from '#app/platform/threads/heavy_thread'

const WORK = {
  name: 'item analyses',
  /** Ten times the duration of 10,000 attempts, on a busy machine. */
  withinMs: 60_000,
  heapMb: 512,
  waiting: 10,
}

/** Analyses items in a thread of its own (docs/adr/0066). */
export class Analyser {
  readonly #thread: HeavyThread

  /** @param worker its default export is `analysePackage` */
  constructor(worker: URL) {
    this.#thread = new HeavyThread({ ...WORK, worker })
  }

  /** @throws Unavailable when too many wait already, or the thread was lost */
  async analyse(sittings: StoredSittings): Promise<PackageAnalysis> {
    return (await this.#thread.run(sittings)) as PackageAnalysis
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread.close()
  }
}
