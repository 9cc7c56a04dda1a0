import db from '@adonisjs/lucid/services/db'
import { lendQuickConnection } from '#app/platform/database/lent_connection'
import { mysqlChanges, type QuickChanges } from '#app/platform/database/quick_rows'
import {
  CommitRefused,
  inTransaction,
  isRefusal,
  untilNotCancelled,
} from '#app/platform/database/transaction'

type Work<Result> = (rows: QuickChanges) => Promise<Result>

/**
 * `inTransaction` on a MySQL-protocol database for what is done all the time: past knex, and BEGIN takes no way to the
 * server of its own. What changed nothing isn't committed.
 * @throws as `inTransaction`
 */
export function inQuickTransaction<Result>(work: Work<Result>): Promise<Result> {
  // Inside a test's transaction there is no COMMIT.
  if (db.connection().isTransaction) {
    return inTransaction((_, connection) => work(mysqlChanges({ connection, takesSeveral: false })))
  }
  return untilNotCancelled(() => runOnce(work))
}

async function runOnce<Result>(work: Work<Result>): Promise<Result> {
  await using lent = await lendQuickConnection()
  const rows = mysqlChanges(lent, 'BEGIN')
  const end = (statement: string) => rows.all(statement)
  const rollBack = () => end('ROLLBACK').catch((reason: unknown) => lent.retire(reason))

  let result: Result
  try {
    result = await work(rows)
  } catch (error) {
    await rollBack()
    throw error
  }
  if (!rows.hasChanged) {
    // Nothing that a lost COMMIT could have stored.
    await rollBack()
    return result
  }
  await end('COMMIT').catch((reason: unknown) => {
    lent.retire(reason)
    throw new CommitRefused(reason, !isRefusal(reason))
  })
  return result
}
