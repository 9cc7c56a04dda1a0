import { BaseSchema } from '@adonisjs/lucid/schema'

/** Secrets of time-based codes, and recovery codes for a lost device. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps tables when a migration was killed before it was recorded.
    if (!(await this.schema.hasTable('second_factors'))) {
      this.schema.createTable('second_factors', (table) => {
        table.integer('user_id').unsigned().primary().references('users.id')
        table.string('sealed_secret', 255).notNullable()
        table.bigInteger('enabled_at').nullable()
        table.bigInteger('last_step').notNullable()
      })
    }
    if (await this.schema.hasTable('recovery_codes')) return
    this.schema.createTable('recovery_codes', (table) => {
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('code_hash', 64).notNullable()
      table.primary(['user_id', 'code_hash'])
    })
  }

  override async down() {
    this.schema.dropTable('recovery_codes')
    this.schema.dropTable('second_factors')
  }
}
