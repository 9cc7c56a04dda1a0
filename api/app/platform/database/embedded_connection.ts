import { LRUCache } from 'lru-cache'

/** The parts of the embedded database's connection that we use to set it up. */
export interface EmbeddedHandle {
  pragma(statement: string, options?: { simple: true }): unknown
  function(name: string, options: object, body: (value: unknown) => unknown): unknown
  prepare(text: string): EmbeddedStatement
}

interface EmbeddedStatement {
  /** Whether its rows are being read one by one. */
  readonly busy: boolean
}

/** How many prepared statements a connection keeps: some 10 kB each. */
const KEPT_STATEMENTS = 500

/** Whether a commit waits until the disk has it. With FULL a committed answer survives a power cut. */
export type Flush = 'FULL' | 'OFF'

/**
 * Sets up a new connection of the embedded database.
 * @param lockWaitMs how long a statement waits while another process writes
 * @throws Error when the file system doesn't allow a write-ahead log
 */
export function setUpEmbedded(
  handle: EmbeddedHandle,
  lockWaitMs: number,
  flush: Flush = 'FULL'
): void {
  handle.pragma(`busy_timeout = ${lockWaitMs}`)
  // Some file systems don't support WAL; SQLite then silently keeps the old mode.
  const mode = handle.pragma('journal_mode = WAL', { simple: true })
  if (mode !== 'wal') throw new Error(`the database can't use WAL, only '${String(mode)}'`)
  handle.pragma(`synchronous = ${flush}`)
  handle.pragma('foreign_keys = ON')
  // SQLite's own lower() handles A-Z only; searches need all letters.
  handle.function('lower', { deterministic: true }, (value) =>
    typeof value === 'string' ? value.toLowerCase() : value
  )
  lockAtBegin(handle)
  keepPrepared(handle)
}

/**
 * Transactions take the write lock when they begin, and wait for it there. A plain BEGIN takes it at the first write: if
 * another process has written since the first read, that fails without waiting, and a migration ends in the middle.
 */
function lockAtBegin(handle: EmbeddedHandle): void {
  const prepare = handle.prepare.bind(handle)
  handle.prepare = (text) => prepare(text === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : text)
}

/**
 * Keeps what was prepared, because knex prepares a statement each time it runs it, which takes as long as most of them run.
 * SQLite prepares them again when the tables have changed.
 */
function keepPrepared(handle: EmbeddedHandle): void {
  const prepare = handle.prepare.bind(handle)
  const kept = new LRUCache<string, EmbeddedStatement>({ max: KEPT_STATEMENTS })
  handle.prepare = (text) => {
    const known = kept.get(text)
    if (known && !known.busy) return known
    const statement = prepare(text)
    kept.set(text, statement)
    return statement
  }
}
