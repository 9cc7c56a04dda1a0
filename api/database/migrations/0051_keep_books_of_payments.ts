import { BaseSchema } from '@adonisjs/lucid/schema'

/** The columns of a picture of a proof, by which the same one is found again. */
const PRINTS = ['proof_digest', 'proof_print'] as const

/**
 * What an academy's books need of a payment: how it was paid, when it counts, who entered it by hand, and what was
 * paid back. Who decided a payment, and when, was stored from the beginning. The prints of earlier proofs are made
 * from their files later, by a job.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasColumn('payments', 'way'))) {
      this.schema.alterTable('payments', (table) => {
        // Learners have paid by the academy's QRIS until now.
        table.string('way', 10).notNullable().defaultTo('qris')
        // Set while confirmed: the day that was entered by hand, else the moment of the confirmation.
        table.bigInteger('paid_at').nullable()
        table.integer('entered_by').unsigned().nullable()
        table.string('note', 500).nullable()
        table.index(['status', 'paid_at', 'amount'])
      })
    }
    for (const name of ['payments', 'class_payments']) {
      if (await this.schema.hasColumn(name, 'proof_digest')) continue
      this.schema.alterTable(name, (table) => {
        table.string('proof_digest', 64).nullable().index()
        table.string('proof_print', 256).nullable()
      })
    }
    if (!(await this.schema.hasTable('refunds'))) {
      this.schema.createTable('refunds', (table) => {
        table.increments('id')
        // One of the two.
        table.integer('payment_id').unsigned().nullable().references('payments.id')
        table.integer('class_payment_id').unsigned().nullable().references('class_payments.id')
        table.integer('amount').unsigned().notNullable()
        table.bigInteger('refunded_at').notNullable()
        table.string('reason', 500).notNullable()
        table.string('proof', 120).nullable().index()
        table.string('access', 10).notNullable()
        table.integer('created_by').unsigned().notNullable().references('users.id')
        table.bigInteger('created_at').notNullable()
        table.index(['refunded_at', 'amount'])
      })
    }
    this.schema.raw(
      `update payments set paid_at = decided_at where status = 'confirmed' and paid_at is null`
    )
  }

  override async down() {
    this.schema.dropTable('refunds')
    this.schema.alterTable('payments', (table) => {
      table.dropIndex(['status', 'paid_at', 'amount'])
    })
    for (const name of ['payments', 'class_payments']) {
      this.schema.alterTable(name, (table) => table.dropIndex(['proof_digest']))
      // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
      for (const column of PRINTS) this.schema.raw(`alter table ${name} drop column ${column}`)
    }
    for (const column of ['way', 'paid_at', 'entered_by', 'note']) {
      this.schema.raw(`alter table payments drop column ${column}`)
    }
  }
}
