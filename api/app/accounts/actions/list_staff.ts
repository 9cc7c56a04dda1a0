import db from '@adonisjs/lucid/services/db'
import StaffInvitation from '#app/accounts/models/staff_invitation'
import User from '#app/accounts/models/user'
import { clock } from '#app/platform/time/clock'
import { NotFound } from '#app/platform/errors/failures'
import type { StaffRole } from '#contracts/capabilities'

export interface StaffRow {
  id: number
  nohp: string
  email: string | null
  name: string
  role: StaffRole
  suspended_at: number | string | null
  factor_enabled_at: number | string | null
  created_at: number | string
}

/** All staff, by name. */
export async function listStaff(): Promise<StaffRow[]> {
  return db
    .from('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .whereNot('users.role', 'User')
    .orderBy('users.name')
    .orderBy('users.id')
    .select(
      'users.id',
      'users.nohp',
      'users.email',
      'users.name',
      'users.role',
      'users.suspended_at',
      'second_factors.enabled_at as factor_enabled_at',
      'users.created_at'
    )
}

/** The links that can still be used, the newest first. */
export async function openInvitations(): Promise<StaffInvitation[]> {
  return StaffInvitation.query().where('expiresAt', '>', clock.now()).orderBy('id', 'desc')
}

/**
 * Finds a staff member.
 * @throws NotFound, also for a learner
 */
export async function findStaff(id: number): Promise<User> {
  const user = await User.find(id)
  if (!user?.isStaff) throw new NotFound('Staf tidak ditemukan.')
  return user
}
