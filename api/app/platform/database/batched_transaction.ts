import db from '@adonisjs/lucid/services/db'
import { commitTimes } from '#app/platform/database/commit_times'
import { lendBatchConnection } from '#app/platform/database/lent_connection'
import { mysqlChanges, type RawChanges, type Statement } from '#app/platform/database/raw_rows'
import {
  CommitRefused,
  inTransaction,
  isOneStatements,
  isRefusal,
  untilNotCancelled,
} from '#app/platform/database/transaction'

const COMMIT: Statement = { sql: 'COMMIT', values: [] }

type Work<Result> = (rows: RawChanges) => Promise<Result>

/**
 * `inTransaction` on a MySQL-protocol database for frequent changes: without knex, and BEGIN needs no round trip of
 * its own. A transaction without changes isn't committed.
 * @throws as `inTransaction`
 */
export function inBatchedTransaction<Result>(work: Work<Result>): Promise<Result> {
  // Inside a test's transaction there is no COMMIT.
  if (db.connection().isTransaction) {
    return inTransaction(async (_, connection) => {
      const rows = mysqlChanges({ connection, takesSeveral: false })
      const result = await work(rows)
      await rows.each(rows.last)
      return result
    })
  }
  return untilNotCancelled(() => runOnce(work))
}

async function runOnce<Result>(work: Work<Result>): Promise<Result> {
  await using lent = await lendBatchConnection()
  const rows = mysqlChanges(lent, 'BEGIN')
  const rollBack = () => rows.all('ROLLBACK').catch((reason: unknown) => lent.retire(reason))

  let result: Result
  try {
    result = await work(rows)
  } catch (error) {
    await rollBack()
    throw error
  }
  if (!rows.hasChanged) {
    // There are no changes that a lost COMMIT could have stored.
    await rollBack()
    return result
  }
  const hasAnswered = commitTimes.begin()
  try {
    await rows.each([...rows.last, COMMIT])
  } catch (reason) {
    const isAnswer = isRefusal(reason)
    if (isAnswer) await rollBack()
    else lent.retire(reason)
    // After a refused change there was no COMMIT.
    throw isOneStatements(reason) ? reason : new CommitRefused(reason, !isAnswer)
  } finally {
    hasAnswered()
  }
  return result
}
