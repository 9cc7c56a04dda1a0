import { LRUCache } from 'lru-cache'
import { HeavyThread, workerBeside } from '#app/platform/threads/heavy_thread'
import type { CertificateData } from '#app/results/certificate/certificate_data'

/**
 * Ten times the duration of a new thread's first certificate on cores that three programs each compete for. A thread
 * that takes longer hangs; its replacement would have to load all fonts again, so a shorter limit would only waste
 * work.
 */
const WITHIN_MS = 60_000
/** Twice the memory of all fonts. */
const HEAP_MB = 512
/** A certificate has some 40 kB. */
const KEPT_CERTIFICATES = 200

const WORKER = workerBeside(import.meta.url, 'print_worker')

/** Typesets certificates in a thread of its own, one after the other, and caches the latest ones. */
export class CertificatePrinter {
  readonly #thread: HeavyThread
  readonly #printed = new LRUCache<string, Promise<Buffer>>({ max: KEPT_CERTIFICATES })

  /** @param options other than the real ones: for tests */
  constructor({ worker = WORKER, withinMs = WITHIN_MS, heapMb = HEAP_MB } = {}) {
    this.#thread = new HeavyThread({ name: 'certificates', worker, withinMs, heapMb, waiting: 50 })
  }

  /**
   * The certificate as a PDF. Its contents never change, so its code is a valid cache key.
   * @throws Unavailable when too many wait already, or its thread ended: another takes the next
   */
  async print(data: CertificateData): Promise<Buffer> {
    const known = this.#printed.get(data.code)
    if (known) return known

    const printing = this.#printAnew(data)
    this.#printed.set(data.code, printing)
    try {
      return await printing
    } catch (error) {
      this.#printed.delete(data.code)
      throw error
    }
  }

  async #printAnew(data: CertificateData): Promise<Buffer> {
    return Buffer.from((await this.#thread.run(data)) as Uint8Array)
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread.close()
  }
}
