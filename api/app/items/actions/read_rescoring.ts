import { lastRescoring, newestAttempt, type Rescoring } from '#app/items/rows/rescorings'
import { findAnyPackage } from '#app/packages/actions/find_package'
import type { KeyCorrection } from '#app/packages/domain/key_corrections'
import type Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { readCorrections } from '#app/packages/rows/key_corrections'

export interface RescoringState {
  pkg: Package
  /** In page order. */
  questions: Question[]
  /** What holds now, by page. */
  corrections: ReadonlyMap<number, KeyCorrection>
  last: Rescoring | null
  /** Whether the last one can be undone now. */
  canBeUndone: boolean
}

/**
 * What a re-scoring of a package starts from.
 * @throws NotFound
 */
export async function readRescoring(packageId: number): Promise<RescoringState> {
  const pkg = await findAnyPackage(packageId)
  const questions = await Question.query().where('packageId', pkg.id).orderBy('page')
  const last = await lastRescoring(pkg.id)
  const canBeUndone =
    last !== null && last.undoneAt === null && (await newestAttempt(pkg.id)) <= last.lastAttemptId
  return { pkg, questions, corrections: await readCorrections(pkg.id), last, canBeUndone }
}
