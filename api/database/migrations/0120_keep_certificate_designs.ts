import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What certificates look like, by the hash of it: what is issued names the row it was issued with, and rows never
 * change. Certificates of earlier versions name none, and are printed as they were.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('certificate_designs'))) {
      this.schema.createTable('certificate_designs', (table) => {
        table.string('id', 64).primary()
        table.string('logo', 64).nullable()
        table.string('signature', 64).nullable()
        table.string('stamp', 64).nullable()
        table.string('signatory', 120).nullable()
        table.string('position', 120).nullable()
        table.string('number_pattern', 80).notNullable()
        table.integer('valid_years').unsigned().nullable()
        table.bigInteger('created_at').notNullable()
      })
    }
    for (const name of ['results', 'retired_certificates']) {
      if (await this.schema.hasColumn(name, 'design_id')) continue
      this.schema.alterTable(name, (table) => {
        table.string('design_id', 64).nullable()
      })
    }
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table retired_certificates drop column design_id')
    this.schema.raw('alter table results drop column design_id')
    this.schema.dropTable('certificate_designs')
  }
}
