import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { databaseFile } from '#app/platform/installation/data_dir'
import { setUpEmbedded, type EmbeddedHandle } from '#app/platform/database/embedded_connection'
import { BATCH_CONNECTION } from '#app/platform/database/batch_connection'
import type { MysqlHandle } from '#app/platform/database/mysql_handle'
import { inTurn, limitStatements, serverLimits } from '#app/platform/database/statement_limits'
import { defineConfig } from '@adonisjs/lucid'

const isConsole = app.getEnvironment() === 'console'

/**
 * Time limit of a statement: short enough that a client can retry and the pool stays available. Console commands
 * (migrations, content import) get more.
 */
const STATEMENT_MS = isConsole ? 10 * 60_000 : 5_000

/** How long the embedded database waits while another process writes; a saving server soon leaves gaps. */
const LOCK_WAIT_MS = isConsole ? 60_000 : 5_000

/** The test runner's data ends with it; no setting makes a server commit like this. */
const FLUSH = app.getEnvironment() === 'test' ? 'OFF' : 'FULL'

const SESSION = [
  // Set here, because Lucid can't pass an isolation level to nested transactions.
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  // Otherwise a server may shorten long texts and store 0 for invalid numbers without an error, or end a value where the
  // driver has put a backslash before its quote.
  "SET SESSION sql_mode = CONCAT(REPLACE(@@sql_mode, 'NO_BACKSLASH_ESCAPES', ''), ',STRICT_ALL_TABLES')",
]

/** An option of the driver that Lucid's types don't contain. */
const connectWithin = (connectTimeout: number): object => ({ connectTimeout })

/** Errors are logged, so they must not contain values, which may be personal data. */
const statementsWithoutValues = { compileSqlOnError: false }

const migrations = { naturalSort: true, paths: ['database/migrations'] }

/** A pool of connections to the MySQL-protocol database. @param connection further options of the driver */
function mysqlPool(sizes: { min: number; max: number }, connection: object = {}) {
  return {
    ...statementsWithoutValues,
    client: 'mysql2' as const,
    connection: {
      host: env.get('DB_HOST'),
      port: env.get('DB_PORT'),
      user: env.get('DB_USER'),
      password: env.get('DB_PASSWORD') ?? '',
      database: env.get('DB_DATABASE'),
      charset: 'utf8mb4',
      timezone: 'Z',
      ...connectWithin(3_000),
      ...connection,
    },
    pool: {
      ...sizes,
      acquireTimeoutMillis: 5_000,
      createTimeoutMillis: 5_000,
      afterCreate(handle: MysqlHandle, done: (error: unknown, handle: MysqlHandle) => void) {
        limitStatements(handle, STATEMENT_MS)
        inTurn(handle, [...SESSION, serverLimits(STATEMENT_MS)], done)
      },
    },
    migrations,
    schemaGeneration: { enabled: false },
  }
}

const dbConfig = defineConfig({
  connection: env.get('DB_CONNECTION'),
  prettyPrintDebugQueries: false,
  connections: {
    /** SQLite: one process, one connection. */
    sqlite: {
      ...statementsWithoutValues,
      client: 'better-sqlite3',
      connection: { filename: databaseFile(env.get('DATA_DIR')) },
      useNullAsDefault: true,
      pool: {
        afterCreate(handle: EmbeddedHandle, done: (error?: unknown) => void) {
          try {
            setUpEmbedded(handle, LOCK_WAIT_MS, FLUSH)
            done()
          } catch (error) {
            done(error)
          }
        },
      },
      migrations,
      schemaGeneration: { enabled: false },
    },
    mysql: mysqlPool({ min: 2, max: 20 }),
    /**
     * For the fast path alone, whose statements are literals: several are sent to the server at once. Elsewhere the
     * server accepts one, so that none can be injected.
     */
    [BATCH_CONNECTION]: mysqlPool({ min: 2, max: 8 }, { multipleStatements: true }),
  },
})

export default dbConfig
