import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Stores the academy's name with each result, because certificates never change. Existing rows get today's name as the
 * column's default: one fast statement that can't stop half-way. A running server of the previous version also writes
 * this default.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps the column when a migration was killed before it was recorded.
    if (await this.schema.hasColumn('results', 'academy_name')) return
    const name = await this.#presentName()
    this.schema.alterTable('results', (table) => {
      table.string('academy_name', 120).notNullable().defaultTo(name)
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table results drop column academy_name')
  }

  async #presentName(): Promise<string> {
    const row = (await this.db.from('settings').where('name', 'academy_name').first()) as {
      value: string
    } | null
    return row?.value ?? 'Lulus'
  }
}
