import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { idsContaining, orContains } from '#app/platform/listing/literal_search'

/**
 * What an admin finds a user by. Numbers are stored as digits alone and addresses without spaces: where a term can't
 * be, nobody looks, which halves the time of a search.
 */
export function searchedUserColumns(term: string): string[] {
  return [
    'users.name',
    ...(/^\d+$/.test(term) ? ['users.nohp'] : []),
    ...(/\s/.test(term) ? [] : ['users.email']),
  ]
}

/**
 * How a list of what belongs to users is searched, by them and by the package's name, and sorted by them.
 * @param table one with `user_id` and `package_name`
 */
export function listedByUser(table: string) {
  return {
    search: (group: DatabaseQueryBuilderContract, term: string) => {
      orContains(group, [`${table}.package_name`], term)
      void group.orWhereIn(
        `${table}.user_id`,
        idsContaining('users', searchedUserColumns(term), term)
      )
    },
    joinForSort: (query: DatabaseQueryBuilderContract) => {
      void query.join('users', 'users.id', `${table}.user_id`)
    },
  }
}
