import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { callNextIfIdle } from '#app/enrolment/actions/standing'
import { inParts } from '#app/platform/database/in_parts'
import type { GrantSource } from '#contracts/grants'

/**
 * One access for both: the learners of an event sit it on the grants that their class holds (docs/adr/0074). Such a grant
 * moves into the event, and comes back when the event doesn't need it any more.
 */

const CLASS: GrantSource = 'class'

/** Whether an event uses the access of classes. */
export async function usesClassAccess(
  client: QueryClientContract,
  eventId: number
): Promise<boolean> {
  const terms = (await client
    .from('grant_terms')
    .where('event_id', eventId)
    .select('uses_class_access')
    .first()) as { uses_class_access: number } | null
  return terms?.uses_class_access === 1
}

/** Has the event use the access of classes from now on. The caller holds the event's lock, and its terms are set. */
export async function turnOnClassAccess(
  trx: TransactionClientContract,
  eventId: number
): Promise<void> {
  await trx.from('grant_terms').where('event_id', eventId).update({ uses_class_access: 1 })
}

interface ClassGrant {
  id: number
  user_id: number
}

/**
 * The unused grants of a class that these learners hold for a package; of each learner the oldest.
 * @param isLocked so that no exam begins with one of them meanwhile
 */
async function classGrantsOf(
  client: QueryClientContract,
  packageId: number,
  userIds: readonly number[],
  { isLocked = false } = {}
): Promise<Map<number, number>> {
  const found = new Map<number, number>()
  for (const some of inParts(userIds)) {
    const query = client
      .from('entitlements')
      .whereIn('user_id', some)
      .where({ package_id: packageId, source: CLASS })
      .whereNull('event_id')
      .whereNull('used_at')
      .whereNull('revoked_at')
      .orderBy('id', 'desc')
      .select('id', 'user_id')
    if (isLocked) void query.forUpdate()
    const rows = (await query) as ClassGrant[]
    for (const { id, user_id: userId } of rows) found.set(userId, id)
  }
  return found
}

/**
 * Moves the class's grants of these learners into an event, of those who have none of the event yet; nothing where the
 * event doesn't use them.
 * @returns whose were moved
 */
export async function bindClassGrants(
  trx: TransactionClientContract,
  event: { id: number; packageId: number },
  userIds: readonly number[]
): Promise<number[]> {
  if (!(await usesClassAccess(trx, event.id))) return []
  const held = (await trx
    .from('entitlements')
    .where('event_id', event.id)
    .whereNull('revoked_at')
    .select('user_id')) as { user_id: number }[]
  const have = new Set(held.map((row) => row.user_id))
  const wanted = userIds.filter((id) => !have.has(id))
  const grants = await classGrantsOf(trx, event.packageId, wanted, { isLocked: true })
  for (const some of inParts([...grants.values()])) {
    await trx
      .from('entitlements')
      .whereIn('id', some)
      .update({ event_id: event.id, admitted_at: null })
  }
  const bound = [...grants.keys()].toSorted((one, other) => one - other)
  for (const userId of bound) await callNextIfIdle(trx, userId)
  return bound
}

/**
 * Gives unused grants of a class that an event used back: they can be used at any time again.
 * @param from whose, and of which other package than the event's now; null for any
 * @returns how many
 */
export async function releaseClassGrants(
  trx: TransactionClientContract,
  eventId: number,
  { from, butFor = null }: { from: 'all' | readonly number[]; butFor?: number | null }
): Promise<number> {
  const query = trx
    .from('entitlements')
    .where({ event_id: eventId, source: CLASS })
    .whereNull('used_at')
    .whereNull('revoked_at')
    .orderBy('user_id')
    .select('id', 'user_id')
  if (butFor !== null) void query.whereNot('package_id', butFor)
  const rows = ((await query) as ClassGrant[]).filter(
    ({ user_id: userId }) => from === 'all' || from.includes(userId)
  )
  for (const some of inParts(rows.map(({ id }) => id))) {
    await trx
      .from('entitlements')
      .whereIn('id', some)
      .update({ event_id: null, admitted_at: null, given_seconds: 0 })
  }
  for (const { user_id: userId } of rows) await callNextIfIdle(trx, userId)
  return rows.length
}

/**
 * The grants that learners have of events that use the class's access, used or not: a payment of the class for this package
 * pays for them. Of each learner the latest, by the learner.
 */
export async function payableEventGrants(
  client: QueryClientContract,
  packageId: number,
  userIds: readonly number[]
): Promise<Map<number, number>> {
  const found = new Map<number, number>()
  for (const some of inParts(userIds)) {
    const rows = (await client
      .from('entitlements')
      .join('grant_terms', 'grant_terms.event_id', 'entitlements.event_id')
      .where('grant_terms.uses_class_access', 1)
      .whereIn('entitlements.user_id', some)
      .where('entitlements.package_id', packageId)
      .where('entitlements.source', 'event' satisfies GrantSource)
      .whereNull('entitlements.class_payment_id')
      .whereNull('entitlements.revoked_at')
      .orderBy('entitlements.id')
      .select('entitlements.id', 'entitlements.user_id')) as ClassGrant[]
    for (const { id, user_id: userId } of rows) found.set(userId, id)
  }
  return found
}

/** Makes grants of events the ones that a class's payment pays for. */
export async function payEventGrants(
  trx: TransactionClientContract,
  paid: { classId: number; classPaymentId: number },
  grantIds: readonly number[]
): Promise<void> {
  for (const some of inParts(grantIds)) {
    await trx
      .from('entitlements')
      .whereIn('id', some)
      .update({ class_payment_id: paid.classPaymentId, class_id: paid.classId })
  }
}

/** Makes grants that an event used ones of the event alone, when the payment of the class is undone. */
export async function unpayEventGrants(
  trx: TransactionClientContract,
  grantIds: readonly number[]
): Promise<void> {
  for (const some of inParts(grantIds)) {
    await trx
      .from('entitlements')
      .whereIn('id', some)
      .update({
        source: 'event' satisfies GrantSource,
        class_payment_id: null,
        class_id: null,
      })
  }
}

/** Of these learners of an event those who have access of a class for it: in the event, or still beside it. */
export async function coveredOf(
  event: { id: number; packageId: number },
  userIds: readonly number[]
): Promise<Set<number>> {
  const inEvent = (await db
    .from('entitlements')
    .where('event_id', event.id)
    .whereNull('revoked_at')
    .where((paid) => void paid.where('source', CLASS).orWhereNotNull('class_payment_id'))
    .select('user_id')) as { user_id: number }[]
  const beside = await classGrantsOf(db.connection(), event.packageId, userIds)
  return new Set([...inEvent.map((row) => row.user_id), ...beside.keys()])
}
