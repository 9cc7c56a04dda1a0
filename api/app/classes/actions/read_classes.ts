import db from '@adonisjs/lucid/services/db'
import { findClass } from '#app/classes/actions/find_class'
import type SchoolClass from '#app/classes/models/school_class'
import type { Role } from '#contracts/capabilities'

export interface ClassRow {
  id: number
  name: string
  archived_at: number | string | null
  learners: number | string
}

/** All classes, those in use first, the newest of them on top. */
export async function listClasses(): Promise<ClassRow[]> {
  return db
    .from('classes')
    .leftJoin('class_members', 'class_members.class_id', 'classes.id')
    .groupBy('classes.id', 'classes.name', 'classes.archived_at')
    .select('classes.id', 'classes.name', 'classes.archived_at')
    .count('class_members.user_id as learners')
    .orderByRaw('classes.archived_at is not null')
    .orderBy('classes.id', 'desc')
}

export interface MemberRow {
  id: number
  name: string
  nohp: string
  email: string | null
  password_missing: number
  must_change_password: number
  role: Role
  number_proven_at: number | null
}

/**
 * A class with its learners by name.
 * @throws NotFound
 */
export async function readClass(
  id: number
): Promise<{ schoolClass: SchoolClass; members: MemberRow[] }> {
  const schoolClass = await findClass(id)
  const members: MemberRow[] = await db
    .from('class_members')
    .join('users', 'users.id', 'class_members.user_id')
    .where('class_members.class_id', id)
    .orderBy('users.name')
    .orderBy('users.id')
    .select('users.id', 'users.name', 'users.nohp', 'users.email')
    .select('users.password_missing', 'users.must_change_password')
    .select('users.role', 'users.number_proven_at')
  return { schoolClass, members }
}
