import { BaseSchema } from '@adonisjs/lucid/schema'

/** Questions of the practice bank that a teacher assigns to a class; each learner's answers are practice items. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('class_drills'))) {
      this.schema.createTable('class_drills', (table) => {
        table.increments('id')
        table.integer('class_id').unsigned().notNullable().references('classes.id')
        // JSON arrays: the skills that the teacher chose, and the questions drawn of them.
        table.text('skills').notNullable()
        table.text('items').notNullable()
        // In the academy's time zone, such as 2026-12-19.
        table.string('due_day', 10).notNullable()
        table.text('note').nullable()
        table.integer('created_by').unsigned().notNullable().references('users.id')
        table.bigInteger('created_at').notNullable()
        table.bigInteger('ended_at').nullable()
        table.index(['class_id', 'id'])
      })
    }
    if (!(await this.schema.hasColumn('practice_items', 'class_drill_id'))) {
      this.schema.alterTable('practice_items', (table) => {
        // Null for a question of the day.
        table.integer('class_drill_id').unsigned().nullable()
        table.index(['class_drill_id'])
      })
    }
  }

  override async down() {
    this.schema.alterTable('practice_items', (table) => table.dropIndex(['class_drill_id']))
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table practice_items drop column class_drill_id')
    this.schema.dropTable('class_drills')
  }
}
