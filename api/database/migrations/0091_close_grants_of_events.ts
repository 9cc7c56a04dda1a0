import { BaseSchema } from '@adonisjs/lucid/schema'

/** When the event of grants was closed: what was sat on them doesn't change any more. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasColumn('grant_terms', 'closed_at'))) {
      this.schema.alterTable('grant_terms', (table) => {
        table.bigInteger('closed_at').nullable()
      })
    }
    this.schema.raw(
      'update grant_terms set closed_at = (select closed_at from exam_events where exam_events.id = grant_terms.event_id)'
    )
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table grant_terms drop column closed_at')
  }
}
