import { BaseSchema } from '@adonisjs/lucid/schema'

/** Bills of learners, each with an amount that no other open bill has; a payment names the bill that it pays. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('bills'))) {
      this.schema.createTable('bills', (table) => {
        table.increments('id')
        table.integer('user_id').unsigned().notNullable().references('users.id')
        table.integer('package_id').unsigned().notNullable().references('packages.id')
        table.integer('price').unsigned().notNullable()
        table.integer('amount').unsigned().notNullable()
        // The amount, and 'user:package', while the bill is open.
        table.integer('open_amount').unsigned().nullable().unique()
        table.string('open_key', 40).nullable().unique()
        table.bigInteger('created_at').notNullable().index()
        table.bigInteger('expires_at').notNullable()
      })
    }
    if (await this.schema.hasColumn('payments', 'bill_id')) return
    this.schema.alterTable('payments', (table) => {
      table.integer('bill_id').unsigned().nullable().index()
    })
  }

  override async down() {
    this.schema.alterTable('payments', (table) => table.dropIndex(['bill_id']))
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table payments drop column bill_id')
    this.schema.dropTable('bills')
  }
}
