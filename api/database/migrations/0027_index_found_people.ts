import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a search for people looks at. */
const PEOPLE = ['name', 'nohp', 'email', 'last_package_name', 'active_package_id']
const EARLIER = 'users_search_index'
const FOUND = 'users_found_index'

/** Adds the default order to the index that searches read: whom they find need not be looked up to be sorted. */
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
