import { currentSnapshot } from '#app/exam/actions/current_snapshot'
import { cacheablePaper } from '#app/exam/actions/cacheable_paper'
import { copyOf } from '#app/exam/actions/paper_copies'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import Package from '#app/packages/models/package'
import { extendedMinutes } from '#app/exam/domain/extra_time'

/** The facts that decide which papers the first session of an event needs. */
export interface ExpectedStart {
  packageId: number
  restMinutes: number | null
  isShuffled: boolean
  /** The percentages of extra time that its learners have, 0 among them. */
  extraPercents: readonly number[]
}

/**
 * Stores the snapshot that an attempt would start with, reads it, and caches its first papers, in this process. If
 * that is done already it costs one statement.
 * @throws NotFound; Conflict when the package lacks questions
 */
export async function preparePapers(expected: ExpectedStart): Promise<void> {
  const { packageId, restMinutes, isShuffled, extraPercents } = expected
  const pack = await Package.findOrFail(packageId)
  const snapshotId = await currentSnapshot(pack)
  await loadSnapshot(snapshotId)
  for (const extraPercent of extraPercents) {
    const head = {
      packageId,
      packageName: pack.name,
      session: 'listening' as const,
      minutes: extendedMinutes(pack.minutes, extraPercent),
      restMinutes,
      extraPercent,
      isShuffled,
    }
    const copy = await copyOf(cacheablePaper(snapshotId, head, 'listening'))
    await copy.prepare()
  }
}
