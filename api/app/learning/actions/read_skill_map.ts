import Attempt from '#app/exam/models/attempt'
import { markedItems } from '#app/learning/actions/marked_items'
import { skillCounts, type SkillCount } from '#app/learning/domain/skill_counts'
import { suggestions, type Suggestion } from '#app/learning/domain/skill_map'
import { latestOpenResult } from '#app/results/actions/find_results'
import Result from '#app/results/models/result'

export interface SkillMap {
  counts: SkillCount[]
  suggestions: Suggestion[]
}

/**
 * What the learner's finished attempts say of each skill, by the tags of today, and what would raise their latest score
 * most. A question without an answer counts as wrong.
 */
export async function readSkillMap(userId: number, now: number): Promise<SkillMap> {
  const attempts = await Attempt.query()
    .where({ userId, status: 'finished' })
    // What is held back would show through.
    .whereNotIn('id', Result.query().where('opensAt', '>', now).select('attempt_id'))
    .select('id', 'user_id', 'package_id', 'snapshot_id')
  const items = (await markedItems(attempts)).get(userId) ?? []
  const counts = skillCounts(items)
  const latest = await latestOpenResult(userId, now)
  if (!latest) return { counts, suggestions: [] }
  const { listeningCorrect, writtenCorrect, readingCorrect, scoringTable } = latest
  const correct = { listening: listeningCorrect, written: writtenCorrect, reading: readingCorrect }
  return { counts, suggestions: suggestions(counts, { correct, scoringTable }) }
}
