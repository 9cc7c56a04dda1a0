import db from '@adonisjs/lucid/services/db'

interface Statement {
  sql: string
}

/** The part of knex that hands statements to the driver; every transaction makes a client of its own from it. */
interface DriverCalls {
  _query: (this: DriverCalls, connection: unknown, statement: Statement) => Promise<unknown>
}

/**
 * Lets the database refuse every COMMIT with this error and leave the transaction as it is; `using` gives the real
 * one back.
 * @param before whether the transaction is really committed first: the answer got lost, not the writes
 */
export function refuseCommits(error: Error, before?: 'committed') {
  const knex = db.manager.get(db.primaryConnectionName)?.connection?.client
  if (!knex) throw new Error('the database is not connected')
  const driver = Object.getPrototypeOf(knex.client) as DriverCalls
  const inherited = driver._query
  const isOwn = Object.hasOwn(driver, '_query')

  driver._query = async function refuse(connection, statement) {
    if (!/^COMMIT\b/i.test(statement.sql)) return inherited.call(this, connection, statement)
    if (before === 'committed') await inherited.call(this, connection, statement)
    throw error
  }
  return {
    [Symbol.dispose]() {
      if (isOwn) driver._query = inherited
      else Reflect.deleteProperty(driver, '_query')
    },
  }
}
