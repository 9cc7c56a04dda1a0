import Attempt from '#app/exam/models/attempt'
import { itemsOfAttempt } from '#app/learning/actions/read_explanations'
import { findClosed } from '#app/learning/actions/require_open'
import { questionRef, type DrillItem } from '#app/learning/domain/drill_item'
import type { ExplainedItem } from '#app/learning/domain/explained_items'
import { uploadPath } from '#app/platform/uploads/stored_files'
import { sectionOfPage } from '#contracts/exam'

/** A question that the learner sat, and may read about now. */
export interface SatItem {
  attemptId: number
  explained: ExplainedItem
  item: DrillItem
}

/**
 * The questions of these finished attempts, or of all, whose explanations are open to the learner now; of a question
 * that was sat several times the last one.
 */
export async function readSatItems(
  userId: number,
  now: number,
  attemptIds?: readonly number[]
): Promise<SatItem[]> {
  const attempts = await Attempt.query()
    .where({ userId, status: 'finished' })
    .if(attemptIds, (those) => void those.whereIn('id', [...(attemptIds ?? [])]))
    .orderBy('id', 'desc')
  const found = new Map<number, SatItem>()
  for (const attempt of await openOnes(attempts, now)) {
    for (const explained of await itemsOfAttempt(attempt)) {
      const item = found.has(explained.id) ? null : drillItem(explained, attempt.packageName)
      if (item) found.set(explained.id, { attemptId: attempt.id, explained, item })
    }
  }
  return [...found.values()]
}

async function openOnes(attempts: readonly Attempt[], now: number): Promise<Attempt[]> {
  const isOpen = new Map<number, boolean>()
  for (const { userId, packageId } of attempts) {
    if (!isOpen.has(packageId)) {
      isOpen.set(packageId, (await findClosed(userId, packageId, now)) === null)
    }
  }
  return attempts.filter(({ packageId }) => isOpen.get(packageId))
}

/** A question as the learner sat it. Null for a page without one. */
function drillItem(explained: ExplainedItem, packageName: string): DrillItem | null {
  const { id, page, passage, audio } = explained
  const section = sectionOfPage(page)
  return (
    section && {
      ref: questionRef(id),
      section,
      prompt: explained.prompt,
      options: explained.options,
      key: explained.key,
      accepted: explained.accepted,
      explanation: explained.explanation,
      optionNotes: explained.optionNotes,
      correction: explained.correction,
      transcript: explained.transcript,
      proof: explained.proof,
      skills: explained.skills,
      audio: uploadPath('audio', audio),
      passage: passage && {
        name: passage.name,
        text: passage.text,
        image: uploadPath('reading', passage.image),
      },
      origin: { packageName, page, pages: explained.pages },
    }
  )
}
