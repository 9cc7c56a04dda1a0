import { BaseSchema } from '@adonisjs/lucid/schema'

/** The day on which a learner takes the real test. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (await this.schema.hasTable('study_plans')) return
    this.schema.createTable('study_plans', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().unique().references('users.id')
      // In the academy's time zone, such as 2026-12-19.
      table.string('test_day', 10).notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('study_plans')
  }
}
