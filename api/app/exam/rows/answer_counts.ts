import { withRawRows } from '#app/platform/database/raw_rows'
import { inParts } from '#app/platform/database/in_parts'
import { marks } from '#app/platform/database/raw_rows'
import { pagesOfSession, type Session } from '#contracts/exam'

interface CountRow {
  attempt_id: number
  answered: number | string
}

/** How many questions of a session each of these attempts has answered; those without an answer are missing. */
export async function countAnswers(
  attemptIds: readonly number[],
  session: Session
): Promise<Map<number, number>> {
  const pages = pagesOfSession(session)
  const counts = new Map<number, number>()
  for (const some of inParts(attemptIds)) {
    const rows = await withRawRows((raw) =>
      raw.all<CountRow>(
        `SELECT attempt_id, COUNT(*) AS answered FROM attempt_answers
         WHERE attempt_id IN (${marks(some.length)}) AND page BETWEEN ? AND ? GROUP BY attempt_id`,
        ...some,
        pages[0],
        pages.at(-1)
      )
    )
    for (const row of rows) counts.set(row.attempt_id, Number(row.answered))
  }
  return counts
}
