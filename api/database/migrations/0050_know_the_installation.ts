import { randomUUID } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'

/** One row with the id of the installation that the data belongs to, and the fingerprint of its APP_KEY. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps the table when a migration was killed before it was recorded.
    if (!(await this.schema.hasTable('installation'))) {
      this.schema.createTable('installation', (table) => {
        table.string('id', 36).primary()
        table.string('key_print', 16).nullable()
      })
    }
    this.defer(async (db) => {
      const known = await db.from('installation').first()
      if (!known) await db.insertQuery().table('installation').insert({ id: randomUUID() })
    })
  }

  override async down() {
    this.schema.dropTable('installation')
  }
}
