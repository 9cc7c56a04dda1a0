import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a class's teachers add to the explanation of a question. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (await this.schema.hasTable('teacher_notes')) return
    this.schema.createTable('teacher_notes', (table) => {
      table.increments('id')
      table.integer('class_id').unsigned().notNullable().references('classes.id')
      // Without a key: a question may be deleted, and attempts that sat it keep it.
      table.integer('question_id').unsigned().notNullable()
      table.text('body').notNullable()
      table.integer('written_by').unsigned().notNullable().references('users.id')
      table.bigInteger('updated_at').notNullable()
      table.unique(['class_id', 'question_id'])
      table.index(['question_id'])
    })
  }

  override async down() {
    this.schema.dropTable('teacher_notes')
  }
}
