import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Statements of the academy's account with the money that arrived, line by line, each the evidence of at most one
 * payment; and which columns the statements of a bank have.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('statements'))) {
      this.schema.createTable('statements', (table) => {
        table.increments('id')
        table.string('name', 120).notNullable()
        // SHA-256 of the file.
        table.string('digest', 64).notNullable().unique()
        table.integer('money_out').unsigned().notNullable()
        table.integer('unreadable').unsigned().notNullable()
        table.integer('known_before').unsigned().notNullable()
        table.integer('uploaded_by').unsigned().notNullable().references('users.id')
        table.bigInteger('created_at').notNullable()
      })
    }
    if (!(await this.schema.hasTable('statement_lines'))) {
      this.schema.createTable('statement_lines', (table) => {
        table.increments('id')
        table.integer('statement_id').unsigned().notNullable().references('statements.id')
        table.integer('row').unsigned().notNullable()
        // Midnight in Jakarta when the statement has no clock.
        table.bigInteger('at').notNullable()
        table.integer('has_time').unsigned().notNullable()
        table.bigInteger('amount').notNullable()
        table.string('text', 200).notNullable()
        // SHA-256 of the above: the same line of another file is not stored again.
        table.string('print', 64).notNullable().unique()
        table.integer('payment_id').unsigned().nullable().references('payments.id')
        table.integer('confirmed_by').unsigned().nullable().references('users.id')
        table.bigInteger('confirmed_at').nullable()
        table.index(['statement_id', 'id'])
        table.index(['payment_id'])
      })
    }
    if (await this.schema.hasTable('statement_layouts')) return
    this.schema.createTable('statement_layouts', (table) => {
      // SHA-256 of the headings.
      table.string('print', 64).primary()
      table.string('columns', 200).notNullable()
      table.integer('chosen_by').unsigned().notNullable().references('users.id')
      table.bigInteger('chosen_at').notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('statement_layouts')
    this.schema.dropTable('statement_lines')
    this.schema.dropTable('statements')
  }
}
