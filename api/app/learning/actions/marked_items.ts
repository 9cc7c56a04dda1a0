import type Attempt from '#app/exam/models/attempt'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import type { MarkedItem } from '#app/learning/domain/skill_counts'
import { markedAnswers } from '#app/learning/rows/marked_answers'
import { readSkills } from '#app/learning/rows/question_skills'

/** The tagged questions of finished attempts by learner, by the tags of today. One without an answer counts as wrong. */
export async function markedItems(
  attempts: readonly Pick<Attempt, 'id' | 'userId' | 'packageId' | 'snapshotId'>[]
): Promise<Map<number, MarkedItem[]>> {
  const skills = await readSkills(attempts.map(({ packageId }) => packageId))
  const answers = await markedAnswers(attempts.map(({ id }) => id))
  const right = new Set(
    answers.flatMap(({ attemptId, page, isRight }) => (isRight ? `${attemptId} ${page}` : []))
  )
  const items = new Map<number, MarkedItem[]>()
  for (const { id, userId, snapshotId } of attempts) {
    const { questions } = await loadSnapshot(snapshotId)
    const own = items.get(userId) ?? []
    items.set(userId, own)
    for (const question of questions) {
      const tags = skills.get(question.id)
      if (tags) own.push({ skills: tags, isRight: right.has(`${id} ${question.page}`) })
    }
  }
  return items
}
