import Attempt from '#app/exam/models/attempt'
import type { MayOpenMedia } from '#app/exam/ports/explained_media'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { findClosed } from '#app/learning/actions/require_open'

/** Whether the file belongs to an attempt that the learner has finished and whose explanations they may read now. */
export const mayOpenMedia: MayOpenMedia = async (userId, folder, file, now) => {
  const attempts = await Attempt.query()
    .where({ userId, status: 'finished' })
    .select('package_id', 'snapshot_id')
    .distinct()
  for (const { packageId, snapshotId } of attempts) {
    const { questions } = await loadSnapshot(snapshotId)
    const isShown = questions.some(({ audio, passage }) =>
      folder === 'audio' ? audio === file : passage?.image === file
    )
    if (isShown && !(await findClosed(userId, packageId, now))) return true
  }
  return false
}
