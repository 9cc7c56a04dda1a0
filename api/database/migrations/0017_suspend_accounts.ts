import { BaseSchema } from '@adonisjs/lucid/schema'

/** Since when an account is suspended, and why; null while it isn't. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps the columns when a migration was killed before it was recorded.
    if (await this.schema.hasColumn('users', 'suspended_at')) return
    this.schema.alterTable('users', (table) => {
      table.bigInteger('suspended_at').nullable()
      table.string('suspension_reason', 500).nullable()
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table users drop column suspension_reason')
    this.schema.raw('alter table users drop column suspended_at')
  }
}
