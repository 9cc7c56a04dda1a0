import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const TRIES = 3

/** Codes with which a database says: nothing was written, the same transaction may succeed if run again. */
const RETRYABLE = new Set(['ER_LOCK_DEADLOCK', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'])

/**
 * Runs `work` in one transaction and repeats it when the database gave it up in favour of another.
 * `work` must therefore change nothing but the database. Rows that decide something are read with
 * `forUpdate()`: it locks them on MySQL, where transactions read what is committed; on SQLite they run one
 * after the other anyway.
 */
export async function inTransaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (tries === TRIES || !isRetryable(error)) throw error
    }
  }
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRYABLE.has(String(error.code))
}

/** Whether a unique index refused a row, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ER_DUP_ENTRY' || error.code === 'SQLITE_CONSTRAINT_UNIQUE')
  )
}
