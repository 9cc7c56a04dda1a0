/** Fetches whole files and caches them in memory, as URLs for showing or playing. */
export interface BlobCache {
  /** The URL of a file, which is fetched if missing. After a failure the next call retries. */
  url(path: string): Promise<string>
  /** Prefetches a file. Prefetched files are dropped first. */
  ahead(path: string): Promise<unknown>
  has(path: string): boolean
  /** Whether there is space for one more file of the usual size. */
  hasRoom(): boolean
  drop(path: string): void
  close(): void
}

interface Entry {
  url: Promise<string>
  /** Bytes, or 0 until it is fetched. */
  size: number
  release: () => void
}

/** Fetches a file or throws. */
export type FetchFile = (path: string, signal: AbortSignal) => Promise<Blob>

/** @param maxBytes the limit; the least recently used file is dropped first, but never the last one requested */
export function createBlobCache(fetchFile: FetchFile, maxBytes: number): BlobCache {
  /** Sorted by last use, prefetched files first. */
  let entries = new Map<string, Entry>()

  function url(path: string): Promise<string> {
    const entry = entries.get(path) ?? newEntry(path)
    entries.delete(path)
    entries.set(path, entry)
    return entry.url
  }

  function ahead(path: string): Promise<string> {
    const known = entries.get(path)
    if (known) return known.url
    const entry = newEntry(path)
    entries = new Map([[path, entry], ...entries])
    return entry.url
  }

  function newEntry(path: string): Entry {
    const controller = new AbortController()
    let objectUrl: string | null = null
    const entry = {
      url: load(),
      size: 0,
      release() {
        controller.abort()
        if (objectUrl !== null) URL.revokeObjectURL(objectUrl)
      },
    }
    return entry

    async function load() {
      try {
        const blob = await fetchFile(path, controller.signal)
        controller.signal.throwIfAborted()
        objectUrl = URL.createObjectURL(blob)
        entry.size = blob.size
        makeRoom()
        return objectUrl
      } catch (error) {
        if (entries.get(path) === entry) entries.delete(path)
        throw error
      }
    }
  }

  /** Doesn't drop files that are being fetched, because a caller waits for them. */
  function makeRoom() {
    for (const [path, { size }] of [...entries].slice(0, -1)) {
      if (bytes() <= maxBytes) break
      if (size > 0) drop(path)
    }
  }

  function bytes(): number {
    return [...entries.values()].reduce((sum, { size }) => sum + size, 0)
  }

  function drop(path: string) {
    entries.get(path)?.release()
    entries.delete(path)
  }

  return {
    url,
    ahead,
    has: (path) => entries.has(path),
    hasRoom() {
      const sizes = [...entries.values()].map(({ size }) => size)
      return bytes() + Math.max(0, ...sizes) <= maxBytes
    },
    drop,
    close() {
      for (const path of entries.keys()) drop(path)
    },
  }
}
