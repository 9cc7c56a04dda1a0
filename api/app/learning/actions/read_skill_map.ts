import db from '@adonisjs/lucid/services/db'
import Attempt from '#app/exam/models/attempt'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { skillCounts, type SkillCount } from '#app/learning/domain/skill_counts'
import { suggestions, type Suggestion } from '#app/learning/domain/skill_map'
import { readSkills } from '#app/learning/rows/question_skills'
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
    .select('id', 'package_id', 'snapshot_id')
  const skills = await readSkills(attempts.map(({ packageId }) => packageId))
  const right = await rightAnswers(attempts.map(({ id }) => id))
  const items = []
  for (const { id, snapshotId } of attempts) {
    const { questions } = await loadSnapshot(snapshotId)
    for (const question of questions) {
      const tags = skills.get(question.id)
      if (tags) items.push({ skills: tags, isRight: right.has(`${id} ${question.page}`) })
    }
  }
  const counts = skillCounts(items)
  const latest = await latestOpenResult(userId, now)
  if (!latest) return { counts, suggestions: [] }
  const { listeningCorrect, writtenCorrect, readingCorrect, scoringTable } = latest
  const correct = { listening: listeningCorrect, written: writtenCorrect, reading: readingCorrect }
  return { counts, suggestions: suggestions(counts, { correct, scoringTable }) }
}

/** The answers that were marked as right, as 'attempt page'. */
async function rightAnswers(attemptIds: readonly number[]): Promise<Set<string>> {
  const rows = (await db
    .from('attempt_answers')
    .whereIn('attempt_id', [...attemptIds])
    .where('is_correct', 1)
    .select('attempt_id', 'page')) as { attempt_id: number; page: number }[]
  return new Set(rows.map(({ attempt_id, page }) => `${attempt_id} ${page}`))
}
