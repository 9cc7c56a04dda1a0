import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Keeps the academy's name with each result, for certificates that never change. The rows there are get today's name
 * as the column's default: one statement, at once for any number of rows, with nothing half done if it is killed. A
 * server of the version before that still runs writes results with it too.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps the column of a migration that was killed before it was noted as done.
    if (await this.schema.hasColumn('results', 'academy_name')) return
    const name = await this.#presentName()
    this.schema.alterTable('results', (table) => {
      table.string('academy_name', 120).notNullable().defaultTo(name)
    })
  }

  override async down() {
    // Not through the builder: on SQLite it makes the table anew, which rows forbid that refer to it.
    this.schema.raw('alter table results drop column academy_name')
  }

  async #presentName(): Promise<string> {
    const row = (await this.db.from('settings').where('name', 'academy_name').first()) as {
      value: string
    } | null
    return row?.value ?? 'Lulus'
  }
}
