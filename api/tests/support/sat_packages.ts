import db from '@adonisjs/lucid/services/db'
import { currentSnapshot } from '#app/exam/actions/current_snapshot'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { countCorrect, rightPages } from '#app/exam/domain/count_correct'
import type { AnswerSheet } from '#app/exam/domain/types'
import Package from '#app/packages/models/package'
import type Result from '#app/results/models/result'
import { figures } from '#app/results/actions/score_columns'
import { createResult } from '#database/factories/result_factory'
import { createUser } from '#database/factories/user_factory'
import { ANSWERS, type Answer } from '#contracts/exam'

/**
 * Finished attempts of a complete package with these answers and their results, as the server would have marked them;
 * each by a new learner.
 * @param sheets of each learner a digit for each of the 140 questions in page order, 0 for a blank
 */
export async function sitPackage(pack: Package, sheets: readonly string[]): Promise<Result[]> {
  const fresh = await Package.findOrFail(pack.id)
  const snapshotId = await currentSnapshot(fresh)
  const { questions } = await loadSnapshot(snapshotId)
  const results: Result[] = []
  for (const [at, answers] of sheets.entries()) {
    const sheet: AnswerSheet = new Map(
      questions.flatMap(({ page }, item) => {
        const answer = ANSWERS.find((one) => one === answers[item])
        return answer ? [[page, { answer: answer satisfies Answer, seq: 1 }] as const] : []
      })
    )
    const result = await createResult(await createUser({ name: `Peserta ${at + 1}` }), {
      packageId: pack.id,
    })
    await result.merge(figures(countCorrect(questions, sheet), result.scoringTable)).save()
    await db
      .from('attempts')
      .where('id', result.attemptId)
      .update({ snapshot_id: snapshotId, scoring_table: result.scoringTable })
    const right = new Set(rightPages(questions, sheet))
    const rows = questions.flatMap(({ id, page }) => {
      const held = sheet.get(page)
      if (!held) return []
      const is_correct = right.has(page) ? 1 : 0
      const saved = { answer: held.answer, seq: 1, saved_at: result.createdAt }
      return [{ attempt_id: result.attemptId, page, question_id: id, is_correct, ...saved }]
    })
    if (rows.length > 0) await db.table('attempt_answers').multiInsert(rows)
    results.push(result)
  }
  return results
}
