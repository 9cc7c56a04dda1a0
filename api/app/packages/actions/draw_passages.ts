import type { PlannedPassage } from '#app/packages/domain/plan_import'
import { setPassage } from '#app/packages/picture/set_passage'
import { CommitRefused } from '#app/platform/database/transaction'
import { discardFile, storeFile, withStoredFile } from '#app/platform/uploads/stored_files'

/** A stored picture of a passage's text, and the text with and without the picture's line breaks. */
export interface DrawnPassage {
  image: string
  body: string
  typed: string
}

/** Draws and stores the picture of a passage's text, and keeps it only if `work` succeeds. */
export async function withDrawnPassage<Result>(
  typed: string,
  work: (drawn: DrawnPassage) => Promise<Result>
): Promise<Result> {
  const { png, body } = await setPassage(typed)
  return withStoredFile('reading', { data: png, extension: 'png' }, (image) =>
    work({ image, body, typed })
  )
}

/**
 * Draws and stores the pictures of passages that are only text, by the passages' keys, and keeps them only if `work`
 * succeeds.
 */
export async function withDrawnPassages<Result>(
  passages: readonly PlannedPassage[],
  work: (drawn: ReadonlyMap<string, DrawnPassage>) => Promise<Result>
): Promise<Result> {
  const drawn = new Map<string, DrawnPassage>()
  try {
    for (const { key, found, isDrawn } of passages) {
      if (!isDrawn || !found?.text) continue
      const { png, body } = await setPassage(found.text)
      const image = await storeFile('reading', png, 'png')
      drawn.set(key, { image, body, typed: found.text })
    }
    return await work(drawn)
  } catch (error) {
    if (!(error instanceof CommitRefused && error.isUncertain)) {
      for (const { image } of drawn.values()) await discardFile('reading', image)
    }
    throw error
  }
}
