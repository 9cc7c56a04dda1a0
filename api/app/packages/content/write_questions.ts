import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ContentPackage } from '#app/packages/content/content_format'
import type { StoredMedia } from '#app/packages/content/content_media'
import { contentQuestions } from '#app/packages/content/content_questions'
import type Package from '#app/packages/models/package'
import Passage from '#app/packages/models/passage'
import Question from '#app/packages/models/question'

export interface WrittenQuestions {
  questions: Question[]
  /** Whether any row was written. */
  changed: boolean
}

/**
 * Makes the package's passages and questions match the content. Rows keep their ids (passages by order, questions by
 * page), so that counts of right and wrong answers stay with their question.
 */
export async function writeQuestions(
  trx: TransactionClientContract,
  pack: Package,
  content: ContentPackage,
  stored: StoredMedia,
  now: number
): Promise<WrittenQuestions> {
  const passages = await writePassages(trx, pack, content, stored, now)
  const existing = new Map(
    (await Question.query({ client: trx }).where('packageId', pack.id)).map((question) => [
      question.page,
      question,
    ])
  )

  const questions: Question[] = []
  let changed = passages.changed
  for (const { recording, passage, ...values } of contentQuestions(content)) {
    const file = recording === null ? undefined : content.recordings.get(recording)
    const question =
      existing.get(values.page) ?? new Question().fill({ packageId: pack.id, createdAt: now })
    question.merge({
      ...values,
      audio: recording === null ? null : (stored.get(recording) ?? null),
      audioMs: file?.kind === 'recording' ? file.durationMs : null,
      passageId: passage === null ? null : (passages.idOf.get(passage) ?? null),
    })
    if (question.$isDirty) {
      changed = true
      await question
        .merge({ updatedAt: now })
        .signed({ actor: null, cause: 'isi_paket' })
        .useTransaction(trx)
        .save()
    }
    questions.push(question)
  }

  for (const left of passages.left) {
    changed = true
    await left.useTransaction(trx).delete()
  }
  return { questions, changed }
}

/** Writes the passages; `left` lists removed ones, to delete after their questions have changed. */
async function writePassages(
  trx: TransactionClientContract,
  pack: Package,
  { reading }: ContentPackage,
  stored: StoredMedia,
  now: number
) {
  const existing = await Passage.query({ client: trx }).where('packageId', pack.id).orderBy('id')
  const idOf = new Map<string, number>()
  let changed = false

  for (const [position, { id, title, image, lines }] of reading.passages.entries()) {
    const passage = existing[position] ?? new Passage().fill({ packageId: pack.id, createdAt: now })
    passage.merge({ name: title, image: stored.get(image), body: lines.join('\n') })
    if (passage.$isDirty) {
      changed = true
      await passage.merge({ updatedAt: now }).useTransaction(trx).save()
    }
    idOf.set(id, passage.id)
  }
  return { idOf, changed, left: existing.slice(reading.passages.length) }
}
