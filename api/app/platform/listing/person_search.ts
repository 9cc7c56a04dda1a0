import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { orContains } from '#app/platform/listing/literal_search'
import { phoneSearch } from '#app/platform/listing/phone_search'

/** The columns that hold a person's name and phone number. */
export interface PersonColumns {
  name: string
  nohp: string
}

/** Adds "or the person is called by `term`": by name or phone number, as people write it. */
export function orCalled(
  group: DatabaseQueryBuilderContract,
  term: string,
  { name, nohp }: PersonColumns
): void {
  orContains(group, [name], term)
  // A condition that can't match would cost half of a search's time.
  const { part, beginning } = phoneSearch(term)
  if (part !== null) orContains(group, [nohp], part)
  if (beginning !== null) void group.orWhere(nohp, 'like', `${beginning}%`)
}
