import { BaseSchema } from '@adonisjs/lucid/schema'

/** How the listening session is sat: see `contracts/listening.ts`. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    for (const table of ALL) {
      if (await this.schema.hasColumn(table, COLUMN)) continue
      this.schema.alterTable(table, (changed) => {
        const column = changed.string(COLUMN, 10)
        // What was printed before doesn't name it.
        if (PRINTED.includes(table)) column.nullable()
        else column.notNullable().defaultTo('latihan')
      })
    }
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    for (const table of ALL) this.schema.raw(`alter table ${table} drop column ${COLUMN}`)
  }
}

const COLUMN = 'listening_mode'
const PRINTED: readonly string[] = ['results', 'retired_certificates']
const ALL: readonly string[] = ['attempts', 'exam_events', 'grant_terms', ...PRINTED]
