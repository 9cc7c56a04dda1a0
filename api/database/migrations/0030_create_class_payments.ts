import { BaseSchema } from '@adonisjs/lucid/schema'
import { sortedText } from '#app/platform/database/sorted_text'

/** Payments of classes: one amount, one proof and one decision for all learners that are listed with it. */
export default class extends BaseSchema {
  override async up() {
    const dialect = this.db.dialect.name
    // MariaDB keeps the tables when a migration was killed before it was recorded.
    if (!(await this.schema.hasTable('class_payments'))) {
      this.schema.createTable('class_payments', (table) => {
        table.increments('id')
        table.integer('class_id').unsigned().notNullable().references('classes.id')
        sortedText(table, dialect, 'class_name', 80).notNullable().index()
        table.integer('package_id').unsigned().notNullable().references('packages.id')
        sortedText(table, dialect, 'package_name', 120).notNullable().index()
        table.integer('learners').unsigned().notNullable()
        table.integer('amount').unsigned().notNullable().index()
        table.string('proof', 120).nullable().index()
        table.string('status', 10).notNullable()
        // 'class:package' while pending.
        table.string('pending_key', 40).nullable().unique()
        table.text('rejection_reason').nullable()
        table.integer('created_by').unsigned().notNullable().references('users.id')
        table.integer('decided_by').unsigned().nullable().references('users.id')
        table.bigInteger('decided_at').nullable()
        table.bigInteger('created_at').notNullable().index()
        table.index(['status', 'decided_at', 'amount'])
      })
    }
    if (await this.schema.hasTable('class_payment_learners')) return
    this.schema.createTable('class_payment_learners', (table) => {
      table.integer('class_payment_id').unsigned().notNullable().references('class_payments.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      // The learner's outcome when the payment was confirmed.
      table.string('outcome', 20).nullable()
      table.primary(['class_payment_id', 'user_id'])
    })
  }

  override async down() {
    this.schema.dropTable('class_payment_learners')
    this.schema.dropTable('class_payments')
  }
}
