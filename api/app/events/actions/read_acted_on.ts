import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Entitlement from '#app/enrolment/models/entitlement'
import type { Act, ActedOn } from '#app/events/domain/acts'
import { closesAt, startOf, type EventPlan } from '#app/events/domain/schedule'
import { firstOf, givenBy, returnedSince, type Place } from '#app/events/rows/actions'
import { isLockedOut } from '#app/events/actions/token_throttle'
import { readOutages } from '#app/exam/actions/outages'
import { recordingToReopen } from '#app/exam/domain/reopened_recording'
import { withoutPause } from '#app/exam/domain/pauses'
import { afterRests, settlement } from '#app/exam/domain/session_clock'
import Attempt from '#app/exam/models/attempt'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { ADMINS_MINUTES, ONCE_AMONG_STAFF, ONCE_AMONG_STAFF_MS } from '#contracts/interventions'

/** Who acts. */
export interface Actor {
  id: number
  name: string
  /** Whether the limits of admins hold. */
  isAdmin: boolean
}

/** What decides an action besides the learner. */
export interface Acting {
  act: Act
  actor: Actor
  /** Minutes that all invigilators together may give. */
  invigilatorsMinutes: number
  /** The event's; null outside of one. */
  plan: EventPlan | null
}

/** A learner's grant and attempt: the rows that an action changes. */
export interface TargetRows {
  grant: Entitlement | null
  attempt: Attempt | null
}

/** What an action acts on: a learner of an event, or an attempt. */
export type Target = Place & { attemptId?: number }

/**
 * The grant and the attempt of a learner.
 * @param trx locks them, the grant first as a start does
 */
export async function readTarget(
  target: Target,
  trx?: TransactionClientContract
): Promise<TargetRows> {
  const client = trx ? { client: trx } : {}
  const attempts = Attempt.query(client)
  const grants = Entitlement.query(client)
  if (trx) {
    void attempts.forUpdate()
    void grants.forUpdate()
  }
  if (target.attemptId !== undefined) {
    const attempt = await attempts.where('id', target.attemptId).firstOrFail()
    return { grant: null, attempt }
  }
  if (!('eventId' in target)) return { grant: null, attempt: null }
  const { eventId, userId } = target
  const grant = await grants.where({ eventId, userId }).whereNull('revokedAt').first()
  const attempt = grant && (await attempts.where('entitlementId', grant.id).first())
  return { grant, attempt }
}

/** The learner as the action finds them at `now`. Reads only. */
export async function readActedOn(
  place: Place,
  { grant, attempt }: TargetRows,
  { act, actor, invigilatorsMinutes, plan }: Acting,
  now: number,
  trx?: TransactionClientContract
): Promise<ActedOn> {
  const clock = attempt && afterRests(attempt.clock, now).clock
  const limit = actor.isAdmin ? ADMINS_MINUTES : invigilatorsMinutes
  const since = now - ONCE_AMONG_STAFF_MS
  return {
    clock,
    finishedAt:
      attempt && (attempt.finishedAt ?? settlement(attempt.clock, now)?.finishedAt ?? null),
    hasGrant: grant !== null && grant.usedAt === null,
    isBusyElsewhere: attempt !== null && (await isBusyElsewhere(attempt, trx)),
    isReleased: attempt !== null && attempt.releasedAt !== null,
    given: { seconds: await givenBy(place, actor, trx), limit: limit * 60 },
    outages: {
      open: attempt && act.kind === 'kembalikan_waktu' ? await readOutages(trx, attempt, now) : 0,
      returned: attempt ? await returnedSince(place, beganAt(attempt), trx) : 0,
    },
    recording: attempt && (await recordingOf(attempt, act, now, trx)),
    isLockedOut:
      act.kind === 'buka_token' && 'eventId' in place
        ? await isLockedOut(place.eventId, place.userId)
        : false,
    entry: plan && entryOf(plan, grant, now),
    firstName: ONCE_AMONG_STAFF.includes(act.kind)
      ? await firstOf(place, { kind: act.kind, actorId: actor.id, since }, trx)
      : null,
  }
}

function entryOf(plan: EventPlan, grant: Entitlement | null, now: number): ActedOn['entry'] {
  const start = startOf(plan)
  if (start === null || now < start) return null
  return { closesAt: closesAt(plan), lateUntil: grant?.lateUntil ?? null }
}

async function isBusyElsewhere(
  { id, userId, status }: Attempt,
  trx?: TransactionClientContract
): Promise<boolean> {
  if (status === 'running') return false
  const running = await Attempt.query(trx ? { client: trx } : {})
    .where('runningUserId', userId)
    .whereNot('id', id)
    .first()
  return running !== null
}

/** The page of the recording that is to be played again; null where there is none, or it isn't asked for. */
async function recordingOf(
  { clock, snapshotId }: Attempt,
  { kind, page }: Act,
  now: number,
  trx?: TransactionClientContract
): Promise<number | null> {
  if (kind !== 'putar_lagi' || page === null || clock.session !== 'listening') return null
  const { questions } = await loadSnapshot(snapshotId, trx)
  const found = recordingToReopen(withoutPause(clock, now), page, questions, now)
  return typeof found === 'number' ? found : null
}

/** When the present session began. */
function beganAt({ session, startedAt, listeningEndedAt, writtenEndedAt }: Attempt): number {
  if (session === 'listening') return startedAt
  return (session === 'written' ? listeningEndedAt : writtenEndedAt) ?? startedAt
}
