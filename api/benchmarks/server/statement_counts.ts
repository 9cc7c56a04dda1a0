import { createRequire } from 'node:module'

/** With this variable a measured server counts its statements to the embedded database. */
export const COUNTS_STATEMENTS = 'BENCH_COUNTS_STATEMENTS'

/** The statements to the embedded database. */
export interface StatementCounts {
  statements: number
  /** Each is a flush to the disk. */
  commits: number
}

interface SqliteStatement {
  source: string
  database: { inTransaction: boolean }
}

type Way = (this: SqliteStatement, ...values: unknown[]) => unknown

interface SqliteDatabase {
  prepare(sql: string): SqliteStatement
  exec: (this: SqliteDatabase, sql: string) => unknown
}

/** Counts from now on this process's statements to the embedded database. */
export function countStatements(): StatementCounts {
  const counts: StatementCounts = { statements: 0, commits: 0 }
  const Sqlite = createRequire(import.meta.url)('better-sqlite3') as {
    new (file: string): SqliteDatabase
    prototype: SqliteDatabase
  }
  const statement = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1')) as Record<
    'run' | 'get' | 'all',
    Way
  >
  for (const way of ['run', 'get', 'all'] as const) {
    const original = statement[way]
    statement[way] = function (...values) {
      counts.statements += 1
      // A write outside of a transaction commits by itself.
      const isAlone = way === 'run' && !this.database.inTransaction && !/^begin/i.test(this.source)
      if (isAlone || /^commit/i.test(this.source)) counts.commits += 1
      return original.apply(this, values)
    }
  }
  const { exec } = Sqlite.prototype
  Sqlite.prototype.exec = function (sql) {
    counts.statements += 1
    if (/^commit/i.test(sql)) counts.commits += 1
    return exec.call(this, sql)
  }
  return counts
}
