import db from '@adonisjs/lucid/services/db'
import { orFoundBy } from '#app/listing/search/person_search'

export interface Payer {
  id: number
  name: string
  nohp: string
}

/** More are found by a longer search. */
const FOUND = 8

/** The first learners whose name, number or address contains a text, by name. */
export async function findPayers(search: string): Promise<Payer[]> {
  return db
    .from('users')
    .where('role', 'User')
    .where((group) => orFoundBy(group, search))
    .orderBy('name')
    .orderBy('id')
    .limit(FOUND)
    .select('id', 'name', 'nohp')
}
