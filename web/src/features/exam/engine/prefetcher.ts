import type { BlobCache, FetchFile } from '@/features/exam/engine/blob-cache'
import { retryDelay, verdictOn } from '@/features/exam/model/retry'
import { storageState } from '@/features/exam/offline/storage-state'
import { hasStatus } from '@/lib/api/api-error'

/**
 * Random pause between two files. Thirty seats may start together, and answers need the network too. The 35 recordings
 * of a session take about a minute.
 */
const GAP_MS = { least: 500, most: 2000 }

/** Fetches a session's files early, in case the network fails. */
export interface Prefetcher {
  /** Starts or continues with the first missing file of `paths`. */
  aim(paths: readonly string[]): void
  close(): void
}

/**
 * Fetches one file at a time: into memory while there is space, then only to this device's storage, if the session is
 * stored there. Refused files are skipped, failed ones retried.
 * @param fetchFile fetches a file that isn't on this device, and stores it there
 */
export function createPrefetcher(cache: BlobCache, fetchFile: FetchFile): Prefetcher {
  let wanted: readonly string[] = []
  const left = new Set<string>()
  let failures = 0
  /** True while it fetches or waits for the next turn. */
  let isBusy = false
  const closing = new AbortController()
  const isClosed = () => closing.signal.aborted
  const hasPlace = () => cache.hasRoom() || storageState.getState().isStored === true

  async function fetchNext(): Promise<void> {
    const path = wanted.find((one) => !cache.has(one) && !left.has(one))
    if (isBusy || isClosed() || path === undefined || !hasPlace()) return
    isBusy = true
    const delay = await tryFetch(path)
    if (isClosed()) return
    setTimeout(() => {
      isBusy = false
      void fetchNext()
    }, delay)
  }

  /** Returns the milliseconds until the next one. */
  async function tryFetch(path: string): Promise<number> {
    try {
      if (cache.hasRoom()) await cache.ahead(path)
      else await fetchFile(path, closing.signal)
      failures = 0
      // It is only in the device's storage, or the cache dropped it for files that are needed sooner.
      if (!cache.has(path)) left.add(path)
    } catch (error) {
      const isDropped = error instanceof DOMException && error.name === 'AbortError'
      if (isClosed() || isDropped) return GAP_MS.most
      const verdict = verdictOn(error)
      if (verdict === 'bug') throw error
      // Played in another tab, or part of a session that has ended.
      if (hasStatus(error, 403) || verdict === 'refused') {
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
      closing.abort()
    },
  }
}
