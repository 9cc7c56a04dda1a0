import app from '@adonisjs/core/services/app'
import { LRUCache } from 'lru-cache'
import type { KeptPaper } from '#app/exam/actions/kept_paper'
import { paperResource } from '#app/exam/transformers/paper'
import { CompressedCopy } from '#app/platform/compressed_copy'

/** One per session of each package in use; a copy takes less than half a megabyte. */
const KEPT = 32

/** Cached papers, ready to be sent. They contain nothing of a learner's own. */
export class PaperCopies {
  readonly #copies = new LRUCache<string, Promise<CompressedCopy>>({ max: KEPT })

  /** @param write makes a paper's content on a cache miss */
  async get(key: string, write: () => Promise<object>): Promise<CompressedCopy> {
    const kept = this.#copies.get(key)
    if (kept) return kept
    const copy = write().then((content) => new CompressedCopy(content))
    this.#copies.set(key, copy)
    // A failure concerns those who wait now; the next call retries.
    copy.catch(() => this.#copies.delete(key))
    return copy
  }
}

/** The cached copy of a paper; made once for all who have the same. */
export async function copyOf(paper: KeptPaper): Promise<CompressedCopy> {
  const copies = await app.container.make(PaperCopies)
  return copies.get(paper.key, async () =>
    paperResource({ ...paper, entries: await paper.entries() })
  )
}
