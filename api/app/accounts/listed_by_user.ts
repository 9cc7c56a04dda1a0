import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { phoneSearch } from '#app/accounts/domain/phone_search'
import { orContains } from '#app/platform/listing/literal_search'

/** Where somebody's name and phone number of today stand. */
interface NameColumns {
  name: string
  nohp: string
}

const OF_USERS: NameColumns = { name: 'users.name', nohp: 'users.nohp' }

/** Adds "or the user is called by `term`": by name or phone number, as people write it. */
export function orCalled(
  group: DatabaseQueryBuilderContract,
  term: string,
  { name, nohp } = OF_USERS
): void {
  orContains(group, [name], term)
  // Only where a term can be does anybody look, which halves the time of a search.
  const { part, beginning } = phoneSearch(term)
  if (part !== null) orContains(group, [nohp], part)
  if (beginning !== null) void group.orWhere(nohp, 'like', `${beginning}%`)
}

/** Adds "or the user is one whom an admin finds by `term`", the e-mail address included. */
export function orFoundBy(group: DatabaseQueryBuilderContract, term: string): void {
  orCalled(group, term)
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
