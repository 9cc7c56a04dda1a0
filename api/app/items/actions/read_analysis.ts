import app from '@adonisjs/core/services/app'
import { Analyser } from '#app/items/analysis/analyser'
import type { PackageAnalysis } from '#app/items/domain/analyse_package'
import { countScored, readSittings } from '#app/items/rows/sittings'
import { findAnyPackage } from '#app/packages/actions/find_package'
import type Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { ANALYSED_ATTEMPTS_MIN } from '#contracts/item_analysis'

export interface Analysis {
  pkg: Package
  attempts: number
  /** Null when too few attempts have finished. */
  analysis: PackageAnalysis | null
  /** The question that stands on each page today. */
  questionIds: ReadonlyMap<number, number>
}

/**
 * What the finished attempts say about a package's items, also of an archived one.
 * @throws NotFound; Unavailable when too many analyses wait already
 */
export async function readAnalysis(packageId: number): Promise<Analysis> {
  const pkg = await findAnyPackage(packageId)
  const attempts = await countScored(pkg.id)
  if (attempts < ANALYSED_ATTEMPTS_MIN)
    return { pkg, attempts, analysis: null, questionIds: new Map() }

  const analyser = await app.container.make(Analyser)
  const analysis = await analyser.analyse(await readSittings(pkg.id, { hasTimes: true }))
  const questions = await Question.query().where('packageId', pkg.id).select('id', 'page')
  return { pkg, attempts, analysis, questionIds: new Map(questions.map((q) => [q.page, q.id])) }
}
