import { BaseSchema } from '@adonisjs/lucid/schema'

/** Late answers know whether they came in a rescue file. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps the column when a migration was killed before it was recorded.
    if (await this.schema.hasColumn('late_answers', 'rescued')) return
    this.schema.alterTable('late_answers', (table) => {
      table.integer('rescued').notNullable().defaultTo(0)
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table late_answers drop column rescued')
  }
}
