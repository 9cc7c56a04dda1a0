/** The parts of the embedded database's connection that we use to set it up. */
export interface EmbeddedHandle {
  pragma(statement: string, options?: { simple: true }): unknown
  function(name: string, options: object, body: (value: unknown) => unknown): unknown
  prepare(statement: string): unknown
}

/**
 * Sets up a new connection of the embedded database: a committed answer survives a power cut (synchronous=FULL).
 * @param lockWaitMs how long a statement waits while another process writes
 * @throws Error when the file system doesn't allow a write-ahead log
 */
export function setUpEmbedded(handle: EmbeddedHandle, lockWaitMs: number): void {
  handle.pragma(`busy_timeout = ${lockWaitMs}`)
  // Some file systems don't support WAL; SQLite then silently keeps the old mode.
  const mode = handle.pragma('journal_mode = WAL', { simple: true })
  if (mode !== 'wal') throw new Error(`the database can't use WAL, only '${String(mode)}'`)
  handle.pragma('synchronous = FULL')
  handle.pragma('foreign_keys = ON')
  // SQLite's own lower() handles A-Z only; searches need all letters.
  handle.function('lower', { deterministic: true }, (value) =>
    typeof value === 'string' ? value.toLowerCase() : value
  )
  lockAtBegin(handle)
}

/**
 * Transactions take the write lock when they begin, and wait for it there. A plain BEGIN takes it at the first write: if
 * another process has written since the first read, that fails without waiting, and a migration ends in the middle.
 */
function lockAtBegin(handle: EmbeddedHandle): void {
  const prepare = handle.prepare.bind(handle)
  handle.prepare = (statement) => prepare(statement === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : statement)
}
