import app from '@adonisjs/core/services/app'
import { LRUCache } from 'lru-cache'
import type { KeptPaper } from '#app/exam/actions/kept_paper'
import { paperResource } from '#app/exam/transformers/paper'
import { CompressedCopy } from '#app/platform/compressed_copy'

/** Of each package that is sat now one per session; a copy takes less than half a megabyte. */
const KEPT = 32

/** The papers that learners ask for, ready to be sent. Nothing of a learner's own is in them. */
export class PaperCopies {
  readonly #copies = new LRUCache<string, Promise<CompressedCopy>>({ max: KEPT })

  /** @param write makes a paper's content, where no copy is kept under its key */
  async get(key: string, write: () => Promise<object>): Promise<CompressedCopy> {
    const kept = this.#copies.get(key)
    if (kept) return kept
    const copy = write().then((content) => new CompressedCopy(content))
    this.#copies.set(key, copy)
    // A failure is for those who wait now; the next one tries again.
    copy.catch(() => this.#copies.delete(key))
    return copy
  }
}

/** The copy of a paper that is sent; made once for all who have the same. */
export async function copyOf(paper: KeptPaper): Promise<CompressedCopy> {
  const copies = await app.container.make(PaperCopies)
  return copies.get(paper.key, async () =>
    paperResource({ ...paper, entries: await paper.entries() })
  )
}
