import type User from '#app/accounts/models/user'
import { findClass } from '#app/classes/actions/find_class'
import Attempt from '#app/exam/models/attempt'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { tallyOf, worstFirst, type ItemTally } from '#app/learning/domain/class_items'
import { explainedItems, type ExplainedItem } from '#app/learning/domain/explained_items'
import TeacherNote from '#app/learning/models/teacher_note'
import { learnersOf } from '#app/learning/rows/class_learners'
import { markedAnswers } from '#app/learning/rows/marked_answers'
import { readPresentQuestions } from '#app/learning/rows/present_questions'
import { noteKeysOpened } from '#app/packages/actions/note_keys_opened'
import { acceptedFor } from '#app/packages/domain/key_corrections'
import Package from '#app/packages/models/package'
import { readCorrections } from '#app/packages/rows/key_corrections'
import { NotFound } from '#app/platform/errors/failures'
import { SECTIONS } from '#contracts/exam'

/** A question with how the class answered it, in the author's order of options. */
export interface ClassItem extends ExplainedItem {
  tally: ItemTally
  /** The class's own note. */
  note: string | null
}

export interface ClassExplanations {
  className: string
  /** Those that learners of the class have finished, the latest first. */
  packages: { id: number; name: string }[]
  /** Null before the first finished attempt. */
  pack: { id: number; name: string } | null
  /** Learners with a finished attempt of it. */
  learners: number
  items: ClassItem[]
}

/**
 * The questions of a package by how many of a class missed them, with everything that explains them. Of each learner
 * the attempt counts that began last, as in the class's results. The audit log notes that the keys were opened.
 * @param packageId null for the one that was begun last
 * @throws NotFound
 */
export async function readClassExplanations(
  staff: User,
  classId: number,
  packageId: number | null
): Promise<ClassExplanations> {
  const { name: className } = await findClass(classId)
  const finished = await finishedBy((await learnersOf(classId)).map(({ id }) => id))
  const packages = packagesIn(finished)
  const chosen = packageId ?? packages[0]?.id ?? null
  if (chosen === null) return { className, packages, pack: null, learners: 0, items: [] }
  const found = await Package.find(chosen)
  if (!found) throw new NotFound('Paket soal tidak ditemukan.')
  const pack = { id: found.id, name: found.name }
  const counted = lastOfEach(finished.filter((attempt) => attempt.packageId === pack.id))
  const items = await itemsOf(classId, pack.id, counted)
  for (const section of SECTIONS) await noteKeysOpened(staff, pack, section)
  return { className, packages, pack, learners: counted.length, items }
}

/** The latest attempt first. */
async function finishedBy(userIds: readonly number[]): Promise<Attempt[]> {
  return Attempt.query()
    .whereIn('userId', [...userIds])
    .where({ status: 'finished' })
    .orderBy('id', 'desc')
}

function packagesIn(attempts: readonly Attempt[]): { id: number; name: string }[] {
  const names = new Map<number, string>()
  for (const { packageId, packageName } of attempts) {
    if (!names.has(packageId)) names.set(packageId, packageName)
  }
  return [...names].map(([id, name]) => ({ id, name }))
}

function lastOfEach(attempts: readonly Attempt[]): Attempt[] {
  return [...Map.groupBy(attempts, ({ userId }) => userId).values()].flatMap(([last]) => last ?? [])
}

async function itemsOf(
  classId: number,
  packageId: number,
  attempts: readonly Attempt[]
): Promise<ClassItem[]> {
  const [latest] = attempts
  if (!latest) return []
  const { snapshotId } = latest
  const { questions } = await loadSnapshot(snapshotId)
  const corrections = await readCorrections(packageId)
  const explained = explainedItems(
    {
      questions,
      acceptedOn: (question) => acceptedFor(question, snapshotId, corrections),
      sheet: new Map(),
      flags: new Set(),
      optionOrders: null,
    },
    await readPresentQuestions(packageId)
  )
  const answers = await markedAnswers(attempts.map(({ id }) => id))
  const given = new Map(answers.map((one) => [`${one.attemptId} ${one.page}`, one]))
  const notes = new Map(
    (await TeacherNote.query().where({ classId })).map(({ questionId, body }) => [questionId, body])
  )
  const pages = await pagesOf(attempts)
  return worstFirst(
    explained.map((item) => {
      const sat = attempts.flatMap(({ id, snapshotId: sheet }) => {
        // Another version may ask it elsewhere, or not at all.
        const page = pages.get(sheet)?.get(item.id)
        return page === undefined
          ? []
          : (given.get(`${id} ${page}`) ?? { answer: null, isRight: false })
      })
      return { ...item, tally: tallyOf(sat), note: notes.get(item.id) ?? null }
    })
  )
}

/** Where each version asks each question. */
async function pagesOf(attempts: readonly Attempt[]): Promise<Map<number, Map<number, number>>> {
  const pages = new Map<number, Map<number, number>>()
  for (const { snapshotId } of attempts) {
    if (pages.has(snapshotId)) continue
    const { questions } = await loadSnapshot(snapshotId)
    pages.set(snapshotId, new Map(questions.map(({ id, page }) => [id, page])))
  }
  return pages
}
