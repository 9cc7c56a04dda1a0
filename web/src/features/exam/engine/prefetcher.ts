import type { BlobCache } from '@/features/exam/engine/blob-cache'
import { hasStatus } from '@/lib/api/api-error'
import { retryDelay, verdictOn } from '@/features/exam/model/retry'

/**
 * Random pause between two files. Thirty seats may start together; answers need the line too.
 * The 35 recordings of a session take about a minute.
 */
const GAP_MS = { least: 500, most: 2000 }

/** Fetches a session's files early, so that they are there if the network fails. */
export interface Prefetcher {
  /** Starts or continues with the first missing file of `paths`. */
  aim(paths: readonly string[]): void
  close(): void
}

/** Fetches one file at a time while there is room. Refused files are skipped, failed ones tried again. */
export function createPrefetcher(cache: BlobCache): Prefetcher {
  let wanted: readonly string[] = []
  const left = new Set<string>()
  let failures = 0
  /** True while it fetches or waits for the next turn. */
  let isBusy = false
  let isClosed = false

  async function fetchNext(): Promise<void> {
    const path = wanted.find((one) => !cache.has(one) && !left.has(one))
    if (isBusy || isClosed || path === undefined || !cache.hasRoom()) return
    isBusy = true
    const delay = await tryFetch(path)
    if (isClosed) return
    setTimeout(() => {
      isBusy = false
      void fetchNext()
    }, delay)
  }

  /** Milliseconds until the next one. */
  async function tryFetch(path: string): Promise<number> {
    try {
      await cache.ahead(path)
      failures = 0
      // The cache dropped it for files that are needed sooner.
      if (!cache.has(path)) left.add(path)
    } catch (error) {
      const isDropped = error instanceof DOMException && error.name === 'AbortError'
      if (isClosed || isDropped) return GAP_MS.most
      // Played in another tab, or of a session that has ended.
      if (hasStatus(error, 403) || verdictOn(error) === 'refused') {
        left.add(path)
      } else {
        failures += 1
        return retryDelay(failures, error, Math.random())
      }
    }
    return GAP_MS.least + (GAP_MS.most - GAP_MS.least) * Math.random()
  }

  return {
    aim(paths) {
      wanted = paths
      void fetchNext()
    },
    close() {
      isClosed = true
    },
  }
}
