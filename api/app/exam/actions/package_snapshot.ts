import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUniqueViolation } from '#app/platform/database/transaction'
import type { Snapshot, SnapshotQuestion } from '#app/exam/domain/types'
import ExamSnapshot from '#app/exam/models/exam_snapshot'
import type Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { clock } from '#app/platform/clock'
import { ANSWERS } from '#contracts/exam'

/** Parsed snapshots of the packages that are being sat; they never change, so they are kept by id. */
const KEPT = 8
const kept = new Map<number, Snapshot>()

/** A package's questions as they stand now, in page order. */
export async function currentQuestions(packageId: number): Promise<SnapshotQuestion[]> {
  const questions = await Question.query()
    .where('packageId', packageId)
    .orderBy('page', 'asc')
    .preload('passage')
  return questions.map(toSnapshotQuestion)
}

/**
 * Stores the questions as a snapshot, once for all attempts that start while they stay as they are.
 * @returns the snapshot's id
 */
export async function storeSnapshot(pack: Package, questions: SnapshotQuestion[]): Promise<number> {
  const snapshot: Snapshot = { packageId: pack.id, packageName: pack.name, questions }
  const content = JSON.stringify(snapshot)
  const contentHash = createHash('sha256').update(content).digest('hex')
  // Its content is a whole package, and known already.
  const find = () =>
    ExamSnapshot.query().select('id').where({ packageId: pack.id, contentHash }).first()

  const existing = await find()
  if (existing) return existing.id
  try {
    const created = await ExamSnapshot.create({
      packageId: pack.id,
      contentHash,
      content,
      createdAt: clock.now(),
    })
    return created.id
  } catch (error) {
    // Thirty seats start at nine o'clock: another one stored it just now.
    const stored = isUniqueViolation(error) ? await find() : null
    if (stored) return stored.id
    throw error
  }
}

/** Reads a stored snapshot, inside a transaction when there is one. */
export async function loadSnapshot(id: number, trx?: TransactionClientContract): Promise<Snapshot> {
  const known = kept.get(id)
  if (known) return known

  const { content } = await ExamSnapshot.findOrFail(id, trx ? { client: trx } : {})
  const snapshot = JSON.parse(content) as Snapshot
  const oldest = kept.keys().next()
  if (kept.size >= KEPT && !oldest.done) kept.delete(oldest.value)
  kept.set(id, snapshot)
  return snapshot
}

/** Forgets the parsed snapshots: in a database that was emptied under the process their ids name others. */
export function forgetSnapshots(): void {
  kept.clear()
}

function toSnapshotQuestion(question: Question): SnapshotQuestion {
  const key = ANSWERS[question.answerKey - 1]
  if (!key) throw new Error(`question ${question.id} has the key ${question.answerKey}`)
  // A preloaded relation that isn't there is undefined or null, depending on its column.
  const passage = question.passage ?? null

  return {
    id: question.id,
    page: question.page,
    number: question.number,
    section: question.section,
    prompt: question.prompt,
    options: [question.option1, question.option2, question.option3, question.option4],
    key,
    audio: question.audio,
    audioMs: question.audioMs,
    passage: passage && {
      id: passage.id,
      name: passage.name,
      image: passage.image,
      text: passage.body,
    },
  }
}
