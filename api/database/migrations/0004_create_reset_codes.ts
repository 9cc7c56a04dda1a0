import { BaseSchema } from '@adonisjs/lucid/schema'

/** One-time codes that admins give to users who forgot their password; one per user. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('reset_codes', (table) => {
      table.integer('user_id').unsigned().primary().references('users.id')
      table.string('code_hash', 255).notNullable()
      table.bigInteger('expires_at').notNullable()
      table.bigInteger('created_at').notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('reset_codes')
  }
}
