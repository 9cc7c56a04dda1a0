import { BaseSchema } from '@adonisjs/lucid/schema'

/** What an admin typed of a passage that the app sets in lines; null for a passage with a picture of its own. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps the column when a migration was killed before it was recorded.
    if (await this.schema.hasColumn('passages', 'typed')) return
    this.schema.alterTable('passages', (table) => {
      table.text('typed').nullable()
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table passages drop column typed')
  }
}
