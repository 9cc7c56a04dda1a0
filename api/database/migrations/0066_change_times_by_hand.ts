import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What invigilators change of an attempt: seconds given to its sessions, a pause, an end by hand, an exclusion. Grants
 * store what was given before their attempt begins, results whether their learner was excluded.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    for (const [table, column] of SECONDS) {
      if (await this.schema.hasColumn(table, column)) continue
      this.schema.alterTable(table, (changed) => {
        changed.integer(column).unsigned().notNullable().defaultTo(0)
      })
    }
    for (const column of TIMES) {
      if (await this.schema.hasColumn('attempts', column)) continue
      this.schema.alterTable('attempts', (table) => {
        table.bigInteger(column).nullable()
      })
    }
    if (await this.schema.hasColumn('results', 'excluded_at')) return
    this.schema.alterTable('results', (table) => {
      table.bigInteger('excluded_at').nullable()
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table results drop column excluded_at')
    for (const column of TIMES) this.schema.raw(`alter table attempts drop column ${column}`)
    for (const [table, column] of SECONDS) {
      this.schema.raw(`alter table ${table} drop column ${column}`)
    }
  }
}

/** Seconds beyond the minutes; of a grant for the first session. */
const SECONDS = [
  ['attempts', 'given_listening'],
  ['attempts', 'given_written'],
  ['attempts', 'given_reading'],
  ['entitlements', 'given_seconds'],
] as const

/**
 * Epoch milliseconds, except for two spans in milliseconds: by how much pauses prolong the present rest, and what was
 * left of a session that was ended early.
 */
const TIMES = [
  'paused_at',
  'rest_held_ms',
  'ended_at',
  'excluded_at',
  'released_at',
  'runs_since',
  'left_early_ms',
] as const
