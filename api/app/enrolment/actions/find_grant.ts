import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import {
  countingGrant,
  type CountingGrant,
  type GrantWish,
  type HeldGrant,
} from '#app/enrolment/domain/grant_terms'
import { HELD, toHeld } from '#app/enrolment/rows/held_grants'
import { find } from '#app/platform/database/calls/call'
import { carryOutReading } from '#app/platform/database/calls/ways'

/** The unused grant that counts for a learner's start (see `countingGrant`); null without one. */
export async function findGrant(
  userId: number,
  wish: GrantWish,
  now: number
): Promise<CountingGrant | null> {
  return countingGrant(await heldGrants(userId), wish, now)
}

/** All unused grants of a learner. */
export async function heldGrants(userId: number): Promise<HeldGrant[]> {
  const rows = await carryOutReading(find(HELD, userId))
  return (rows ?? []).map(toHeld)
}

/** Whether the event of an attempt takes place in a lab. */
export async function isBoundToLab(
  entitlementId: number,
  trx?: TransactionClientContract
): Promise<boolean> {
  const row: unknown = await (trx ?? db)
    .from('entitlements')
    .join('grant_terms', 'grant_terms.event_id', 'entitlements.event_id')
    .where('entitlements.id', entitlementId)
    .whereNotNull('grant_terms.lab_id')
    .first()
  return row !== null
}
