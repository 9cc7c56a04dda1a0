import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlayedAudio } from '#app/exam/domain/audio_grants'
import { lookup, type Change } from '#app/platform/database/calls/call'
import { findRows } from '#app/platform/database/calls/ways'
import { inParts } from '#app/platform/database/in_parts'
import { tuples } from '#app/platform/database/raw_rows'

/** One row per played recording; the key is (attempt, page), so Lucid models can't save it. */
const TABLE = 'played_audio'

interface PlayedRow {
  attempt_id: number
  page: number
  /** MySQL's driver may return a BIGINT as text. */
  played_at: number | string
  position_ms: number
}

/** The recordings played in an attempt, by page. */
export const PLAYED = lookup<number, PlayedRow>(
  {
    select: `SELECT attempt_id, page, played_at, position_ms FROM ${TABLE}`,
    column: 'attempt_id',
    end: ' ORDER BY page',
  },
  ({ attempt_id }) => attempt_id
)

export function toPlayed({ page, played_at, position_ms }: PlayedRow): PlayedAudio {
  return { page, playedAt: Number(played_at), positionMs: position_ms }
}

/** A played recording and its attempt. */
export interface StoredPlay extends PlayedAudio {
  attemptId: number
}

/** Entries are never removed, and positions only increase. */
const FURTHEST_WINS = {
  sqlite: ` ON CONFLICT (attempt_id, page)
            DO UPDATE SET position_ms = max(${TABLE}.position_ms, excluded.position_ms)`,
  mysql: ' ON DUPLICATE KEY UPDATE position_ms = GREATEST(position_ms, VALUES(position_ms))',
}

/** Stores which recordings were played and how far. */
export const STORE_PLAYED: Change<StoredPlay> = {
  statements: (plays, dialect) =>
    inParts(plays).map((some) => ({
      sql: `INSERT INTO ${TABLE} (attempt_id, page, played_at, position_ms)
            VALUES ${tuples(some.length, 4)}${FURTHEST_WINS[dialect]}`,
      values: some.flatMap(({ attemptId, page, playedAt, positionMs }) => [
        attemptId,
        page,
        playedAt,
        positionMs,
      ]),
    })),
}

/** Reads the recordings played in an attempt, by page, with or without a transaction. */
export async function readPlayed(
  attemptId: number,
  trx?: TransactionClientContract
): Promise<PlayedAudio[]> {
  return (await findRows(PLAYED, attemptId, trx)).map(toPlayed)
}

/** Deletes the play of a recording; returns whether there was one. */
export async function forgetPlay(
  trx: TransactionClientContract,
  attemptId: number,
  page: number
): Promise<boolean> {
  const removed = await trx.from(TABLE).where({ attempt_id: attemptId, page }).delete()
  return Number(removed) > 0
}
