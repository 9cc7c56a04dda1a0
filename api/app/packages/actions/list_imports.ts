import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import QuestionImport from '#app/packages/models/question_import'

/** Enough to find the one that has to be finished or undone. */
const LISTED = 10

/**
 * The latest imports of a package, the newest first.
 * @throws NotFound
 */
export async function listImports(packageId: number): Promise<QuestionImport[]> {
  const pkg = await findUnarchivedPackage(packageId)
  return QuestionImport.query().where('packageId', pkg.id).orderBy('id', 'desc').limit(LISTED)
}
