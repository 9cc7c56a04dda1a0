import { BaseSchema } from '@adonisjs/lucid/schema'

/** Late answers store every journal that doesn't continue another one. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps the column when a migration was killed before it was recorded.
    if (await this.schema.hasColumn('late_submissions', 'other_journals')) return
    this.schema.alterTable('late_submissions', (table) => {
      table.text('other_journals', 'mediumtext').nullable()
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table late_submissions drop column other_journals')
  }
}
