import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import SchoolClass from '#app/classes/models/school_class'

/** Creates a class with these learners. */
export async function createClass(
  learners: readonly User[] = [],
  attributes: Partial<SchoolClass> = {}
): Promise<SchoolClass> {
  const now = Date.now()
  const created = await SchoolClass.create({
    name: 'XII IPA 1',
    createdAt: now,
    updatedAt: now,
    ...attributes,
  })
  for (const { id } of learners) {
    await db.table('class_members').insert({ class_id: created.id, user_id: id, added_at: now })
  }
  return created.refresh()
}
