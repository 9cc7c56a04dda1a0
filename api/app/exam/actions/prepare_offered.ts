import { preparePapers } from '#app/exam/actions/prepare_papers'
import Package from '#app/packages/models/package'
import { Conflict } from '#app/platform/errors/failures'

/** Packages prepared at the start, each for some 100 ms of CPU time. */
const MOST_PREPARED = 8

/**
 * Caches the first papers of the packages on sale, the newest first, in this process, so that the first learners
 * after a start of the server don't wait for them. Packages that lack questions are left out.
 * @param signal stops it early
 * @returns how many packages
 */
export async function prepareOffered(signal: AbortSignal): Promise<number> {
  const packages = await Package.query()
    .select('id')
    .whereNull('archivedAt')
    .orderBy('id', 'desc')
    .limit(MOST_PREPARED)
  let prepared = 0
  for (const { id: packageId } of packages) {
    if (signal.aborted) break
    const expected = { packageId, restMinutes: null, isShuffled: false, extraPercents: [0] }
    prepared += await preparePapers(expected).then(
      () => 1,
      (error: unknown) => {
        if (error instanceof Conflict) return 0
        throw error
      }
    )
  }
  return prepared
}
