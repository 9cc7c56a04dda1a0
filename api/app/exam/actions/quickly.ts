import app from '@adonisjs/core/services/app'
import { KeptSnapshots } from '#app/exam/rows/kept_snapshots'
import { GroupedCommits, type SqliteHandle } from '#app/platform/database/grouped_commits'

/** Not a case for the quick way; thrown before anything is written. */
export class Declined extends Error {}

/**
 * Runs `work` in one transaction with that of other learners, on the embedded database; it must not wait for anything.
 * When this returns a result, that is on disk.
 * @returns null where `work` declines, and on other databases: the ordinary way knows what to do
 */
export async function quickly<Result>(
  work: (handle: SqliteHandle, snapshots: KeptSnapshots) => Result
): Promise<Result | null> {
  const commits = await app.container.make(GroupedCommits)
  if (!commits.isSupported) return null
  const snapshots = await app.container.make(KeptSnapshots)
  try {
    return await commits.run((handle) => work(handle, snapshots))
  } catch (error) {
    if (error instanceof Declined) return null
    throw error
  }
}
