import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bindClassGrants, releaseClassGrants } from '#app/enrolment/actions/class_access_of_event'
import type { EventTerms } from '#app/enrolment/domain/grant_terms'
import { timeOf, type StoredTime } from '#app/platform/database/columns'
import { inParts, insertInParts } from '#app/platform/database/in_parts'
import type { GrantSource } from '#contracts/grants'

/**
 * The grants of an exam event: one for each of its learners, all on the same terms. They are given and taken back
 * together with the event, and don't affect a learner's own grants and active package. The caller holds the event's
 * lock.
 */

/** Sets the terms of all grants of an event at once, given or to come. */
export async function setTerms(
  trx: TransactionClientContract,
  eventId: number,
  terms: EventTerms
): Promise<void> {
  const columns = {
    opens_at: terms.opensAt,
    closes_at: terms.closesAt,
    lab_id: terms.labId,
    needs_admission: terms.needsAdmission ? 1 : 0,
    rest_minutes: terms.restMinutes,
    shuffles_options: terms.shufflesOptions ? 1 : 0,
    listening_mode: terms.listeningMode,
    results_open_at: terms.resultsOpenAt,
  }
  const known: unknown = await trx.from('grant_terms').where('event_id', eventId).first()
  if (known) await trx.from('grant_terms').where('event_id', eventId).update(columns)
  else await trx.table('grant_terms').insert({ event_id: eventId, ...columns })
}

/** Notes that an event was closed. Waits for decisions about what was sat on its grants. */
export async function closeTerms(
  trx: TransactionClientContract,
  eventId: number,
  now: number
): Promise<void> {
  await trx.from('grant_terms').where('event_id', eventId).update({ closed_at: now })
}

/** Whether a grant is of an event that was closed; it can't be closed until the transaction ends. */
export async function isOfClosed(
  trx: TransactionClientContract,
  grantId: number
): Promise<boolean> {
  const grant = (await trx.from('entitlements').where('id', grantId).first()) as {
    event_id: number | null
  } | null
  if (!grant || grant.event_id === null) return false
  const terms = (await trx
    .from('grant_terms')
    .where('event_id', grant.event_id)
    .forShare()
    .first()) as { closed_at: StoredTime | null } | null
  return terms !== null && terms.closed_at !== null
}

/** Moves the moment from which its learners see the results that are recorded from now on. */
export async function moveResultsOpening(
  trx: TransactionClientContract,
  eventId: number,
  opensAt: number | null
): Promise<void> {
  await trx.from('grant_terms').where('event_id', eventId).update({ results_open_at: opensAt })
}

/** Whether a grant is of an exam event, and from when on its learner sees the result; null for at once. */
export async function resultTerms(
  trx: TransactionClientContract,
  grantId: number
): Promise<{ isOfEvent: boolean; opensAt: number | null }> {
  const terms = (await trx
    .from('grant_terms')
    .join('entitlements', 'entitlements.event_id', 'grant_terms.event_id')
    .where('entitlements.id', grantId)
    .select('grant_terms.results_open_at')
    // So that it doesn't move while a result is recorded with it.
    .forShare()
    .first()) as { results_open_at: StoredTime | null } | null
  return { isOfEvent: terms !== null, opensAt: timeOf(terms?.results_open_at ?? null) }
}

/**
 * Gives each of these learners one attempt on the event's terms, unless they have or had it. Where the event uses the
 * access of classes, that is what it uses first.
 */
export async function grantForEvent(
  trx: TransactionClientContract,
  event: { id: number; packageId: number; grantedBy: number },
  userIds: readonly number[],
  now: number
): Promise<void> {
  await bindClassGrants(trx, event, userIds)
  const held: { user_id: number }[] = await trx
    .from('entitlements')
    .where('event_id', event.id)
    .whereNull('revoked_at')
    .select('user_id')
  const have = new Set(held.map((row) => row.user_id))
  const grants = userIds
    .filter((id) => !have.has(id))
    .map((id) => ({
      source: 'event' satisfies GrantSource,
      event_id: event.id,
      user_id: id,
      package_id: event.packageId,
      granted_by: event.grantedBy,
      granted_at: now,
    }))
  await insertInParts(trx, 'entitlements', grants)
}

/**
 * Makes the unused grants of an event ones of its package; what else they grant stays. Those of a class are for another
 * package, and go back to their learners.
 */
export async function moveGrants(
  trx: TransactionClientContract,
  event: { id: number; packageId: number }
): Promise<void> {
  await releaseClassGrants(trx, event.id, { from: 'all', butFor: event.packageId })
  await trx
    .from('entitlements')
    .where('event_id', event.id)
    .whereNull('used_at')
    .whereNull('revoked_at')
    .whereNot('package_id', event.packageId)
    .update({ package_id: event.packageId })
}

/**
 * Takes the unused grants of an event back, of all or of these learners. Those of a class stay with their learners, who can
 * use them at any time again.
 * @returns how many were taken back: those that were used stay
 */
export async function takeBackForEvent(
  trx: TransactionClientContract,
  event: { id: number; revokedBy: number },
  from: 'all' | readonly number[],
  now: number
): Promise<number> {
  const unused = () =>
    trx
      .from('entitlements')
      .where('event_id', event.id)
      .whereNull('used_at')
      .whereNull('revoked_at')
  const taken = { revoked_at: now, revoked_by: event.revokedBy }
  const released = await releaseClassGrants(trx, event.id, { from })
  if (from === 'all') return released + Number(await unused().update(taken))
  let count = released
  for (const some of inParts(from)) {
    count += Number(await unused().whereIn('user_id', some).update(taken))
  }
  return count
}

/**
 * Lets a learner of an event begin after its tolerance, without the token: the invigilator who allows it has seen them.
 * @param until epoch milliseconds
 */
export async function letInLate(
  trx: TransactionClientContract,
  grantId: number,
  until: number,
  now: number
): Promise<void> {
  const own = () => trx.from('entitlements').where('id', grantId)
  await own().update({ late_until: until })
  await own().whereNull('admitted_at').update({ admitted_at: now })
}

/**
 * Lets a learner of an event in; once is enough.
 * @returns false when there is nothing to let in: no unused grant of the event
 */
export async function admit(
  trx: TransactionClientContract,
  { eventId, userId }: { eventId: number; userId: number },
  now: number
): Promise<boolean> {
  const own = () =>
    trx
      .from('entitlements')
      .where({ event_id: eventId, user_id: userId })
      .whereNull('used_at')
      .whereNull('revoked_at')
  const held: unknown = await own().first()
  if (!held) return false
  await own().whereNull('admitted_at').update({ admitted_at: now })
  return true
}
