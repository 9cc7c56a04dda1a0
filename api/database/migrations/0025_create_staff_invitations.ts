import { BaseSchema } from '@adonisjs/lucid/schema'

/** Links that open one staff account each. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps a table when a migration was killed before it was recorded.
    if (await this.schema.hasTable('staff_invitations')) return
    this.schema.createTable('staff_invitations', (table) => {
      table.increments('id')
      // One open invitation for an address: a new one replaces it.
      table.string('email', 254).notNullable().unique()
      table.string('name', 120).notNullable()
      table.string('role', 10).notNullable()
      table.string('token_hash', 43).notNullable().unique()
      table.integer('invited_by').unsigned().notNullable().references('users.id')
      table.bigInteger('created_at').notNullable()
      table.bigInteger('expires_at').notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('staff_invitations')
  }
}
