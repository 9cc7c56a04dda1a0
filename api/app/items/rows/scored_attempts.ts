import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import {
  countsChange,
  isChange,
  unaffectedPages,
  type CorrectedKeys,
} from '#app/items/domain/rescoring'
import { acceptedFor, type SatQuestion } from '#app/packages/domain/key_corrections'
import { inParts } from '#app/platform/database/in_parts'
import type { CorrectCounts } from '#app/scoring/domain/scoring'

/** A result whose counts change. */
export interface ChangedCounts {
  resultId: number
  before: CorrectCounts
  after: CorrectCounts
}

/** A result with what its attempt sat and answered on some pages. */
interface ScoredAttempt {
  result_id: number
  attempt_id: number
  snapshot_id: number
  listening_correct: number
  written_correct: number
  reading_correct: number
}

/** The questions on some pages of each snapshot that a package's results come from. */
export type SatOnPages = ReadonlyMap<number, readonly SatQuestion[]>

/** All attempts of a package that have a result, in the order in which they began. */
export async function scoredAttempts(
  trx: TransactionClientContract,
  packageId: number
): Promise<ScoredAttempt[]> {
  return trx
    .from('results')
    .join('attempts', 'attempts.id', 'results.attempt_id')
    .where('results.package_id', packageId)
    .orderBy('attempts.id')
    .select(
      'results.id as result_id',
      'results.attempt_id',
      'attempts.snapshot_id',
      'results.listening_correct',
      'results.written_correct',
      'results.reading_correct'
    )
}

/** The questions of these attempts' snapshots on some pages. */
export async function satOnPages(
  trx: TransactionClientContract,
  attempts: readonly ScoredAttempt[],
  pages: readonly number[]
): Promise<SatOnPages> {
  const found = new Map<number, SatQuestion[]>()
  for (const id of new Set(attempts.map(({ snapshot_id }) => snapshot_id))) {
    const { questions } = await loadSnapshot(id, trx)
    found.set(
      id,
      questions.filter(({ page }) => pages.includes(page))
    )
  }
  return found
}

/** Whose counts change, and how many attempts sat another question on each corrected page. */
export async function changesOf(
  trx: TransactionClientContract,
  attempts: readonly ScoredAttempt[],
  sat: SatOnPages,
  pages: readonly number[],
  keys: CorrectedKeys
): Promise<{ changed: ChangedCounts[]; unaffected: Map<number, number> }> {
  const changed: ChangedCounts[] = []
  const unaffected = new Map<number, number>()
  for (const some of inParts(attempts)) {
    const answers = await answersOn(
      trx,
      some.map(({ attempt_id }) => attempt_id),
      pages
    )
    for (const attempt of some) {
      const questions = sat.get(attempt.snapshot_id) ?? []
      for (const page of unaffectedPages(attempt.snapshot_id, questions, keys.after))
        unaffected.set(page, (unaffected.get(page) ?? 0) + 1)
      const change = countsChange(
        {
          snapshotId: attempt.snapshot_id,
          questions,
          answers: answers.get(attempt.attempt_id) ?? new Map(),
        },
        keys
      )
      if (isChange(change)) changed.push(changedBy(attempt, change))
    }
  }
  return { changed, unaffected }
}

function changedBy(attempt: ScoredAttempt, change: CorrectCounts): ChangedCounts {
  const before = {
    listening: attempt.listening_correct,
    written: attempt.written_correct,
    reading: attempt.reading_correct,
  }
  return {
    resultId: attempt.result_id,
    before,
    after: {
      listening: before.listening + change.listening,
      written: before.written + change.written,
      reading: before.reading + change.reading,
    },
  }
}

async function answersOn(
  trx: TransactionClientContract,
  attemptIds: readonly number[],
  pages: readonly number[]
): Promise<Map<number, Map<number, string>>> {
  const rows: { attempt_id: number; page: number; answer: string }[] = await trx
    .from('attempt_answers')
    .whereIn('attempt_id', [...attemptIds])
    .whereIn('page', [...pages])
    .select('attempt_id', 'page', 'answer')
  const found = new Map<number, Map<number, string>>()
  for (const { attempt_id, page, answer } of rows) {
    const answers = found.get(attempt_id) ?? new Map<number, string>()
    found.set(attempt_id, answers.set(page, answer))
  }
  return found
}

/** Marks the answers on corrected pages anew, for the counts of right and wrong of each question. */
export async function markCorrected(
  trx: TransactionClientContract,
  attempts: readonly ScoredAttempt[],
  sat: SatOnPages,
  after: CorrectedKeys['after']
): Promise<void> {
  for (const [snapshotId, questions] of sat) {
    const ids = attempts.flatMap((one) => (one.snapshot_id === snapshotId ? [one.attempt_id] : []))
    for (const question of questions) {
      const accepted = acceptedFor(question, snapshotId, after)
      for (const some of inParts(ids)) {
        const answers = () =>
          trx.from('attempt_answers').whereIn('attempt_id', some).where('page', question.page)
        await answers().update({ is_correct: accepted === 'all' ? 1 : 0 })
        if (accepted !== 'all')
          await answers().whereIn('answer', accepted.map(String)).update({ is_correct: 1 })
      }
    }
  }
}
