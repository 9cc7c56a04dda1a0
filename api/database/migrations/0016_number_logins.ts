import { BaseSchema } from '@adonisjs/lucid/schema'

/** The series of a user's logins that is valid: a new one ends all earlier logins. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps the column when a migration was killed before it was recorded.
    if (await this.schema.hasColumn('users', 'login_series')) return
    this.schema.alterTable('users', (table) => {
      table.integer('login_series').unsigned().notNullable().defaultTo(0)
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table users drop column login_series')
  }
}
