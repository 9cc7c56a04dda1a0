import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  openingsShown,
  type LoginOpenings,
  type StoredOpenings,
} from '#app/exam/domain/audio_openings'
import type { Change, Lookup } from '#app/platform/database/calls/call'
import { tuples } from '#app/platform/database/raw_rows'

/** One row per recording and login; the key is (attempt, page, login). */
const TABLE = 'audio_openings'

/** A recording of an attempt. */
interface Recording {
  attemptId: number
  page: number
}

/** A login's opening of a recording. */
export interface Opening extends Recording {
  loginId: string
}

interface OpeningRow extends StoredOpenings {
  attempt_id: number
  page: number
}

/**
 * The bytes that each login has received of a recording. The attempt's row must be locked before they decide
 * anything.
 */
export const OPENINGS: Lookup<Recording, OpeningRow> = {
  statement: (recordings) => ({
    sql: `SELECT attempt_id, page, login_id AS loginId, openings, sent_bytes AS sent, cut_bytes AS cut FROM ${TABLE}
          WHERE ${recordings.map(() => '(attempt_id = ? AND page = ?)').join(' OR ')}`,
    values: recordings.flatMap(({ attemptId, page }) => [attemptId, page]),
  }),
  ofKey: ({ attemptId, page }) => `${attemptId} ${page}`,
  ofRow: ({ attempt_id, page }) => `${attempt_id} ${page}`,
}

/** The bytes that a login has received of a recording so far. */
export interface StoredOpening extends Opening {
  own: LoginOpenings
  /** Of the recording, in bytes. */
  size: number
  /** Epoch milliseconds; of the first opening. */
  openedAt: number
}

const LATEST_WINS = {
  sqlite: ` ON CONFLICT (attempt_id, page, login_id)
            DO UPDATE SET openings = excluded.openings, sent_bytes = excluded.sent_bytes, cut_bytes = excluded.cut_bytes`,
  mysql: ` ON DUPLICATE KEY UPDATE openings = VALUES(openings), sent_bytes = VALUES(sent_bytes),
                                   cut_bytes = VALUES(cut_bytes)`,
}

/** Stores the bytes that logins have received of recordings. */
export const STORE_OPENINGS: Change<StoredOpening> = {
  statements: (openings, dialect) => [
    {
      sql: `INSERT INTO ${TABLE} (attempt_id, page, login_id, opened_at, openings, sent_bytes, cut_bytes)
            VALUES ${tuples(openings.length, 7)}${LATEST_WINS[dialect]}`,
      values: openings.flatMap(({ attemptId, page, loginId, openedAt, own, size }) => [
        attemptId,
        page,
        loginId,
        openedAt,
        openingsShown(own, size),
        own.sent,
        own.cut,
      ]),
    },
  ],
}

/** Deletes the openings of a recording by all logins; returns how often it was opened. */
export async function forgetOpenings(
  trx: TransactionClientContract,
  attemptId: number,
  page: number
): Promise<number> {
  const recording = { attempt_id: attemptId, page }
  const rows = await trx
    .query<{ openings: number }>()
    .from(TABLE)
    .where(recording)
    .select('openings')
  await trx.from(TABLE).where(recording).delete()
  return rows.reduce((sum, { openings }) => sum + openings, 0)
}
