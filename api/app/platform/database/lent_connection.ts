import db from '@adonisjs/lucid/services/db'
import type { Knex } from 'knex'

/** What the pool knows of a connection. */
interface PooledConnection {
  /** SQLite's driver tells whether a transaction is open; others don't. */
  inTransaction?: boolean
  /** knex's own mark: its pool closes such a connection in place of handing it out. */
  __knex__disposed?: unknown
}

/** A connection that is ours until it is disposed of. */
export interface LentConnection extends AsyncDisposable {
  readonly connection: object
  /**
   * Its transaction did not end as it should. Unless the driver is sure that none is open, the connection is closed
   * when it is given back: the next one would find itself in somebody else's transaction.
   */
  retire(reason: unknown): void
}

/**
 * Takes a connection out of the pool.
 * @throws KnexTimeoutError when none gets free in time, or what the database says to a new one
 */
export async function lendConnection(): Promise<LentConnection> {
  const { client } = db.connection().getWriteClient() as Knex
  const connection: PooledConnection = await client.acquireConnection()
  return {
    connection,
    retire(reason) {
      if (connection.inTransaction !== false) connection.__knex__disposed = reason
    },
    async [Symbol.asyncDispose]() {
      await client.releaseConnection(connection)
    },
  }
}
