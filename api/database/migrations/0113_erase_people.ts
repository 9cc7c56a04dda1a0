import { BaseSchema } from '@adonisjs/lucid/schema'

/** When an account was emptied because its owner's data had to go; null for all others. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps the column when a migration was killed before it was recorded.
    if (await this.schema.hasColumn('users', 'erased_at')) return
    this.schema.alterTable('users', (table) => {
      table.bigInteger('erased_at').nullable()
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table users drop column erased_at')
  }
}
