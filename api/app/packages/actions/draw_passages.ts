import type { PlannedPassage } from '#app/packages/domain/plan_import'
import type { PassageData } from '#app/packages/picture/draw_passage'
import { print } from '#app/paper/printing/printer'
import { CommitRefused } from '#app/platform/database/transaction'
import { discardFile, storeFile, withStoredFile } from '#app/platform/uploads/stored_files'
import { setPassageText } from '#contracts/passages'

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
  const data = await draw({ typed })
  return withStoredFile('reading', { data, extension: 'png' }, (image) =>
    work({ image, body: setPassageText(typed), typed })
  )
}

/** Not on the event loop, which saves answers meanwhile. */
const draw = (passage: PassageData) => print('passage', passage)

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
      const typed = found.text
      const image = await storeFile('reading', await draw({ typed }), 'png')
      drawn.set(key, { image, body: setPassageText(typed), typed })
    }
    return await work(drawn)
  } catch (error) {
    if (!(error instanceof CommitRefused && error.isUncertain)) {
      for (const { image } of drawn.values()) await discardFile('reading', image)
    }
    throw error
  }
}
