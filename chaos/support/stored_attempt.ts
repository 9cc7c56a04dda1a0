import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Moves the end of the running session, as if the learner had begun earlier or later. The server of this data folder may
 * run: it reads the attempt at every call.
 * @param end epoch milliseconds
 */
export function moveSessionEnd(dataDir: string, attemptId: number, end: number): void {
  const database = new DatabaseSync(join(dataDir, 'lulus.sqlite3'), { timeout: 5_000 })
  try {
    const { changes } = database
      .prepare('update attempts set deadline = ? where id = ?')
      .run(end, attemptId)
    if (changes !== 1) throw new Error(`there is no attempt ${attemptId}`)
  } finally {
    database.close()
  }
}
