import { createHash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { withRawRows } from '#app/platform/database/raw_rows'
import { isUniqueViolation } from '#app/platform/database/transaction'
import type { Snapshot, SnapshotQuestion } from '#app/exam/domain/types'
import ExamSnapshot from '#app/exam/models/exam_snapshot'
import { SnapshotCache } from '#app/exam/rows/snapshot_cache'
import { READ_QUESTIONS, toQuestion, type QuestionRow } from '#app/exam/rows/package_content'
import type Package from '#app/packages/models/package'
import { clock } from '#app/platform/time/clock'

/** A package's questions as they are now, in page order. */
export async function readQuestions(packageId: number): Promise<SnapshotQuestion[]> {
  const rows = await withRawRows((raw) => raw.all<QuestionRow>(READ_QUESTIONS, packageId))
  return rows.map(toQuestion)
}

/**
 * Stores the questions as a snapshot. Attempts with the same questions share one snapshot.
 * @returns the snapshot's id
 */
export async function storeSnapshot(pack: Package, questions: SnapshotQuestion[]): Promise<number> {
  const snapshot: Snapshot = { packageId: pack.id, packageName: pack.name, questions }
  const content = JSON.stringify(snapshot)
  const contentHash = createHash('sha256').update(content).digest('hex')
  // Reads only the id: the content is large and already known.
  const find = () =>
    ExamSnapshot.query().select('id').where({ packageId: pack.id, contentHash }).first()

  const existing = await find()
  if (existing) return existing.id
  try {
    const created = await ExamSnapshot.create({
      packageId: pack.id,
      contentHash,
      content,
      createdAt: clock.now(),
    })
    return created.id
  } catch (error) {
    // Many seats start at once: another attempt just stored the same snapshot.
    const stored = isUniqueViolation(error) ? await find() : null
    if (stored) return stored.id
    throw error
  }
}

/** Reads a stored snapshot, in a transaction when one is given. */
export async function loadSnapshot(id: number, trx?: TransactionClientContract): Promise<Snapshot> {
  const cache = await app.container.make(SnapshotCache)
  const known = cache.get(id)
  if (known) return known

  const { content } = await ExamSnapshot.findOrFail(id, trx ? { client: trx } : {})
  const snapshot = JSON.parse(content) as Snapshot
  cache.set(id, snapshot, content.length)
  // Expected once for each package after a start; more often, the cache is too small for the packages in use.
  logger.info(
    { snapshotId: id, packageId: snapshot.packageId },
    'a snapshot was read into the cache'
  )
  return snapshot
}
