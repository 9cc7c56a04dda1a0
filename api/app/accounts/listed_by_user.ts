import app from '@adonisjs/core/services/app'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { OwnedRows, type OwnedTable } from '#app/accounts/owned_rows'
import { containing } from '#app/platform/listing/few_values'
import { numbersOf, type FoundRows } from '#app/platform/listing/found_rows'
import { orContains } from '#app/platform/listing/literal_search'
import { idsFoundBy } from '#app/platform/listing/person_search'

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

/** Finds what `searchByUser` describes without scanning the rows: only the people are searched. */
export function findByUser(table: OwnedTable) {
  return async (term: string): Promise<FoundRows> => {
    const owned = await app.container.make(OwnedRows)
    const [found, owners] = await Promise.all([numbersOf(idsFoundBy(term)), owned.of(table)])
    return owners.belonging(found, containing(owners.packageNames, term))
  }
}
