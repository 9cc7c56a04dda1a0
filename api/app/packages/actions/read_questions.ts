import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import type Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { NotFound } from '#app/platform/errors/failures'
import { numberOfPage, SECTION_PAGES, type Section } from '#contracts/exam'

/** How often finished attempts answered a question right and wrong. */
export interface Tally {
  right: number
  wrong: number
}

export interface TalliedQuestion {
  question: Question
  tally: Tally
}

/**
 * The questions of a section in page order, with their tallies.
 * @throws NotFound
 */
export async function listQuestions(
  packageId: number,
  section: Section
): Promise<{ pkg: Package; questions: TalliedQuestion[] }> {
  const pkg = await findUnarchivedPackage(packageId)
  const questions = await Question.query()
    .where({ packageId: pkg.id, section })
    .orderBy('page', 'asc')
    .preload('passage')
  const tallies = await readTallies(questions.map((question) => question.id))
  const tallied = questions.map((question) => ({
    question,
    tally: tallies.get(question.id) ?? { right: 0, wrong: 0 },
  }))
  return { pkg, questions: tallied }
}

/** How many answers of finished attempts a question has. */
export async function countMarkedAnswers(
  trx: TransactionClientContract,
  questionId: number
): Promise<number> {
  const [row] = (await trx
    .from('attempt_answers')
    .where('question_id', questionId)
    .whereNotNull('is_correct')
    .count('* as total')) as { total: number | string }[]
  return Number(row?.total)
}

/** The tallies of these questions, which belong to one package; without those that nobody answered. */
export async function readTallies(questionIds: number[]): Promise<Map<number, Tally>> {
  // Answers are marked when their attempt is scored, so running attempts don't count.
  const rows = (await db
    .from('attempt_answers')
    .whereIn('question_id', questionIds)
    .whereNotNull('is_correct')
    .groupBy('question_id')
    .select('question_id')
    .sum('is_correct as correct')
    .count('* as answered')) as {
    question_id: number
    correct: number | string
    answered: number | string
  }[]
  return new Map(
    rows.map(({ question_id, correct, answered }) => [
      question_id,
      { right: Number(correct), wrong: Number(answered) - Number(correct) },
    ])
  )
}

/**
 * A question with its passage and package.
 * @throws NotFound
 */
export async function showQuestion(id: number): Promise<{ question: Question; pkg: Package }> {
  const question = await Question.query().where('id', id).preload('passage').first()
  if (!question) throw new NotFound('Soal tidak ditemukan.')
  return { question, pkg: await findUnarchivedPackage(question.packageId) }
}

/**
 * Number and page of a section's last question. In an empty section, the values before its first question, so that a
 * new question always belongs at "the last plus one".
 * @throws NotFound
 */
export async function lastPlace(
  packageId: number,
  section: Section
): Promise<{ number: number; page: number }> {
  const { id } = await findUnarchivedPackage(packageId)
  const last = await Question.query()
    .where({ packageId: id, section })
    .orderBy('page', 'desc')
    .first()
  if (last) return last
  const { first } = SECTION_PAGES[section]
  return { number: (numberOfPage(first) ?? 1) - 1, page: first - 1 }
}
