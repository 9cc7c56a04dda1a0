import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlayedAudio, PlayedMerge } from '#app/exam/domain/audio_grants'

/** One row per played recording; the key is (attempt, page), so Lucid models can't save it. */
const TABLE = 'played_audio'

interface PlayedRow {
  page: number
  /** MySQL's driver may hand a BIGINT over as a string. */
  played_at: number | string
  position_ms: number
}

/** Reads the recordings played in an attempt, by page, with or without a transaction. */
export async function readPlayed(
  attemptId: number,
  trx?: TransactionClientContract
): Promise<PlayedAudio[]> {
  const rows = await (trx ?? db.connection())
    .query<PlayedRow>()
    .from(TABLE)
    .select('page', 'played_at', 'position_ms')
    .where('attempt_id', attemptId)
    .orderBy('page', 'asc')
  return rows.map((row) => ({
    page: row.page,
    playedAt: Number(row.played_at),
    positionMs: row.position_ms,
  }))
}

/** Writes new and changed entries of a report. */
export async function writePlayed(
  trx: TransactionClientContract,
  attemptId: number,
  { added, moved }: Pick<PlayedMerge, 'added' | 'moved'>
): Promise<void> {
  if (added.length > 0) {
    await trx.table(TABLE).multiInsert(
      added.map(({ page, playedAt, positionMs }) => ({
        attempt_id: attemptId,
        page,
        played_at: playedAt,
        position_ms: positionMs,
      }))
    )
  }
  for (const { page, positionMs } of moved) {
    await trx.from(TABLE).where({ attempt_id: attemptId, page }).update({ position_ms: positionMs })
  }
}
