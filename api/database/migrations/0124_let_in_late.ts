import { BaseSchema } from '@adonisjs/lucid/schema'

/** Until when learners who came after an event's tolerance may still begin: each, and of the event the last. */
export default class extends BaseSchema {
  override async up() {
    for (const name of ['entitlements', 'exam_events']) {
      // MariaDB keeps what a migration made before it was killed.
      if (await this.schema.hasColumn(name, 'late_until')) continue
      this.schema.alterTable(name, (table) => {
        table.bigInteger('late_until').nullable()
      })
    }
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table exam_events drop column late_until')
    this.schema.raw('alter table entitlements drop column late_until')
  }
}
