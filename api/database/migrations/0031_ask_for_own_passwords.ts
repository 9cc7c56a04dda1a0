import { BaseSchema } from '@adonisjs/lucid/schema'

/** Accounts whose password was given out on paper: signing in with it requires choosing another one first. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps the column when a migration was killed before it was recorded.
    if (await this.schema.hasColumn('users', 'must_change_password')) return
    this.schema.alterTable('users', (table) => {
      table.integer('must_change_password').unsigned().notNullable().defaultTo(0)
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table users drop column must_change_password')
  }
}
