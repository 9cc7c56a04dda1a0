import { rmSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

const BUSY_MS = 1_000

/**
 * Used nonces in a small database of their own, which survives the process: a signature that was used before a
 * restart stays used. Writes are not synced, so a power cut can lose the last few or damage the file.
 */
export class NonceFile {
  readonly #database: DatabaseSync
  readonly #insert: StatementSync
  readonly #remove: StatementSync

  /** @param file created when it doesn't exist; two processes may share it while one replaces the other */
  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: BUSY_MS })
    this.#database.exec('pragma journal_mode = wal; pragma synchronous = off')
    const { quick_check: finding } = this.#database.prepare('pragma quick_check').get() ?? {}
    if (finding !== 'ok') throw new Error(`the file of used nonces is damaged: ${String(finding)}`)
    this.#database.exec(
      'create table if not exists nonces (name text primary key, until integer not null) without rowid'
    )
    this.#insert = this.#database.prepare(
      'insert or ignore into nonces (name, until) values (?, ?)'
    )
    this.#remove = this.#database.prepare('delete from nonces where until < ?')
  }

  /**
   * Stores a nonce and returns whether it is new.
   * @param until epoch milliseconds after which it may be removed
   */
  add(name: string, until: number): boolean {
    return Number(this.#insert.run(name, until).changes) === 1
  }

  /** @param now epoch milliseconds */
  removeExpired(now: number): void {
    this.#remove.run(now)
  }

  close(): void {
    this.#database.close()
  }
}

/**
 * Opens the file; a damaged one is replaced by an empty one, because its nonces expire within minutes.
 * @returns null when that fails too
 */
export function openNonceFile(file: string, onFailure: (error: unknown) => void): NonceFile | null {
  for (const isLastTry of [false, true]) {
    try {
      return new NonceFile(file)
    } catch (error) {
      onFailure(error)
      if (!isLastTry) for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true })
    }
  }
  return null
}
