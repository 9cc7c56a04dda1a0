import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { StoredTime } from '#app/platform/database/columns'
import { inParts } from '#app/platform/database/in_parts'
import { PERSON_COLUMNS, type MergeRule } from '#app/people/domain/person_columns'

/** Two accounts of one person: the one that is given up, and the one that goes on. */
export interface Pair {
  fromId: number
  intoId: number
}

/** Gives every row of one account to another one (`PERSON_COLUMNS`). */
export async function moveRows(trx: TransactionClientContract, pair: Pair): Promise<void> {
  for (const [place, rule] of Object.entries(PERSON_COLUMNS)) {
    const [table = '', column = ''] = place.split('.')
    await move(trx, { table, column, rule }, pair)
  }
}

interface Place {
  table: string
  column: string
  rule: MergeRule
}

async function move(
  trx: TransactionClientContract,
  { table, column, rule }: Place,
  { fromId, intoId }: Pair
): Promise<void> {
  const of = (id: number) => trx.from(table).where(column, table === 'sessions' ? String(id) : id)
  if (rule === 'ended') {
    // A running attempt was refused before: there is none whose column could hold the id.
    if (column !== 'running_user_id') await of(fromId).delete()
    return
  }
  if (rule === 'withdrawn') {
    await of(fromId).update({ [column]: null, status: 'ditarik' })
    return
  }
  if (rule !== 'moved') {
    const [key = ''] = rule
    const taken = ((await of(intoId).select(key)) as Record<string, number>[]).map(
      (row) => row[key] as number
    )
    for (const some of inParts(taken)) await of(fromId).whereIn(key, some).delete()
  }
  await of(fromId).update({ [column]: intoId })
}

/**
 * Gives up what only one of the two may have: of two open bills, or two payments that wait for the same package, both
 * stay, without the claim to be the only one.
 */
export async function releaseClaims(trx: TransactionClientContract, pair: Pair): Promise<void> {
  await moveKeys(trx, { table: 'payments', key: 'pending_key', alone: ['pending_key'] }, pair)
  await moveKeys(trx, { table: 'bills', key: 'open_key', alone: ['open_key', 'open_amount'] }, pair)
  await practiseBehind(trx, pair)
}

/** A day's practice of both: places are unique, so those of one account follow those of the other. */
async function practiseBehind(
  trx: TransactionClientContract,
  { fromId, intoId }: Pair
): Promise<void> {
  const row = (await trx
    .from('practice_items')
    .whereIn('user_id', [fromId, intoId])
    .max('position as last')
    .first()) as { last: number | null }
  // Beyond all places of both, so that no row meets another one on its way.
  await trx
    .from('practice_items')
    .where('user_id', fromId)
    .increment('position', (row.last ?? 0) + 1)
}

interface Claim {
  table: 'payments' | 'bills'
  /** The unique column 'user:package', or with a bundle behind the colon. */
  key: string
  /** What a second one loses. */
  alone: readonly string[]
}

async function moveKeys(
  trx: TransactionClientContract,
  { table, key, alone }: Claim,
  { fromId, intoId }: Pair
): Promise<void> {
  const rows = (await trx
    .from(table)
    .where('user_id', fromId)
    .whereNotNull(key)
    .select('id', key)) as Record<string, number | string>[]
  for (const row of rows) {
    const id = Number(row.id)
    // What is behind the colon names the package or bundle.
    const moved = `${intoId}:${String(row[key]).split(':')[1] ?? ''}`
    const isTaken = (await trx.from(table).where(key, moved).first()) !== null
    const change = isTaken
      ? Object.fromEntries(alone.map((column) => [column, null]))
      : { [key]: moved }
    await trx.from(table).where('id', id).update(change)
  }
}

/**
 * The unused grants of events in which both have one: together they may sit once. Of two that aren't used the one with
 * more extra time stays.
 */
export async function doubleEventGrants(
  trx: TransactionClientContract,
  { fromId, intoId }: Pair
): Promise<number[]> {
  const rows = (await trx
    .from('entitlements')
    .whereIn('user_id', [fromId, intoId])
    .whereNotNull('event_id')
    .whereNull('revoked_at')
    .select('id', 'user_id', 'event_id', 'used_at', 'extra_percent')) as EventGrant[]
  const isFirst = (one: EventGrant, other: EventGrant) =>
    Number(other.used_at !== null) - Number(one.used_at !== null) ||
    other.extra_percent - one.extra_percent ||
    Number(other.user_id === intoId) - Number(one.user_id === intoId)
  return [...Map.groupBy(rows, (row) => row.event_id).values()].flatMap((grants) =>
    grants
      .toSorted(isFirst)
      .slice(1)
      .flatMap(({ id, used_at: usedAt }) => (usedAt === null ? [id] : []))
  )
}

interface EventGrant {
  id: number
  user_id: number
  event_id: number
  used_at: StoredTime | null
  extra_percent: number
}

/**
 * Makes two places in an event one: an event counts them once, and who was taken out of it with one account still is in it
 * with the other.
 */
export async function joinPlaces(
  trx: TransactionClientContract,
  { fromId, intoId }: Pair
): Promise<void> {
  const placesOf = (userId: number) => trx.from('event_learners').where('user_id', userId)
  const present = (await placesOf(fromId).whereNull('removed_at').select('event_id')) as {
    event_id: number
  }[]
  for (const some of inParts(present.map((row) => row.event_id))) {
    await placesOf(intoId).whereNotNull('removed_at').whereIn('event_id', some).delete()
    const twice = (await placesOf(intoId).whereIn('event_id', some).select('event_id')) as {
      event_id: number
    }[]
    await trx
      .from('exam_events')
      .whereIn(
        'id',
        twice.map((row) => row.event_id)
      )
      .decrement('learners', 1)
  }
}

/** How much is moved, of what admins know. */
export interface Moved {
  payments: number
  grants: number
  results: number
  events: number
  classes: number
}

/** What `moveRows` will move. */
export async function countMoved(trx: TransactionClientContract, pair: Pair): Promise<Moved> {
  const { fromId, intoId } = pair
  const count = async (table: string) => {
    const row = (await trx.from(table).where('user_id', fromId).count('* as rows').first()) as {
      rows: number | string
    }
    return Number(row.rows)
  }
  const countOthers = async (table: string, key: string) => {
    const theirs = (await trx.from(table).where('user_id', intoId).select(key)) as Record<
      string,
      number
    >[]
    const own = (await trx.from(table).where('user_id', fromId).select(key)) as Record<
      string,
      number
    >[]
    const taken = new Set(theirs.map((row) => row[key]))
    return own.filter((row) => !taken.has(row[key])).length
  }
  return {
    payments: await count('payments'),
    grants: await count('entitlements'),
    results: await count('results'),
    events: await countOthers('event_learners', 'event_id'),
    classes: await countOthers('class_members', 'class_id'),
  }
}
