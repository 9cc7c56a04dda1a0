import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Knex } from 'knex'
import { BATCH_CONNECTION } from '#app/platform/database/batch_connection'

/** The parts of a pooled connection that we use. */
interface PooledConnection {
  /** Only SQLite's driver reports whether a transaction is open. */
  inTransaction?: boolean
  /** Closes it at once; MySQL's driver has it. */
  destroy?(): void
  /** Set by us: knex's pool closes a connection with this mark. */
  __knex__disposed?: unknown
}

/** A connection taken from the pool until it is disposed. */
export interface LentConnection extends AsyncDisposable {
  readonly connection: object
  /** Whether several statements may be sent at once. */
  readonly takesSeveral: boolean
  /**
   * Call it when a transaction did not end properly. Unless the driver knows that none is open, the connection is then
   * closed, so that the next user doesn't get an open transaction.
   */
  retire(reason: unknown): void
}

/**
 * Takes a connection out of the pool.
 * @throws KnexTimeoutError when none is free in time, or the database's error for a new one
 */
export function lendConnection(): Promise<LentConnection> {
  return lend(db.connection(), { takesSeveral: false })
}

/**
 * The same for the fast path: on a MySQL-protocol database it accepts several statements at once.
 * @throws as `lendConnection`
 */
export function lendBatchConnection(): Promise<LentConnection> {
  const usual = db.connection()
  // The embedded database has one connection, and so has a test's transaction.
  if (usual.dialect.name !== 'mysql' || usual.isTransaction) return lendConnection()
  return lend(db.connection(BATCH_CONNECTION), { takesSeveral: true })
}

async function lend(
  pool: QueryClientContract,
  { takesSeveral }: Pick<LentConnection, 'takesSeveral'>
): Promise<LentConnection> {
  const { client } = pool.getWriteClient() as Knex
  const connection: PooledConnection = await client.acquireConnection()
  return {
    connection,
    takesSeveral,
    retire(reason) {
      if (connection.inTransaction === false) return
      connection.__knex__disposed = reason
      // Closed at once, so that its locks don't last until the pool checks it.
      connection.destroy?.()
    },
    async [Symbol.asyncDispose]() {
      await client.releaseConnection(connection)
    },
  }
}
