import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { databaseFile } from '#app/platform/data_dir'
import {
  inTurn,
  limitStatements,
  serverLimits,
  type MysqlHandle,
} from '#app/platform/database/statement_limits'
import { defineConfig } from '@adonisjs/lucid'

interface SqliteHandle {
  pragma(statement: string, options?: { simple: true }): unknown
  function(name: string, options: object, body: (value: unknown) => unknown): unknown
}

/**
 * How long a statement may take: a request is answered in time to be tried again, and the next one finds a connection.
 * Nobody waits for a command (migrations, the import of content).
 */
const STATEMENT_MS = app.getEnvironment() === 'console' ? 10 * 60_000 : 5_000

const SESSION = [
  // Set here, because Lucid can't hand an isolation level to a nested transaction.
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  // A server may be set to cut off what is too long and to take 0 for what is no number, without a word.
  "SET SESSION sql_mode = CONCAT(@@sql_mode, ',STRICT_ALL_TABLES')",
]

/** The driver's own option, which Lucid's types don't know. */
const connectWithin = (connectTimeout: number): object => ({ connectTimeout })

/** Errors name the statement, never the values: those are people's, and errors are logged. */
const statementsWithoutValues = { compileSqlOnError: false }

const migrations = { naturalSort: true, paths: ['database/migrations'] }

const dbConfig = defineConfig({
  connection: env.get('DB_CONNECTION'),
  prettyPrintDebugQueries: false,
  connections: {
    /** Embedded: one process, one connection; a committed answer survives a power cut (synchronous=FULL). */
    sqlite: {
      ...statementsWithoutValues,
      client: 'better-sqlite3',
      connection: { filename: databaseFile(env.get('DATA_DIR')) },
      useNullAsDefault: true,
      pool: {
        afterCreate(handle: SqliteHandle, done: (error?: Error) => void) {
          // Some file systems can't have it; SQLite then stays with what it had, and says so only here.
          const mode = handle.pragma('journal_mode = WAL', { simple: true })
          if (mode !== 'wal')
            return done(new Error(`the database can't use WAL, only '${String(mode)}'`))
          handle.pragma('synchronous = FULL')
          handle.pragma('foreign_keys = ON')
          handle.pragma('busy_timeout = 5000')
          // SQLite's own lower() knows A-Z only; searches are for any letter.
          handle.function('lower', { deterministic: true }, (value) =>
            typeof value === 'string' ? value.toLowerCase() : value
          )
          done()
        },
      },
      migrations,
      schemaGeneration: { enabled: false },
    },
    mysql: {
      ...statementsWithoutValues,
      client: 'mysql2',
      connection: {
        host: env.get('DB_HOST'),
        port: env.get('DB_PORT'),
        user: env.get('DB_USER'),
        password: env.get('DB_PASSWORD') ?? '',
        database: env.get('DB_DATABASE'),
        charset: 'utf8mb4',
        timezone: 'Z',
        ...connectWithin(3_000),
      },
      pool: {
        min: 2,
        max: 20,
        acquireTimeoutMillis: 5_000,
        createTimeoutMillis: 5_000,
        afterCreate(handle: MysqlHandle, done: (error: unknown, handle: MysqlHandle) => void) {
          limitStatements(handle, STATEMENT_MS)
          inTurn(handle, [...SESSION, serverLimits(STATEMENT_MS)], done)
        },
      },
      migrations,
      schemaGeneration: { enabled: false },
    },
  },
})

export default dbConfig
