import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { errorCode } from '#app/platform/errors/error_code'
import { lendConnection, type LentConnection } from '#app/platform/database/lent_connection'

const TRIES = 3

/** Codes with which a database says: nothing was written, the same transaction may succeed if run again. */
const RETRYABLE = new Set(['ER_LOCK_DEADLOCK', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'])

/** The database did not confirm a COMMIT; `cause` is what it said. */
export class CommitRefused extends Error {
  override name = 'CommitRefused'

  /**
   * @param isUncertain whether the writes may be stored all the same, because the connection was lost before the
   *   answer came; otherwise none of them is
   */
  constructor(
    cause: unknown,
    readonly isUncertain: boolean
  ) {
    super('the database did not confirm a transaction', { cause })
  }
}

/**
 * Runs `work` in one transaction and repeats it when the database gave it up in favour of another. When it returns,
 * the database has confirmed COMMIT. `work` must change nothing but the database. Rows that decide something are
 * read with `forUpdate()`: it locks them on MySQL, where transactions read what is committed; on SQLite they run one
 * after the other anyway.
 * @throws CommitRefused when the database did not confirm COMMIT; what `work` throws, with nothing written
 */
export async function inTransaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await runOnce(work)
    } catch (error) {
      if (tries === TRIES || !isRetryable(error)) throw error
    }
  }
}

async function runOnce<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  // Our own, since knex gives a connection back before anybody can know whether its transaction has ended.
  await using lent = await lendConnection()
  const trx = await begin(lent)

  let result: Result
  try {
    result = await work(trx)
  } catch (error) {
    await trx.rollback()
    await ended(trx).catch((reason: unknown) => lent.retire(reason))
    throw error
  }
  // oxlint-disable-next-line no-restricted-properties -- the truth is asked for in the next line
  await trx.commit()
  await ended(trx).catch((reason: unknown) => {
    lent.retire(reason)
    throw new CommitRefused(reason, !isRefusal(reason))
  })
  return result
}

async function begin({ connection }: LentConnection): Promise<TransactionClientContract> {
  const client = db.connection()
  // Lucid hands its options on to knex, which knows more of them; within a transaction of a test it can't.
  const options = client.isTransaction ? undefined : ({ connection } as object)
  // oxlint-disable-next-line no-restricted-properties -- the one place that learns how the transaction ended
  const open = client.transaction as (
    work: undefined,
    options?: object
  ) => Promise<TransactionClientContract>
  const trx = await open.call(client, undefined, options)
  // A BEGIN that failed is handed over as a transaction that has ended.
  if (trx.isCompleted) await ended(trx)
  return trx
}

/**
 * Resolves once the database has ended the transaction as it was told to, and rejects with its error otherwise:
 * knex keeps that from whoever awaits commit() or rollback() (knex/knex#3847, #3370).
 */
async function ended(trx: TransactionClientContract): Promise<void> {
  await trx.knexClient.executionPromise
}

/** Whether the database itself answered, so that nothing of the transaction is stored. */
function isRefusal(error: unknown): boolean {
  const isAnswer =
    error instanceof Error && 'sqlState' in error && !('fatal' in error && error.fatal)
  return isAnswer || errorCode(error)?.startsWith('SQLITE_') === true
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
