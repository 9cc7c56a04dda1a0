import { BaseSchema } from '@adonisjs/lucid/schema'

/** The columns of a search for people: the index is a fifth of the table, and is scanned to its end. */
const PEOPLE = ['name', 'nohp', 'email', 'last_package_name', 'active_package_id']
const PEOPLE_INDEX = 'users_search_index'

/** Counts what people have of a package without reading the rows; payments have such an index already. */
const OWNED = ['user_id', 'package_name']

/**
 * Indexes for lists of a million results and their searches.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('users', (table) => table.index(PEOPLE, PEOPLE_INDEX))
    for (const name of ['results', 'payments']) {
      this.schema.alterTable(name, (table) => table.index(OWNED))
    }
  }

  override async down() {
    this.schema.alterTable('users', (table) => table.dropIndex(PEOPLE, PEOPLE_INDEX))
    for (const name of ['results', 'payments']) {
      this.schema.alterTable(name, (table) => table.dropIndex(OWNED))
    }
  }
}
