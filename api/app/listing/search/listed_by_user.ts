import app from '@adonisjs/core/services/app'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { OwnedRows } from '#app/listing/search/owned_rows'
import { containing } from '#app/listing/search/few_values'
import { numbersOf, type FoundRows } from '#app/listing/search/found_rows'
import { orContains } from '#app/listing/search/literal_search'
import { idsFoundBy } from '#app/listing/search/person_search'

/**
 * How a list of users' rows is searched: by the users and by the package's name.
 * @param table one with `user_id` and `package_name`
 */
export function searchByUser(table: string) {
  return (group: DatabaseQueryBuilderContract, term: string): void => {
    orContains(group, [`${table}.package_name`], term)
    void group.orWhereIn(`${table}.user_id`, idsFoundBy(term))
  }
}

/**
 * Finds what `searchByUser` describes without scanning the rows: only the people are searched.
 * @param table one that `OwnedRows` may cache
 */
export function findByUser(table: string) {
  return async (term: string): Promise<FoundRows> => {
    const owned = await app.container.make(OwnedRows)
    const [found, owners] = await Promise.all([numbersOf(idsFoundBy(term)), owned.of(table)])
    return owners.belonging(found, containing(owners.packageNames, term))
  }
}
