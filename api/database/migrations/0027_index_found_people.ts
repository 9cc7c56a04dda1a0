import { BaseSchema } from '@adonisjs/lucid/schema'

/** The columns of a search for people. */
const PEOPLE = ['name', 'nohp', 'email', 'last_package_name', 'active_package_id']
const EARLIER = 'users_search_index'
const FOUND = 'users_found_index'

/** Adds the default order to the index of searches: matches can be sorted without fetching their rows. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('users', (table) => {
      table.index([...PEOPLE, 'created_at'], FOUND)
      table.dropIndex(PEOPLE, EARLIER)
    })
  }

  override async down() {
    this.schema.alterTable('users', (table) => {
      table.index(PEOPLE, EARLIER)
      table.dropIndex([...PEOPLE, 'created_at'], FOUND)
    })
  }
}
