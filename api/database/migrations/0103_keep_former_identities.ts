import { BaseSchema } from '@adonisjs/lucid/schema'

/** Earlier names, phone numbers and addresses of people, for searches; and messages to them about their account. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('former_identities'))) {
      this.schema.createTable('former_identities', (table) => {
        table.increments('id')
        table.integer('user_id').unsigned().notNullable().references('users.id')
        // 'name', 'nohp' or 'email'.
        table.string('kind', 5).notNullable()
        table.string('value', 254).notNullable()
        table.bigInteger('replaced_at').notNullable()
        table.index(['user_id'])
      })
    }
    if (await this.schema.hasTable('account_notices')) return
    this.schema.createTable('account_notices', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.text('content').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('read_at').nullable()
      table.index(['user_id', 'read_at'])
    })
  }

  override async down() {
    this.schema.dropTable('account_notices')
    this.schema.dropTable('former_identities')
  }
}
