import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { NotFound } from '#app/platform/errors/failures'
import type { GrantSource } from '#contracts/grants'

export interface GrantRow {
  id: number
  source: GrantSource
  package_id: number
  package_name: string
  class_name: string | null
  reason: string | null
  granted_by_name: string | null
  granted_at: number | string
  /** Extra time in per cent. */
  extra_percent: number
  used_at: number | string | null
  revoked_at: number | string | null
  revocation_reason: string | null
}

/**
 * All grants that a learner ever had, newest first.
 * @throws NotFound
 */
export async function listGrants(userId: number): Promise<{ user: User; grants: GrantRow[] }> {
  const user = await User.find(userId)
  if (!user) throw new NotFound('Pengguna tidak ditemukan.')
  return { user, grants: await grantsOf(userId) }
}

/** A learner's grants without a payment of their own, newest first; without revoked ones. */
export async function listFreeGrants(userId: number): Promise<GrantRow[]> {
  return grantsOf(userId)
    .whereNot('entitlements.source', 'payment' satisfies GrantSource)
    .whereNull('entitlements.revoked_at')
}

function grantsOf(userId: number) {
  return db
    .from('entitlements')
    .join('packages', 'packages.id', 'entitlements.package_id')
    .leftJoin('classes', 'classes.id', 'entitlements.class_id')
    .leftJoin('users as givers', 'givers.id', 'entitlements.granted_by')
    .where('entitlements.user_id', userId)
    .orderBy('entitlements.granted_at', 'desc')
    .orderBy('entitlements.id', 'desc')
    .select(
      'entitlements.id',
      'entitlements.source',
      'entitlements.package_id',
      'packages.name as package_name',
      'classes.name as class_name',
      'entitlements.reason',
      'givers.name as granted_by_name',
      'entitlements.granted_at',
      'entitlements.extra_percent',
      'entitlements.used_at',
      'entitlements.revoked_at',
      'entitlements.revocation_reason'
    )
}
