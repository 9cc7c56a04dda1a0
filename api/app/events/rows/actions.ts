import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { StoredTime } from '#app/platform/database/columns'
import { inParts } from '#app/platform/database/in_parts'
import type { ActionKind, OutcomeStatus } from '#contracts/interventions'

/** What became of an action for a learner. */
export interface Outcome {
  userId: number
  status: OutcomeStatus
  /** For staff: what was done, or why not. */
  note: string
  /** Of their session; null where none runs. */
  secondsLeft: number | null
}

/** An action as it is stored. Times are epoch milliseconds. */
export interface StoredAction {
  id: number
  digest: string
  actorId: number
  /** When a process last worked on it. */
  touchedAt: number
  /** Null until it is done. */
  outcomes: Outcome[] | null
}

/** Where an action's key is unique. */
export type Scope = `event ${number}` | `attempt ${number}`

export interface NewAction {
  scope: Scope
  key: string
  digest: string
  actorId: number
  kind: ActionKind
}

interface ActionRow {
  id: number
  digest: string
  actor_id: number
  touched_at: number | string
  outcomes: string | null
}

const ACTIONS = 'event_actions'
const PEOPLE = 'event_action_people'

export async function findAction(scope: Scope, key: string): Promise<StoredAction | null> {
  const row = (await db.from(ACTIONS).where({ scope, action_key: key }).first()) as ActionRow | null
  return (
    row && {
      id: row.id,
      digest: row.digest,
      actorId: row.actor_id,
      touchedAt: Number(row.touched_at),
      outcomes: row.outcomes === null ? null : (JSON.parse(row.outcomes) as Outcome[]),
    }
  )
}

/** @throws a unique violation when the key is used in its scope */
export async function insertAction(
  trx: TransactionClientContract,
  { scope, key, digest, actorId, kind }: NewAction,
  now: number
): Promise<void> {
  await trx.table(ACTIONS).insert({
    scope,
    action_key: key,
    digest,
    actor_id: actorId,
    kind,
    created_at: now,
    touched_at: now,
  })
}

/** Notes that a process goes on with its action. */
export async function touchAction(id: number, now: number): Promise<void> {
  await db.from(ACTIONS).where('id', id).update({ touched_at: now })
}

/** Takes an abandoned action over. @returns false when another process has touched it since `touchedAt` */
export async function inheritAction(id: number, touchedAt: number, now: number): Promise<boolean> {
  const touched = await db
    .from(ACTIONS)
    .where({ id, touched_at: touchedAt })
    .update({ touched_at: now })
  return Number(touched) === 1
}

export async function storeOutcomes(id: number, outcomes: readonly Outcome[]): Promise<void> {
  await db
    .from(ACTIONS)
    .where('id', id)
    .update({ outcomes: JSON.stringify(outcomes) })
}

/** Deletes actions from before a time, with what they did to each person. @returns how many there were */
export async function deleteActions(before: number): Promise<number> {
  return Number(await db.from(ACTIONS).where('created_at', '<', before).delete())
}

/** Something done to a learner. */
export interface DoneToLearner {
  actionId: number
  userId: number
  eventId: number | null
  attemptId: number | null
  kind: ActionKind
  actor: { id: number; name: string }
  isAdmin: boolean
  /** Given. */
  seconds: number
  outcome: Outcome
}

export async function storeDone(
  trx: TransactionClientContract,
  done: DoneToLearner,
  now: number
): Promise<void> {
  await trx.table(PEOPLE).insert({
    action_id: done.actionId,
    user_id: done.userId,
    event_id: done.eventId,
    attempt_id: done.attemptId,
    kind: done.kind,
    actor_id: done.actor.id,
    actor_name: done.actor.name,
    as_admin: done.isAdmin ? 1 : 0,
    seconds: done.seconds,
    outcome: JSON.stringify(done.outcome),
    done_at: now,
  })
}

/** What an action has done so far, by learner. */
export async function doneBy(actionId: number): Promise<Map<number, Outcome>> {
  const rows = (await db
    .from(PEOPLE)
    .where('action_id', actionId)
    .select('user_id', 'outcome')) as { user_id: number; outcome: string }[]
  return new Map(rows.map((row) => [row.user_id, JSON.parse(row.outcome) as Outcome]))
}

/** A learner in an event, or in an attempt outside of events. */
export type Place = { userId: number; eventId: number } | { userId: number; attemptId: number }

function done(place: Place, kind: ActionKind, trx?: TransactionClientContract) {
  const where =
    'eventId' in place
      ? { user_id: place.userId, event_id: place.eventId }
      : { user_id: place.userId, attempt_id: place.attemptId }
  return (trx ?? db).from(PEOPLE).where({ ...where, kind })
}

/** The name of another person who did the same to the learner since a time; null for nobody. */
export async function firstOf(
  place: Place,
  { kind, actorId, since }: { kind: ActionKind; actorId: number; since: number },
  trx?: TransactionClientContract
): Promise<string | null> {
  const row = (await done(place, kind, trx)
    .whereNot('actor_id', actorId)
    .where('done_at', '>', since)
    .orderBy('id', 'desc')
    .select('actor_name')
    .first()) as { actor_name: string } | null
  return row?.actor_name ?? null
}

/** Seconds given to a learner by all admins together, or by all invigilators. */
export async function givenBy(
  place: Place,
  { isAdmin }: { isAdmin: boolean },
  trx?: TransactionClientContract
): Promise<number> {
  const row = (await done(place, 'tambah_waktu', trx)
    .where('as_admin', isAdmin ? 1 : 0)
    .sum('seconds as given')
    .first()) as { given: number | string | null } | null
  return Number(row?.given ?? 0)
}

/** Seconds of outages given back to a learner since a session began. */
export async function returnedSince(
  place: Place,
  since: number,
  trx?: TransactionClientContract
): Promise<number> {
  const row = (await done(place, 'kembalikan_waktu', trx)
    .where('done_at', '>=', since)
    .sum('seconds as given')
    .first()) as { given: number | string | null } | null
  return Number(row?.given ?? 0)
}

/** Something done to a learner, as the board tells it; `at` in epoch milliseconds. */
export interface ToldAction {
  userId: number
  kind: ActionKind
  actorName: string
  note: string
  at: number
}

/** What was done to the learners of an event, the oldest first. */
export async function actionsOn(
  eventId: number,
  userIds: readonly number[]
): Promise<ToldAction[]> {
  const found: ToldAction[] = []
  for (const some of inParts(userIds)) {
    const rows: {
      user_id: number
      kind: ActionKind
      actor_name: string
      outcome: string
      done_at: StoredTime
    }[] = await db
      .from(PEOPLE)
      .whereIn('user_id', some)
      .where('event_id', eventId)
      .orderBy('id')
      .select('user_id', 'kind', 'actor_name', 'outcome', 'done_at')
    for (const row of rows) {
      found.push({
        userId: row.user_id,
        kind: row.kind,
        actorName: row.actor_name,
        note: (JSON.parse(row.outcome) as Outcome).note,
        at: Number(row.done_at),
      })
    }
  }
  return found
}
