import type { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import db from '@adonisjs/lucid/services/db'

interface Statement {
  sql: string
}

/** knex's function that passes statements to the driver; each transaction derives a client from it. */
interface DriverCalls {
  _query: (this: DriverCalls, connection: unknown, statement: Statement) => Promise<unknown>
}

/** A statement in the form of the MySQL driver, which is also called without knex. */
interface MysqlCommand extends EventEmitter {
  sql?: string
  onResult?: (error: unknown) => void
}

interface MysqlCalls {
  addCommand: (this: unknown, command: MysqlCommand) => MysqlCommand
}

/** The embedded database's driver, which grouped commits call without knex. */
interface SqliteCalls {
  exec: (this: unknown, sql: string) => unknown
}

/**
 * Makes the database refuse every COMMIT with this error and leave the transaction open; `using` restores it.
 * @param before whether to really commit first, as if only the reply got lost
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
  const mysql = mysqlCalls()
  const add = mysql.addCommand
  mysql.addCommand = function refuse(command) {
    const { sql, onResult } = command
    if (!onResult || !sql?.endsWith('COMMIT')) return add.call(this, command)
    command.onResult = () => onResult(error)
    if (before === 'committed') return add.call(this, command)
    process.nextTick(() => {
      onResult(error)
      command.emit('end')
    })
    return command
  }
  const sqlite = sqliteCalls()
  const exec = sqlite.exec
  sqlite.exec = function refuse(sql) {
    if (sql !== 'COMMIT') return exec.call(this, sql)
    if (before === 'committed') exec.call(this, sql)
    throw error
  }
  return {
    [Symbol.dispose]() {
      mysql.addCommand = add
      sqlite.exec = exec
      if (isOwn) driver._query = inherited
      else Reflect.deleteProperty(driver, '_query')
    },
  }
}

const require = createRequire(import.meta.url)

/** Its methods are inherited from here. */
function mysqlCalls(): MysqlCalls {
  const { Connection } = require('mysql2') as { Connection: { prototype: MysqlCalls } }
  return Object.getPrototypeOf(Connection.prototype) as MysqlCalls
}

function sqliteCalls(): SqliteCalls {
  const { prototype } = require('better-sqlite3') as {
    prototype: SqliteCalls
  }
  return prototype
}
