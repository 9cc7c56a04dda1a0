import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { commitTimes } from '#app/platform/database/commit_times'
import { errorCode } from '#app/platform/database/driver_errors'
import { lendConnection, type LentConnection } from '#app/platform/database/lent_connection'

const TRIES = 3

/** Error codes for a rolled-back transaction that may succeed when repeated. */
const RETRYABLE = new Set([
  'ER_LOCK_DEADLOCK',
  // 'Record has changed since last read', an error of MariaDB from 11.6 on.
  'ER_CHECKREAD',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
])

/** The database did not confirm a COMMIT; `cause` is its error. */
export class CommitRefused extends Error {
  override name = 'CommitRefused'

  /**
   * @param isUncertain whether the writes may be stored anyway, because the connection was lost before the answer came;
   *   otherwise none is
   */
  constructor(
    cause: unknown,
    readonly isUncertain: boolean
  ) {
    super('the database did not confirm a transaction', { cause })
  }
}

/** The work of a transaction; `connection` is the driver's, which is in the transaction too. */
type Work<Result> = (trx: TransactionClientContract, connection: object) => Promise<Result>

/**
 * Runs `work` in one transaction and repeats it when the database cancelled it because of another. When it returns, the
 * database has confirmed COMMIT. `work` must change nothing but the database. Rows that decide something must be read
 * with `forUpdate()`: this locks them on MySQL (read committed); SQLite runs transactions one after the other anyway.
 * @throws CommitRefused when the database did not confirm COMMIT; what `work` throws, with nothing written
 */
export function inTransaction<Result>(work: Work<Result>): Promise<Result> {
  return untilNotCancelled(() => runOnce(work))
}

/** Repeats a transaction that the database cancelled because of another. */
export async function untilNotCancelled<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      if (tries === TRIES || !isRetryable(error)) throw error
    }
  }
}

async function runOnce<Result>(work: Work<Result>): Promise<Result> {
  // Our own connection: knex releases its connection before the transaction's end is known.
  await using lent = await lendConnection()
  const trx = await begin(lent)

  let result: Result
  try {
    result = await work(trx, lent.connection)
  } catch (error) {
    await trx.rollback()
    await ended(trx).catch((reason: unknown) => lent.retire(reason))
    throw error
  }
  const hasAnswered = commitTimes.begin()
  // oxlint-disable-next-line no-restricted-properties -- the truth is asked for in the next line
  await trx.commit()
  await ended(trx)
    .catch((reason: unknown) => {
      lent.retire(reason)
      throw new CommitRefused(reason, !isRefusal(reason))
    })
    .finally(hasAnswered)
  return result
}

async function begin({ connection }: LentConnection): Promise<TransactionClientContract> {
  const client = db.connection()
  // Lucid passes unknown options to knex; inside a test's transaction it can't.
  const options = client.isTransaction ? undefined : ({ connection } as object)
  // oxlint-disable-next-line no-restricted-properties -- the one place that learns how the transaction ended
  const open = client.transaction as (
    work: undefined,
    options?: object
  ) => Promise<TransactionClientContract>
  const trx = await open.call(client, undefined, options)
  // A failed BEGIN comes back as a completed transaction.
  if (trx.isCompleted) await ended(trx)
  return trx
}

/**
 * Resolves when the database has ended the transaction as asked; otherwise rejects with its error, which commit() and
 * rollback() hide (knex/knex#3847, #3370).
 */
async function ended(trx: TransactionClientContract): Promise<void> {
  await trx.knexClient.executionPromise
}

/** Whether the database itself refused a statement, so that nothing is stored. */
export function isRefusal(error: unknown): boolean {
  const isAnswer =
    error instanceof Error && 'sqlState' in error && !('fatal' in error && error.fatal)
  return isAnswer || errorCode(error)?.startsWith('SQLITE_') === true
}

/** SQLSTATE classes of what is wrong with a statement or its values, not with the server's state. */
const OF_A_STATEMENT = /^(21|22|23|42)/

/** Whether the database refused a statement because of its content, so that others may still be executed. */
export function isOneStatements(error: unknown): boolean {
  if (!isRefusal(error)) return false
  return OF_A_STATEMENT.test(String((error as { sqlState?: unknown }).sqlState))
}

function isRetryable(error: unknown): boolean {
  const cause = error instanceof CommitRefused ? error.cause : error
  return RETRYABLE.has(errorCode(cause) ?? '')
}

/** Whether a unique index refused a row, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  const code = errorCode(error)
  return code === 'ER_DUP_ENTRY' || code === 'SQLITE_CONSTRAINT_UNIQUE'
}
