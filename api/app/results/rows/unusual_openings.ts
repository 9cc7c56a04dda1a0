import db from '@adonisjs/lucid/services/db'
import {
  USUAL_LOGINS,
  USUAL_OPENINGS,
  type UnusualOpenings,
} from '#app/results/domain/unusual_openings'

/** The unusual openings of these attempts' recordings, by attempt; without entries for usual ones. */
export async function readUnusualOpenings(
  attemptIds: readonly number[]
): Promise<Map<number, UnusualOpenings>> {
  const found = new Map<number, UnusualOpenings>()
  for (const { attempt_id: id, page, openings } of await pagesOpenedOften(attemptIds)) {
    const { pages } = entryOf(found, id)
    // MySQL returns sums as text.
    pages.push({ page, openings: Number(openings) })
  }
  for (const { attempt_id: id, logins } of await manyLogins(attemptIds)) {
    entryOf(found, id).logins = logins
  }
  return found
}

function entryOf(found: Map<number, UnusualOpenings>, attemptId: number): UnusualOpenings {
  const entry = found.get(attemptId) ?? { pages: [], logins: null }
  found.set(attemptId, entry)
  return entry
}

async function pagesOpenedOften(attemptIds: readonly number[]) {
  const rows = await openingsOf(attemptIds)
    .select('attempt_id', 'page')
    .sum('openings as openings')
    .groupBy('attempt_id', 'page')
    .havingRaw('sum(openings) > ?', [USUAL_OPENINGS])
    .orderBy('page')
  return rows as { attempt_id: number; page: number; openings: number | string }[]
}

async function manyLogins(attemptIds: readonly number[]) {
  const rows = await openingsOf(attemptIds)
    .select('attempt_id')
    .countDistinct('login_id as logins')
    .groupBy('attempt_id')
    .havingRaw('count(distinct login_id) > ?', [USUAL_LOGINS])
  return rows as { attempt_id: number; logins: number }[]
}

function openingsOf(attemptIds: readonly number[]) {
  return db.from('audio_openings').whereIn('attempt_id', [...attemptIds])
}
