import app from '@adonisjs/core/services/app'
import { LRUCache } from 'lru-cache'
import type { CacheablePaper, Paper } from '#app/exam/actions/cacheable_paper'
import { CompressedCopy } from '#app/platform/server/compressed_copy'

/** One per session of each package in use; a copy takes less than half a megabyte. */
const MAX_CACHED = 32

/** Cached papers, ready to be sent. They contain nothing of a learner's own. */
export class PaperCopies {
  readonly #copies = new LRUCache<string, Promise<CompressedCopy>>({ max: MAX_CACHED })

  /** @param shape a paper as it is sent */
  constructor(private readonly shape: (paper: Paper) => object) {}

  /** The cached copy of a paper; made once for all who have the same. */
  async get(paper: CacheablePaper): Promise<CompressedCopy> {
    const cached = this.#copies.get(paper.key)
    if (cached) return cached
    const copy = this.#make(paper)
    this.#copies.set(paper.key, copy)
    // A failure concerns those who wait now; the next call retries.
    copy.catch(() => this.#copies.delete(paper.key))
    return copy
  }

  async #make(paper: CacheablePaper): Promise<CompressedCopy> {
    return new CompressedCopy(this.shape({ ...paper, entries: await paper.entries() }))
  }
}

/** The same, of this process. */
export async function copyOf(paper: CacheablePaper): Promise<CompressedCopy> {
  const copies = await app.container.make(PaperCopies)
  return copies.get(paper)
}
