import { DatabaseSync } from 'node:sqlite'

/**
 * Writes a snapshot of the database to `target`, even while others write.
 * @returns the names of the applied migrations
 */
export function snapshotDatabase(file: string, target: string): string[] {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    source.prepare('VACUUM INTO ?').run(target)
  } finally {
    source.close()
  }

  const copy = new DatabaseSync(target)
  try {
    // Overwrites the deleted rows, so that no session can be recovered.
    copy.exec('PRAGMA secure_delete = ON; DELETE FROM sessions; DELETE FROM rate_limits')
    return copy
      .prepare('SELECT name FROM adonis_schema ORDER BY id')
      .all()
      .map(({ name }) => String(name))
  } finally {
    copy.close()
  }
}
