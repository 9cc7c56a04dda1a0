import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Promo codes. A payment keeps the code it was made with and how much that took off; a bill has both too, and holds one
 * use of the code while it can be paid.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('promo_codes'))) {
      this.schema.createTable('promo_codes', (table) => {
        table.increments('id')
        table.string('code', 32).notNullable().unique()
        table.string('kind', 10).notNullable()
        // Per cent, or rupiah.
        table.integer('value').unsigned().notNullable()
        // Null for every package.
        table.integer('package_id').unsigned().nullable().references('packages.id')
        // From the first instant on, up to and without the second.
        table.bigInteger('valid_from').nullable()
        table.bigInteger('valid_until').nullable()
        table.integer('max_uses').unsigned().nullable()
        table.integer('max_per_learner').unsigned().nullable()
        table.bigInteger('ended_at').nullable()
        table.integer('created_by').unsigned().notNullable().references('users.id')
        table.bigInteger('created_at').notNullable()
      })
    }
    if (!(await this.schema.hasColumn('payments', 'promo_id'))) {
      this.schema.alterTable('payments', (table) => {
        table.integer('promo_id').unsigned().nullable()
        table.string('promo_code', 32).nullable()
        // Rupiah that the code took off the price.
        table.integer('discount').unsigned().notNullable().defaultTo(0)
        table.index(['promo_id', 'user_id'])
      })
    }
    if (await this.schema.hasColumn('bills', 'promo_id')) return
    this.schema.alterTable('bills', (table) => {
      table.integer('promo_id').unsigned().nullable().index()
      table.integer('discount').unsigned().notNullable().defaultTo(0)
      // Set when another bill took its place: it can't be paid any more.
      table.bigInteger('replaced_at').nullable()
    })
  }

  override async down() {
    this.schema.alterTable('payments', (table) => table.dropIndex(['promo_id', 'user_id']))
    this.schema.alterTable('bills', (table) => table.dropIndex(['promo_id']))
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    for (const column of ['promo_id', 'promo_code', 'discount']) {
      this.schema.raw(`alter table payments drop column ${column}`)
    }
    for (const column of ['promo_id', 'discount', 'replaced_at']) {
      this.schema.raw(`alter table bills drop column ${column}`)
    }
    this.schema.dropTable('promo_codes')
  }
}
