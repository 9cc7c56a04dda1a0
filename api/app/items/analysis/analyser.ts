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
  /** The last analysis of each package, with the state of the package that it is of. */
  readonly #last = new Map<number, { state: string; analysis: PackageAnalysis }>()

  /** @param worker its default export is `analysePackage` */
  constructor(worker: URL) {
    this.#thread = new HeavyThread({ ...WORK, worker })
  }

  /** @throws Unavailable when too many wait already, or the thread was lost */
  async analyse(sittings: StoredSittings): Promise<PackageAnalysis> {
    return (await this.#thread.run(sittings)) as PackageAnalysis
  }

  /**
   * The same of a package, again only when its state has changed.
   * @param state differs when anything that is analysed does
   * @throws as `analyse`
   */
  async analyseOnce(
    packageId: number,
    state: string,
    read: () => Promise<StoredSittings>
  ): Promise<PackageAnalysis> {
    const last = this.#last.get(packageId)
    if (last?.state === state) return last.analysis
    const analysis = await this.analyse(await read())
    this.#last.set(packageId, { state, analysis })
    return analysis
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread.close()
  }
}
