import { findClass } from '#app/classes/actions/find_class'
import Attempt from '#app/exam/models/attempt'
import { markedItems } from '#app/learning/actions/marked_items'
import { classSkills, type ClassSkill } from '#app/learning/domain/class_skills'
import { learnersOf } from '#app/learning/rows/class_learners'
import Result from '#app/results/models/result'

/** A class with the skills of all finished attempts of its learners. */
export interface ClassMap {
  name: string
  learners: number
  skills: ClassSkill[]
}

/** The class's map for staff, with results that are held back from learners. @throws NotFound */
export async function readClassMap(classId: number): Promise<ClassMap> {
  const { name } = await findClass(classId)
  const learners = await learnersOf(classId)
  const attempts = await Attempt.query()
    .whereIn(
      'userId',
      learners.map(({ id }) => id)
    )
    .where({ status: 'finished' })
    .select('id', 'user_id', 'package_id', 'snapshot_id')
  const items = await markedItems(attempts)
  return {
    name,
    learners: learners.length,
    skills: classSkills(learners.map(({ id }) => items.get(id) ?? [])),
  }
}

/** A learner's results, the earliest first. */
interface LearnerProgress {
  name: string
  results: Result[]
}

/**
 * The results of each learner of a class, to compare two of them; without those of learners who were excluded.
 * @throws NotFound
 */
export async function readProgress(
  classId: number
): Promise<{ name: string; learners: LearnerProgress[] }> {
  const { name } = await findClass(classId)
  const learners = await learnersOf(classId)
  const results = await Result.query()
    .whereIn(
      'userId',
      learners.map(({ id }) => id)
    )
    .whereNull('excludedAt')
    .orderBy('createdAt')
    .orderBy('id')
  const own = Map.groupBy(results, ({ userId }) => userId)
  return {
    name,
    learners: learners.map(({ id, name: learner }) => ({
      name: learner,
      results: own.get(id) ?? [],
    })),
  }
}
