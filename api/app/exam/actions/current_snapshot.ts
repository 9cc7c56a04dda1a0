import app from '@adonisjs/core/services/app'
import { groupsOf } from '#app/exam/domain/sat_groups'
import type { SnapshotQuestion } from '#app/exam/domain/types'
import { SnapshotCache } from '#app/exam/rows/snapshot_cache'
import { readQuestions, storeSnapshot } from '#app/exam/rows/snapshots'
import { incompleteReasons, missingQuestions } from '#app/packages/domain/completeness'
import { listeningSeconds } from '#app/packages/domain/listening_time'
import type Package from '#app/packages/models/package'
import { Conflict } from '#app/platform/errors/failures'

/**
 * The id of the snapshot of a package's present content.
 * @throws Conflict when the package lacks questions
 */
export async function currentSnapshot(pack: Package): Promise<number> {
  const cache = await app.container.make(SnapshotCache)
  const known = cache.idOf(pack)
  if (known !== undefined) return known

  // They include changes since the package was read, so the snapshot is never older than the request.
  const questions = await readQuestions(pack.id)
  if (!isComplete(questions)) {
    throw new Conflict(
      'Soal paket ini sedang diperbarui dan belum lengkap. Silakan coba lagi nanti.'
    )
  }
  const id = await storeSnapshot(pack, questions)
  cache.setPresent(pack, { id, listeningSeconds: listeningSeconds(questions, groupsOf(questions)) })
  return id
}

function isComplete(questions: SnapshotQuestion[]): boolean {
  const placed = questions.map((question) => ({
    ...question,
    passageId: question.passage?.id ?? null,
  }))
  return incompleteReasons(missingQuestions(placed, groupsOf(questions))).length === 0
}
