import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { orContains } from '#app/platform/listing/literal_search'
import { orCalled, type PersonColumns } from '#app/platform/listing/person_search'

const OF_USERS: PersonColumns = { name: 'users.name', nohp: 'users.nohp' }

/** Adds "or the user is one whom an admin finds by `term`", the e-mail address included. */
export function orFoundBy(group: DatabaseQueryBuilderContract, term: string): void {
  orCalled(group, term, OF_USERS)
  // Addresses hold no spaces.
  if (!/\s/.test(term)) orContains(group, ['users.email'], term)
}

/**
 * How a list of what belongs to users is searched: by them and by the package's name.
 * @param table one with `user_id` and `package_name`
 */
export function searchByUser(table: string) {
  return (group: DatabaseQueryBuilderContract, term: string): void => {
    orContains(group, [`${table}.package_name`], term)
    const people = db
      .from('users')
      .select('id')
      .where((user) => orFoundBy(user, term))
    void group.orWhereIn(`${table}.user_id`, people)
  }
}
