import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inParts, insertInParts } from '#app/platform/database/in_parts'

/** Who an event is for, as an admin chose it. */
export interface ChosenLearners {
  classIds: readonly number[]
  /** Learners named one by one. */
  userIds: readonly number[]
}

/** What a choice of learners changed. */
interface ChangedLearners {
  /** All that the event has now. */
  all: number[]
  gone: number[]
}

interface LearnerRow {
  user_id: number
  is_single: number
  removed_at: number | string | null
}

/**
 * Stores who an event is for: the learners of its classes as they are now, and those named. Whoever was taken out stays
 * out, unless they are named.
 */
export async function storeLearners(
  trx: TransactionClientContract,
  eventId: number,
  { classIds, userIds }: ChosenLearners
): Promise<ChangedLearners> {
  const members: { user_id: number }[] = await trx
    .from('class_members')
    .whereIn('class_id', [...classIds])
    .select('user_id')
  const singles = new Set(userIds)
  const wanted = new Set([...singles, ...members.map((member) => member.user_id)])

  const before: LearnerRow[] = await trx
    .from('event_learners')
    .where('event_id', eventId)
    .select('user_id', 'is_single', 'removed_at')
  const gone = before.map((row) => row.user_id).filter((id) => !wanted.has(id))
  for (const some of inParts(gone)) {
    await trx.from('event_learners').where('event_id', eventId).whereIn('user_id', some).delete()
  }
  await renameSingles(trx, eventId, before, singles)
  const known = new Set(before.map((row) => row.user_id))
  await insertInParts(
    trx,
    'event_learners',
    [...wanted]
      .filter((id) => !known.has(id))
      .map((id) => ({ event_id: eventId, user_id: id, is_single: singles.has(id) ? 1 : 0 }))
  )

  const out = before.filter((row) => row.removed_at !== null && !singles.has(row.user_id))
  const isOut = new Set(out.map((row) => row.user_id))
  return { all: [...wanted].filter((id) => !isOut.has(id)), gone }
}

/** Marks who is named, and brings those back. */
async function renameSingles(
  trx: TransactionClientContract,
  eventId: number,
  before: readonly LearnerRow[],
  singles: ReadonlySet<number>
): Promise<void> {
  const named = before.filter(
    (row) => singles.has(row.user_id) && (row.is_single === 0 || row.removed_at !== null)
  )
  const unnamed = before.filter((row) => !singles.has(row.user_id) && row.is_single === 1)
  for (const some of inParts(named)) {
    await learners(trx, eventId, some).update({ is_single: 1, removed_at: null })
  }
  for (const some of inParts(unnamed)) await learners(trx, eventId, some).update({ is_single: 0 })
}

function learners(
  trx: TransactionClientContract,
  eventId: number,
  rows: readonly Pick<LearnerRow, 'user_id'>[]
) {
  return trx
    .from('event_learners')
    .where('event_id', eventId)
    .whereIn(
      'user_id',
      rows.map((row) => row.user_id)
    )
}
