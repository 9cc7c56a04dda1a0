import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A saved answer stores which login sent it and the last link of its device's journal then. Late answers store how
 * many of them the saves contradict, for the list.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps the columns when a migration was killed before it was recorded.
    if (!(await this.schema.hasColumn('attempt_answers', 'saved_by'))) {
      this.schema.alterTable('attempt_answers', (table) => {
        table.string('anchor', 16).nullable()
        table.string('saved_by', 8).nullable()
      })
    }
    if (!(await this.schema.hasColumn('late_submissions', 'contradicted'))) {
      this.schema.alterTable('late_submissions', (table) => {
        table.integer('contradicted').unsigned().nullable()
      })
    }
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table late_submissions drop column contradicted')
    this.schema.raw('alter table attempt_answers drop column saved_by')
    this.schema.raw('alter table attempt_answers drop column anchor')
  }
}
