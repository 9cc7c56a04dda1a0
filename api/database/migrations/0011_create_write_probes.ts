import { BaseSchema } from '@adonisjs/lucid/schema'

/** Rows written and deleted again to check that the database can store data. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('write_probes', (table) => {
      table.string('id', 36).primary()
      table.text('filler', 'mediumtext').notNullable()
      table.bigInteger('written_at').notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('write_probes')
  }
}
