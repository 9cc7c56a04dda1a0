import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether the learners of an event sit it on the access that their class holds. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (await this.schema.hasColumn('grant_terms', 'uses_class_access')) return
    this.schema.alterTable('grant_terms', (table) => {
      table.integer('uses_class_access').notNullable().defaultTo(0)
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table grant_terms drop column uses_class_access')
  }
}
