import { BaseSchema } from '@adonisjs/lucid/schema'

/** Extra time for single learners, and options in an order of each learner's own. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    for (const [table, column] of NUMBERS) {
      if (await this.schema.hasColumn(table, column)) continue
      this.schema.alterTable(table, (changed) => {
        changed.integer(column).unsigned().notNullable().defaultTo(0)
      })
    }
    if (await this.schema.hasColumn('attempts', 'option_orders')) return
    this.schema.alterTable('attempts', (table) => {
      // One letter for each question in page order; null for the authors' orders.
      table.string('option_orders', 140).nullable()
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table attempts drop column option_orders')
    for (const [table, column] of NUMBERS) {
      this.schema.raw(`alter table ${table} drop column ${column}`)
    }
  }
}

/** Percentages of extra time, and whether options are shuffled. */
const NUMBERS = [
  ['entitlements', 'extra_percent'],
  ['attempts', 'extra_percent'],
  // The highest of any of its learners: until when it may last.
  ['exam_events', 'most_extra_percent'],
  ['exam_events', 'shuffles_options'],
  ['grant_terms', 'shuffles_options'],
] as const
