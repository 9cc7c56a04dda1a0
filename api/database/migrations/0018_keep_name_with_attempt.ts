import { BaseSchema } from '@adonisjs/lucid/schema'

/** The learner's name when the attempt started, for its certificate; null for attempts of earlier versions. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps the column when a migration was killed before it was recorded.
    if (await this.schema.hasColumn('attempts', 'user_name')) return
    this.schema.alterTable('attempts', (table) => {
      table.string('user_name', 120).nullable()
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table attempts drop column user_name')
  }
}
