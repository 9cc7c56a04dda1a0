import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Analyser } from '#app/items/analysis/analyser'
import { lastRescoring } from '#app/items/rows/rescorings'
import { readSittings } from '#app/items/rows/sittings'
import { ANALYSED_ATTEMPTS_MIN, type ItemWarning } from '#contracts/item_analysis'

/** A package with questions that have to be looked at. */
export interface WeakPackage {
  packageId: number
  packageName: string
  /** Questions whose key may be wrong, and others that the weak learners answer better than the strong. */
  wrongKeys: number
  negative: number
}

/** What the two serious warnings are; the others tell of items that are dull, not wrong. */
const WRONG_KEY: ItemWarning = 'kunci_salah'
const NEGATIVE: ItemWarning = 'daya_negatif'

/**
 * The packages with questions that have serious warnings, by name; archived ones and those that too few have sat are left
 * out. An analysis is kept until the package has another result or re-scoring.
 * @throws Unavailable when too many analyses wait already
 */
export async function readWeakQuestions(): Promise<WeakPackage[]> {
  const rows = (await db
    .from('results')
    .join('packages', 'packages.id', 'results.package_id')
    .whereNull('packages.archived_at')
    .groupBy('packages.id', 'packages.name')
    .having(db.raw('count(*)'), '>=', ANALYSED_ATTEMPTS_MIN)
    .orderBy('packages.name')
    .select('packages.id', 'packages.name')
    .count('* as attempts')) as { id: number; name: string; attempts: number | string }[]
  const analyser = await app.container.make(Analyser)
  const found: WeakPackage[] = []
  for (const { id, name, attempts } of rows) {
    const rescoring = await lastRescoring(id)
    const state = JSON.stringify([Number(attempts), rescoring?.id, rescoring?.undoneAt])
    const { items } = await analyser.analyseOnce(id, state, () => readSittings(id))
    const worst = items.flatMap(({ warnings }) => warnings[0]?.kind ?? [])
    const wrongKeys = worst.filter((kind) => kind === WRONG_KEY).length
    const negative = worst.filter((kind) => kind === NEGATIVE).length
    if (wrongKeys + negative > 0) {
      found.push({ packageId: id, packageName: name, wrongKeys, negative })
    }
  }
  return found
}
