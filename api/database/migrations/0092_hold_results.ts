import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * From when on the learners of an event see their results: as the event has it, as its grants do, and stored with each
 * result.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    for (const [name, column] of COLUMNS) {
      if (await this.schema.hasColumn(name, column)) continue
      this.schema.alterTable(name, (table) => {
        table.bigInteger(column).nullable()
      })
    }
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    for (const [name, column] of COLUMNS) {
      this.schema.raw(`alter table ${name} drop column ${column}`)
    }
  }
}

const COLUMNS = [
  ['exam_events', 'results_open_at'],
  ['grant_terms', 'results_open_at'],
  ['results', 'opens_at'],
] as const
