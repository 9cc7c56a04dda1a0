import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { orContains } from '#app/listing/search/literal_search'
import { idsHolding, orHolds, type SearchedText } from '#app/listing/search/text_search'
import { partOfPhone } from '#contracts/phone'

const TEXT_OF_USERS: SearchedText = {
  table: 'users',
  columns: ['users.name', 'users.nohp', 'users.email'],
}

/** Adds "or the user matches `term`": by name, phone number or e-mail address, the present or an earlier one. */
export function orFoundBy(group: DatabaseQueryBuilderContract, term: string): void {
  orHolds(group, TEXT_OF_USERS, partsOfPerson(term))
  void group.orWhereIn('users.id', formerly(term))
}

/** The ids of the people who match `term`. */
export function idsFoundBy(term: string) {
  return idsHolding(TEXT_OF_USERS, partsOfPerson(term)).union(formerly(term))
}

/** Those who were called so earlier, or had this number or address: few rows, so they are read one by one. */
function formerly(term: string) {
  return db
    .from('former_identities')
    .select('former_identities.user_id as id')
    .where((group) => {
      for (const part of partsOfPerson(term))
        orContains(group, ['former_identities.value'], part.trimStart())
    })
}

/**
 * The terms of a search for a person in name, number and address: the term itself and, where it means a phone number,
 * that number as it is stored.
 */
export function partsOfPerson(term: string): string[] {
  const { part, beginning } = phoneSearch(term)
  return [
    term,
    ...(part === null || part === term ? [] : [part]),
    // A number begins a line of the searched text.
    ...(beginning === null ? [] : [`\n${beginning}`]),
  ]
}

/** Fewer digits with spaces or dashes are a date or chapter, not a phone number. */
const DIGITS_OF_A_PART = 5

/** A search term as parts of stored phone numbers; null where it means none. */
interface PhoneSearch {
  /** Digits anywhere in the number. */
  part: string | null
  /** First digits of the number. */
  beginning: string | null
}

/**
 * Reads a search term as a phone number or a part of one: digits count as they are; what separates them is ignored;
 * `+62 8…`, `62 8…`, `+62 08…` and `0062 8…` match the start of a number stored as `08…`.
 */
export function phoneSearch(term: string): PhoneSearch {
  const meant = partOfPhone(term)
  if (!meant) return { part: null, beginning: null }
  const { digits, isBeginning } = meant
  const isPart = !isBeginning && (digits === term || digits.length >= DIGITS_OF_A_PART)
  const asTyped = /^\d+$/.test(term) ? term : null
  return { part: isPart ? digits : asTyped, beginning: isBeginning ? digits : null }
}
