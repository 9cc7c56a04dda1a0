import Attempt from '#app/exam/models/attempt'
import { readSheet } from '#app/exam/rows/answers'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { requireOpen } from '#app/learning/actions/require_open'
import { closuresOf, type Span } from '#app/learning/domain/embargo'
import { explainedItems, type ExplainedItem } from '#app/learning/domain/explained_items'
import { plannedEvents } from '#app/learning/rows/embargoed_events'
import { readPresentQuestions } from '#app/learning/rows/present_questions'
import { notesFor, type ClassNote } from '#app/learning/rows/teacher_notes'
import type User from '#app/accounts/models/user'
import { acceptedFor } from '#app/packages/domain/key_corrections'
import { readCorrections } from '#app/packages/rows/key_corrections'
import type { SnapshotQuestion } from '#app/exam/domain/types'
import { noteKeysOpened } from '#app/packages/actions/note_keys_opened'
import { findAnyResult, findOwnResult } from '#app/results/actions/find_results'
import type Result from '#app/results/models/result'
import { SECTIONS } from '#contracts/exam'

/** A finished attempt with its explanations. */
export interface Explanations {
  result: Result
  items: ExplainedItem[]
  /** What the learner's teachers say, by the question's id. */
  notes: Map<number, ClassNote[]>
  /** When planned events close them to the learner, so that a device which keeps them closes them too. */
  closures: Span[]
}

/**
 * The explanations of one of the learner's own results.
 * @throws NotFound, also for another learner's; Forbidden while they are closed
 */
export async function readOwnExplanations(
  userId: number,
  resultId: number,
  now: number
): Promise<Explanations> {
  const result = await findOwnResult(userId, resultId)
  await requireOpen(userId, result.packageId, now)
  return {
    result,
    items: await readItems(result),
    notes: await notesFor(userId),
    closures: closuresOf(await plannedEvents(result.packageId, now), now),
  }
}

/**
 * The explanations of any result, for staff who see keys anyway; the audit log notes it.
 * @throws NotFound
 */
export async function readExplanationsOf(staff: User, resultId: number): Promise<Explanations> {
  const result = await findAnyResult(resultId)
  const items = await readItems(result)
  for (const section of SECTIONS) {
    await noteKeysOpened(staff, { id: result.packageId, name: result.packageName }, section)
  }
  return { result, items, notes: await notesFor(result.userId), closures: [] }
}

/** A finished attempt, question by question. */
export async function readItems({ attemptId }: Result): Promise<ExplainedItem[]> {
  return itemsOfAttempt(await Attempt.findOrFail(attemptId))
}

/** The questions of an attempt as they were sat, with the explanations of today. */
export async function itemsOfAttempt(attempt: Attempt): Promise<ExplainedItem[]> {
  const { id, packageId, snapshotId, flags, earlierFlags, optionOrders } = attempt
  const { questions } = await loadSnapshot(snapshotId)
  const sheet = await readSheet(id)
  const corrections = await readCorrections(packageId)
  const sat = {
    questions,
    acceptedOn: (question: SnapshotQuestion) => acceptedFor(question, snapshotId, corrections),
    sheet,
    flags: new Set([...(earlierFlags ?? []), ...flags]),
    optionOrders,
  }
  return explainedItems(sat, await readPresentQuestions(packageId))
}
