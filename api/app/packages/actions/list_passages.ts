import db from '@adonisjs/lucid/services/db'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import Passage from '#app/packages/models/passage'

export interface CountedPassage {
  passage: Passage
  questions: number
}

/**
 * A package's passages, oldest first, with the number of questions on each.
 * @throws NotFound
 */
export async function listPassages(packageId: number): Promise<CountedPassage[]> {
  const { id } = await findUnarchivedPackage(packageId)
  const passages = await Passage.query().where('packageId', id).orderBy('id', 'asc')
  const counts = (await db
    .from('questions')
    .where('package_id', id)
    .whereNotNull('passage_id')
    .groupBy('passage_id')
    .select('passage_id')
    .count('* as total')) as { passage_id: number; total: number | string }[]
  const totals = new Map(counts.map(({ passage_id, total }) => [passage_id, Number(total)]))
  return passages.map((passage) => ({ passage, questions: totals.get(passage.id) ?? 0 }))
}
