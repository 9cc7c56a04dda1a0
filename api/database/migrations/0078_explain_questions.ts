import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a learner reads about a question after the exam, when a package shows it, and the flags of the sessions that an
 * attempt has left.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    for (const [table, column, kind] of COLUMNS) {
      if (await this.schema.hasColumn(table, column)) continue
      this.schema.alterTable(table, (changed) => {
        if (kind === 'time') changed.bigInteger(column).nullable()
        else if (kind === 'text') changed.text(column).nullable()
        else if (kind === 'long') changed.text(column, 'mediumtext').nullable()
        else changed.string(column, kind).nullable()
      })
    }
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    for (const [table, column] of COLUMNS) {
      this.schema.raw(`alter table ${table} drop column ${column}`)
    }
  }
}

/** Table, column, and its kind: a number is the length of a short text. */
const COLUMNS = [
  ['packages', 'explanation_mode', 20],
  ['packages', 'explanations_from', 'time'],
  ['questions', 'explanation', 'text'],
  // JSON.
  ['questions', 'option_notes', 'text'],
  ['questions', 'correction', 200],
  ['questions', 'transcript', 'long'],
  ['questions', 'proof', 'text'],
  ['questions', 'skills', 100],
  ['attempts', 'earlier_flags', 'text'],
] as const
