import logger from '@adonisjs/core/services/logger'
import limiter from '@adonisjs/limiter/services/main'
import { CLAIM_WINDOW_MS } from '#app/labs/domain/lab_claim'
import type { NonceFile } from '#app/labs/rows/nonce_file'
import { PASSING_COUNTS } from '#app/platform/limits/passing_counts'

/** Claims are valid five minutes before and after their time; plus a second for rounding. */
const REMEMBERED_MS = 2 * CLAIM_WINDOW_MS + 1000

/**
 * The nonces of valid signatures, as long as these are valid. Several processes share them in Redis; one process
 * stores them in a file, so that a restart loses none.
 */
export class UsedNonces {
  readonly #file: NonceFile | null

  /** @param file null with several processes */
  constructor(file: NonceFile | null) {
    this.#file = file
  }

  /** Stores a nonce and returns whether it is new. Only calls with a valid signature get this far. */
  async noteFirstUse(labId: number, nonce: string, now: number): Promise<boolean> {
    const name = `${labId}:${nonce}`
    if (!this.#file) return firstInStore(name)
    try {
      return this.#file.add(name, now + REMEMBERED_MS)
    } catch (error) {
      // A full disk must not end an exam: until there is space, nonces are held in memory.
      logger.error({ err: error }, 'a used nonce could not be written')
      return firstInStore(name)
    }
  }

  /** Removes expired nonces. @param now epoch milliseconds */
  removeExpired(now: number): void {
    this.#file?.removeExpired(now)
  }

  close(): void {
    this.#file?.close()
  }
}

async function firstInStore(name: string): Promise<boolean> {
  const nonces = limiter.use(PASSING_COUNTS, { requests: 1, duration: REMEMBERED_MS / 1000 })
  const { consumed } = await nonces.increment(`lab-nonce:${name}`)
  return consumed === 1
}
