import { createRequire } from 'node:module'
import db from '@adonisjs/lucid/services/db'
import { lendConnection } from '#app/platform/database/lent_connection'

/** A driver's object whose methods execute statements. */
type Driver = Record<string, ((...args: unknown[]) => unknown) | undefined>

const require = createRequire(import.meta.url)

/**
 * The statements that the database gets during `work`, in order and without values, from any sender: the application,
 * the framework, and a transaction's begin and end.
 */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const restore = await watchDrivers((sql) => statements.push(sql))
  try {
    await work()
  } finally {
    restore()
  }
  return statements
}

/** Calls `note` with each statement on its way to the database; the returned function ends that. */
export async function watchDrivers(note: (sql: string) => void): Promise<() => void> {
  if (db.connection().dialect.name === 'mysql') {
    const { Connection } = require('mysql2') as { Connection: { prototype: Driver } }
    return watch(Connection.prototype, ['addCommand'], (_, [command]) => {
      const { sql } = command as { sql?: string }
      if (sql) note(sql)
    })
  }
  const Database = require('better-sqlite3') as { prototype: Driver }
  await using lent = await lendConnection()
  const statement = (lent.connection as { prepare(sql: string): object }).prepare('SELECT 1')
  const ends = [
    watch(Object.getPrototypeOf(statement) as Driver, ['get', 'all', 'run'], (self) =>
      note((self as { source: string }).source)
    ),
    watch(Database.prototype, ['exec'], (_, [sql]) => note(String(sql))),
  ]
  return () => ends.forEach((end) => end())
}

/** Reports each call of these methods; the returned function ends that. */
function watch(
  driver: Driver,
  names: string[],
  tell: (self: unknown, args: unknown[]) => void
): () => void {
  const before = names.map((name) => ({
    name,
    isOwn: Object.hasOwn(driver, name),
    method: driver[name],
  }))
  for (const { name, method } of before) {
    driver[name] = function observed(this: unknown, ...args) {
      tell(this, args)
      return method?.apply(this, args)
    }
  }
  return () => {
    for (const { name, isOwn, method } of before) {
      if (isOwn) driver[name] = method
      else Reflect.deleteProperty(driver, name)
    }
  }
}
