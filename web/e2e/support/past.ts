import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataFolderOf } from './environment.ts'

/**
 * Moves the start of an event into the past, as if so many minutes had gone by: nobody waits for them in a journey.
 * Attempts stay as they are.
 */
export function startedEarlier(eventId: number, minutes: number): void {
  const database = new DatabaseSync(join(dataFolderOf(), 'lulus.sqlite3'))
  try {
    const ms = minutes * 60_000
    database.exec('PRAGMA busy_timeout = 5000')
    database
      .prepare('UPDATE exam_events SET started_at = started_at - ? WHERE id = ?')
      .run(ms, eventId)
    database
      .prepare(
        'UPDATE grant_terms SET opens_at = opens_at - ?, closes_at = closes_at - ? WHERE event_id = ?'
      )
      .run(ms, ms, eventId)
  } finally {
    database.close()
  }
}
