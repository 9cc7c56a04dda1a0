import app from '@adonisjs/core/services/app'
import { LRUCache } from 'lru-cache'
import type { PaperName, Papers, PrintJob } from '#app/paper/printing/papers'
import { HeavyThread } from '#app/platform/threads/heavy_thread'

/**
 * The printer's threads, each with its own fonts and queue. The time limits are ten times the duration of the largest job
 * on cores that three programs each compete for. A thread that takes longer hangs; its replacement has to load
 * all fonts again, so a shorter limit would only waste work.
 */
const LANES = {
  /** One page that a learner waits for. */
  single: { name: 'single papers', withinMs: 60_000, waiting: 50 },
  /** Lists and papers about many people, up to hundreds of pages. */
  office: { name: 'office papers', withinMs: 120_000, waiting: 20 },
}

/** Twice the memory of all fonts. */
const HEAP_MB = 512

/** A single page has some 40 kB. */
const CACHED_PAPERS = 200

interface PrintOptions {
  lane?: keyof typeof LANES
  /** The cache key, among papers of this name, of one whose contents never change. */
  cacheKey?: string
}

/** Typesets papers in threads, one at a time in each lane (docs/adr/0059). */
export class Printer {
  readonly #lanes: Readonly<Record<keyof typeof LANES, HeavyThread>>
  readonly #cache = new LRUCache<string, Promise<Buffer>>({ max: CACHED_PAPERS })

  /**
   * @param worker a module whose default export runs a `PrintJob`
   * @param limits other than the real ones: for tests
   */
  constructor(worker: URL, limits: { withinMs?: number; heapMb?: number } = {}) {
    const open = (lane: keyof typeof LANES) =>
      new HeavyThread({ ...LANES[lane], heapMb: HEAP_MB, ...limits, worker })
    this.#lanes = { single: open('single'), office: open('office') }
  }

  /**
   * The paper, as its drawing makes it.
   * @throws Unavailable when too many wait in its lane already, or its thread ended: another takes the next
   */
  async print<Name extends PaperName>(
    name: Name,
    data: Papers[Name],
    { lane = 'office', cacheKey }: PrintOptions = {}
  ): Promise<Buffer> {
    const draw = () => this.#draw(this.#lanes[lane], { name, data })
    if (cacheKey === undefined) return draw()

    const key = `${name} ${cacheKey}`
    const known = this.#cache.get(key)
    if (known) return known
    const printing = draw()
    this.#cache.set(key, printing)
    try {
      return await printing
    } catch (error) {
      this.#cache.delete(key)
      throw error
    }
  }

  async #draw<Name extends PaperName>(lane: HeavyThread, job: PrintJob<Name>): Promise<Buffer> {
    return Buffer.from((await lane.run(job)) as Uint8Array)
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all([this.#lanes.single.close(), this.#lanes.office.close()])
  }
}

/** Prints a paper; see `Printer`. */
export const print: Printer['print'] = async (...job) => {
  const printer = await app.container.make(Printer)
  return printer.print(...job)
}
