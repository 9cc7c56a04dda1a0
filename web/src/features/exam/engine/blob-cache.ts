/** Fetches files whole and keeps the latest of them in memory, as addresses that the browser can show or play. */
export interface BlobCache {
  /** The address of a file, fetched when it isn't there. A failure isn't kept: the next call tries again. */
  url(path: string): Promise<string>
  /** Fetches ahead; a failure shows when the file is asked for. */
  prefetch(path: string): void
  /** Drops a file that turned out to be broken. */
  drop(path: string): void
  close(): void
}

interface Entry {
  url: Promise<string>
  release: () => void
}

/**
 * @param fetchFile gets the file, or fails
 * @param limit how many files are kept; the one asked for longest ago goes first
 */
export function createBlobCache(
  fetchFile: (path: string, signal: AbortSignal) => Promise<Blob>,
  limit: number
): BlobCache {
  /** In the order of their last use. */
  const entries = new Map<string, Entry>()

  function url(path: string): Promise<string> {
    const entry = entries.get(path) ?? newEntry(path)
    entries.delete(path)
    entries.set(path, entry)
    for (const [oldest] of entries) {
      if (entries.size <= limit) break
      drop(oldest)
    }
    return entry.url
  }

  function newEntry(path: string): Entry {
    const controller = new AbortController()
    let objectUrl: string | null = null
    const entry = {
      url: load(),
      release() {
        controller.abort()
        if (objectUrl !== null) URL.revokeObjectURL(objectUrl)
      },
    }
    return entry

    async function load() {
      try {
        const blob = await fetchFile(path, controller.signal)
        objectUrl = URL.createObjectURL(blob)
        return objectUrl
      } catch (error) {
        if (entries.get(path) === entry) entries.delete(path)
        throw error
      }
    }
  }

  function drop(path: string) {
    entries.get(path)?.release()
    entries.delete(path)
  }

  return {
    url,
    prefetch(path) {
      if (!entries.has(path)) url(path).catch(() => undefined)
    },
    drop,
    close() {
      for (const path of entries.keys()) drop(path)
    },
  }
}
