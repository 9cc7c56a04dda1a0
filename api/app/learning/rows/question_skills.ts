import Question from '#app/packages/models/question'
import type { Skill } from '#contracts/skills'

/** The skills of all tagged questions of these packages, by the question's id. */
export async function readSkills(packageIds: readonly number[]): Promise<Map<number, Skill[]>> {
  const questions = await Question.query()
    .whereIn('packageId', [...new Set(packageIds)])
    .whereNotNull('skills')
    .select('id', 'skills')
  return new Map(questions.map(({ id, skills }) => [id, skills ?? []]))
}
