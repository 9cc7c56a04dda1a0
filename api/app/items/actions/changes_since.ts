import type User from '#app/accounts/models/user'
import Attempt from '#app/exam/models/attempt'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { changedQuestions, type ChangedQuestion } from '#app/items/domain/changed_questions'
import { noteKeysOpened } from '#app/packages/actions/note_keys_opened'
import Question from '#app/packages/models/question'
import { NotFound } from '#app/platform/errors/failures'
import Result from '#app/results/models/result'
import { SECTIONS } from '#contracts/exam'

export interface ChangesSince {
  result: Result
  startedAt: number
  changed: ChangedQuestion[]
}

/**
 * What was changed in a package since a finished attempt began, from the attempt's snapshot. It shows keys, which the
 * audit log notes.
 * @throws NotFound
 */
export async function readChangesSince(staff: User, resultId: number): Promise<ChangesSince> {
  const result = await Result.find(resultId)
  if (!result) throw new NotFound('Hasil ujian tidak ditemukan.')
  const { packageId, packageName } = result
  const { snapshotId, startedAt } = await Attempt.findOrFail(result.attemptId)
  const { questions } = await loadSnapshot(snapshotId)
  const present = await Question.query().where('packageId', packageId).preload('passage')
  for (const section of SECTIONS) {
    await noteKeysOpened(staff, { id: packageId, name: packageName }, section)
  }
  return { result, startedAt, changed: changedQuestions(questions, present) }
}
