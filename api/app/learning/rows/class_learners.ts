import db from '@adonisjs/lucid/services/db'
import type { Role } from '#contracts/capabilities'

/** Someone in a class. */
export interface ClassLearner {
  id: number
  name: string
}

/** The learners of a class by name; those who have become staff are left out. */
export async function learnersOf(classId: number): Promise<ClassLearner[]> {
  return (await db
    .from('class_members')
    .join('users', 'users.id', 'class_members.user_id')
    .where('class_members.class_id', classId)
    .where('users.role', 'User' satisfies Role)
    .orderBy('users.name')
    .orderBy('users.id')
    .select('users.id', 'users.name')) as ClassLearner[]
}

/** The active classes that a learner is in, by id. */
export async function classesOf(userId: number): Promise<Map<number, string>> {
  const rows = (await db
    .from('class_members')
    .join('classes', 'classes.id', 'class_members.class_id')
    .where('class_members.user_id', userId)
    .whereNull('classes.archived_at')
    .select('classes.id', 'classes.name')) as { id: number; name: string }[]
  return new Map(rows.map(({ id, name }) => [id, name]))
}
