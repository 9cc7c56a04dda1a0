import db from '@adonisjs/lucid/services/db'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import type { StoredSittings } from '#app/items/domain/analyse_package'
import type { SatVersion } from '#app/items/domain/item_figures'
import { acceptedFor, type KeyCorrection } from '#app/packages/domain/key_corrections'
import { readCorrections } from '#app/packages/rows/key_corrections'
import { marks, withRawRows } from '#app/platform/database/raw_rows'
import { SESSION_INDEXES } from '#contracts/exam'
import { ITEM_SECONDS_MAX } from '#contracts/item_analysis'

/** Attempts of one statement, some 30,000 answers: ten milliseconds of the embedded database. */
const AT_ONCE = 200

/** One row for each attempt, with page * 10 + option of every answer: on MySQL at most 1,024 characters, here 700. */
const CHOICES = `
  SELECT attempt_id, GROUP_CONCAT(page * 10 + answer) AS choices
  FROM attempt_answers WHERE attempt_id IN (?) GROUP BY attempt_id`

/**
 * One row for each attempt, with page * 1000 + seconds of every answer whose time is known: what passed since the choice
 * before it, on an earlier page of the same session. Of a question that was chosen anew, of the one after such a question,
 * and of answers that arrived together nothing is known. On MySQL at most 1,024 characters, here 900.
 */
const TIMES = `
  SELECT attempt_id, GROUP_CONCAT(page * 1000 + ROUND(ms / 1000.0)) AS times
  FROM (
    SELECT attempt_id, page, LAG(page) OVER sheet AS before_it, saved_at - LAG(saved_at) OVER sheet AS ms,
           seq - LAG(seq) OVER sheet AS steps
    FROM attempt_answers WHERE attempt_id IN (?)
    WINDOW sheet AS (PARTITION BY attempt_id ORDER BY seq, page)
  ) spans
  WHERE steps = 1 AND page > before_it AND ms BETWEEN 1000 AND ${ITEM_SECONDS_MAX * 1000}
    AND (page <= ${SESSION_INDEXES.listening.last}) = (before_it <= ${SESSION_INDEXES.listening.last})
    AND (page <= ${SESSION_INDEXES.written.last}) = (before_it <= ${SESSION_INDEXES.written.last})
  GROUP BY attempt_id`

interface ScoredAttempt {
  id: number
  snapshot_id: number
}

/** How many attempts of a package have a result. */
export async function countScored(packageId: number): Promise<number> {
  const [row] = await db.from('results').where('package_id', packageId).count('* as total')
  return Number((row as { total: number | string }).total)
}

/** All attempts of a package with a result, by what counts as right now, in the order in which they began. */
export async function readSittings(
  packageId: number,
  { hasTimes = false } = {}
): Promise<StoredSittings & { attemptIds: number[] }> {
  const attempts: ScoredAttempt[] = await db
    .from('results')
    .join('attempts', 'attempts.id', 'results.attempt_id')
    .where('results.package_id', packageId)
    .orderBy('attempts.id')
    .select('attempts.id', 'attempts.snapshot_id')
  const snapshotIds = [...new Set(attempts.map(({ snapshot_id }) => snapshot_id))].sort(
    (a, b) => a - b
  )
  const { pages, versions } = await readVersions(snapshotIds, await readCorrections(packageId))
  const versionOf = new Map(snapshotIds.map((id, at) => [id, at]))
  const ids = attempts.map(({ id }) => id)
  const choices = await readLists(CHOICES, ids)
  const times = hasTimes ? await readLists(TIMES, ids) : new Map<number, string>()
  return {
    pages,
    versions,
    attemptIds: ids,
    attempts: attempts.map(({ id, snapshot_id }) => ({
      version: versionOf.get(snapshot_id) ?? -1,
      choices: choices.get(id) ?? null,
      times: times.get(id) ?? null,
    })),
  }
}

async function readVersions(
  snapshotIds: readonly number[],
  corrections: ReadonlyMap<number, KeyCorrection>
): Promise<{ pages: number[]; versions: SatVersion[] }> {
  const newestId = snapshotIds.at(-1)
  if (newestId === undefined) return { pages: [], versions: [] }
  const { questions: items } = await loadSnapshot(newestId)
  const versions: SatVersion[] = []
  for (const id of snapshotIds) {
    const { questions } = await loadSnapshot(id)
    const sat = new Map(questions.map((question) => [question.page, question]))
    versions.push({
      accepted: items.map(({ page }) => {
        const question = sat.get(page)
        return question ? acceptedFor(question, id, corrections) : []
      }),
      isPresent: items.map(({ page, prompt, options }) => {
        const question = sat.get(page)
        return (
          question?.prompt === prompt && options.every((text, at) => text === question.options[at])
        )
      }),
    })
  }
  return { pages: items.map(({ page }) => page), versions }
}

/** Between the batches other requests are answered. */
async function readLists(
  statement: string,
  attemptIds: readonly number[]
): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  for (let start = 0; start < attemptIds.length; start += AT_ONCE) {
    const some = attemptIds.slice(start, start + AT_ONCE)
    const rows = await withRawRows((raw) =>
      raw.all<{ attempt_id: number; choices?: string; times?: string }>(
        statement.replace('?', marks(some.length)),
        ...some
      )
    )
    for (const { attempt_id, choices = '', times = choices } of rows) {
      found.set(attempt_id, String(times))
    }
    await new Promise(setImmediate)
  }
  return found
}
