import { BaseSchema } from '@adonisjs/lucid/schema'

/** The valid configuration of Safe Exam Browser in a lab. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps a table when a migration was killed before it was recorded.
    if (await this.schema.hasTable('lab_seb_configurations')) return
    this.schema.createTable('lab_seb_configurations', (table) => {
      // Never reused, so that a proof with an earlier configuration is void with a later one.
      table.increments('id')
      // At most one per lab: a new one replaces it.
      table.integer('lab_id').unsigned().notNullable().unique().references('labs.id')
      table.text('sealed_keys').notNullable()
      table.integer('has_password').unsigned().notNullable()
      table.integer('made_by').unsigned().notNullable().references('users.id')
      table.bigInteger('made_at').notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('lab_seb_configurations')
  }
}
