import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inParts, insertInParts } from '#app/platform/database/in_parts'

/**
 * The learners of an event by name: `users`, with their place (`event_learners`) and, where they have one, their grant
 * (`entitlements`) and attempt in it (`attempts`).
 */
export function eventLearners(eventId: number) {
  return db
    .from('event_learners')
    .join('users', 'users.id', 'event_learners.user_id')
    .leftJoin('entitlements', (join) => {
      void join
        .on('entitlements.event_id', 'event_learners.event_id')
        .andOn('entitlements.user_id', 'event_learners.user_id')
        .andOnNull('entitlements.revoked_at')
    })
    .leftJoin('attempts', 'attempts.entitlement_id', 'entitlements.id')
    .where('event_learners.event_id', eventId)
    .whereNull('event_learners.removed_at')
    .orderBy('users.name')
    .orderBy('users.id')
}

/** The class by which each learner is in an event; of several, the first by name. Single learners are missing. */
export async function classNames(eventId: number): Promise<Map<number, string>> {
  const rows: { user_id: number; name: string }[] = await db
    .from('event_classes')
    .join('classes', 'classes.id', 'event_classes.class_id')
    .join('class_members', 'class_members.class_id', 'classes.id')
    .where('event_classes.event_id', eventId)
    .orderBy('classes.name', 'desc')
    .select('class_members.user_id', 'classes.name')
  return new Map(rows.map((row) => [row.user_id, row.name]))
}

/** Those of these events in which somebody sits. */
export async function eventsWithSitters(
  eventIds: readonly number[],
  trx?: TransactionClientContract
): Promise<Set<number>> {
  const found = new Set<number>()
  for (const some of inParts(eventIds)) {
    const rows: { event_id: number }[] = await (trx ?? db)
      .from('attempts')
      .join('entitlements', 'entitlements.id', 'attempts.entitlement_id')
      .whereNotNull('attempts.running_user_id')
      .whereIn('entitlements.event_id', some)
      .select('entitlements.event_id')
      .distinct()
    for (const row of rows) found.add(row.event_id)
  }
  return found
}

/** The learners of an event, as an admin selected them. */
export interface ChosenLearners {
  classIds: readonly number[]
  /** Learners added one by one. */
  userIds: readonly number[]
}

/** The result of a change of learners. */
interface ChangedLearners {
  /** All learners that the event has now. */
  all: number[]
  gone: number[]
}

interface LearnerRow {
  user_id: number
  is_single: number
  removed_at: number | string | null
}

/**
 * Stores the learners of an event: those of its classes as they are now, and single ones. Removed learners stay
 * removed, unless they are added singly.
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

/** Marks the single learners, and restores removed ones among them. */
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
