import { preparePapers } from '#app/exam/actions/prepare_papers'
import { SNAPSHOTS_KEPT } from '#app/exam/rows/kept_snapshots'
import Package from '#app/packages/models/package'
import { Conflict } from '#app/platform/errors/failures'

/**
 * Makes the first papers of the packages that are sold, the newest first, in this process: otherwise those who begin first
 * after a start of the server wait for it. Packages that lack questions are left out.
 * @param signal ends it early
 * @returns how many packages
 */
export async function prepareOffered(signal: AbortSignal): Promise<number> {
  const packages = await Package.query()
    .select('id')
    .whereNull('archivedAt')
    .orderBy('id', 'desc')
    .limit(SNAPSHOTS_KEPT)
  let prepared = 0
  for (const { id: packageId } of packages) {
    if (signal.aborted) break
    const sitting = { packageId, restMinutes: null, isShuffled: false, extraPercents: [0] }
    prepared += await preparePapers(sitting).then(
      () => 1,
      (error: unknown) => {
        if (error instanceof Conflict) return 0
        throw error
      }
    )
  }
  return prepared
}
