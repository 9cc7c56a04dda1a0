import { BaseSchema } from '@adonisjs/lucid/schema'

/** The questions that learners practise each day, with their answers, and when each question comes again. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('practice_items'))) {
      this.schema.createTable('practice_items', (table) => {
        table.increments('id')
        table.integer('user_id').unsigned().notNullable().references('users.id')
        // In the academy's time zone, such as 2026-11-27.
        table.string('day', 10).notNullable()
        table.integer('position').unsigned().notNullable()
        // A question of a package, or an item of the practice bank.
        table.string('item', 40).notNullable()
        // Where the learner sat the question; null for an item of the bank.
        table.integer('attempt_id').unsigned().nullable().references('attempts.id')
        table.integer('answer').unsigned().nullable()
        table.integer('is_right').unsigned().nullable()
        table.string('answered_day', 10).nullable()
        table.bigInteger('answered_at').nullable()
        table.bigInteger('next_at').nullable()
        table.unique(['user_id', 'day', 'position'])
        table.index(['user_id', 'answered_day'])
      })
    }
    if (!(await this.schema.hasTable('practice_cards'))) {
      this.schema.createTable('practice_cards', (table) => {
        table.increments('id')
        table.integer('user_id').unsigned().notNullable().references('users.id')
        table.string('item', 40).notNullable()
        table.bigInteger('due_at').notNullable()
        // JSON of the scheduler.
        table.text('memory').notNullable()
        table.unique(['user_id', 'item'])
      })
    }
  }

  override async down() {
    for (const table of ['practice_cards', 'practice_items']) this.schema.dropTable(table)
  }
}
