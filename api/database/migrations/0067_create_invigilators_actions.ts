import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Actions of invigilators with their key, what they did to each person, and the notices for learners. An event stores
 * how many minutes invigilators may give, and when it was closed.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('event_actions'))) {
      this.schema.createTable('event_actions', (table) => {
        table.increments('id')
        // 'event 12', or 'attempt 34' outside of events.
        table.string('scope', 24).notNullable()
        table.string('action_key', 36).notNullable()
        table.string('digest', 64).notNullable()
        table.integer('actor_id').unsigned().notNullable()
        table.string('kind', 20).notNullable()
        table.bigInteger('created_at').notNullable()
        // Renewed while a process works on it.
        table.bigInteger('touched_at').notNullable()
        // JSON; null until it is done.
        table.text('outcomes', 'mediumtext').nullable()
        table.unique(['scope', 'action_key'])
        table.index(['created_at'])
      })
    }
    if (!(await this.schema.hasTable('event_action_people'))) {
      this.schema.createTable('event_action_people', (table) => {
        table.increments('id')
        table
          .integer('action_id')
          .unsigned()
          .notNullable()
          .references('event_actions.id')
          .onDelete('CASCADE')
        table.integer('user_id').unsigned().notNullable()
        table.integer('event_id').unsigned().nullable()
        table.integer('attempt_id').unsigned().nullable()
        table.string('kind', 20).notNullable()
        table.integer('actor_id').unsigned().notNullable()
        table.string('actor_name', 255).notNullable()
        // Whether as an admin: their limits differ.
        table.integer('as_admin').unsigned().notNullable()
        // Seconds given.
        table.integer('seconds').unsigned().notNullable()
        // JSON: the learner's outcome.
        table.text('outcome').notNullable()
        table.bigInteger('done_at').notNullable()
        table.unique(['action_id', 'user_id'])
        table.index(['user_id', 'kind'])
      })
    }
    if (!(await this.schema.hasTable('exam_notices'))) {
      this.schema.createTable('exam_notices', (table) => {
        table.increments('id')
        table.integer('user_id').unsigned().notNullable()
        table.integer('event_id').unsigned().nullable()
        table.integer('attempt_id').unsigned().nullable()
        table.string('kind', 20).notNullable()
        table.text('content').notNullable()
        table.bigInteger('created_at').notNullable()
        table.bigInteger('delivered_at').nullable()
        table.bigInteger('read_at').nullable()
        table.index(['user_id', 'read_at'])
        table.index(['event_id'])
      })
    }
    if (!(await this.schema.hasColumn('exam_events', 'invigilators_minutes'))) {
      this.schema.alterTable('exam_events', (table) => {
        table.integer('invigilators_minutes').unsigned().notNullable().defaultTo(15)
      })
    }
    for (const column of ['closed_at', 'closed_by'] as const) {
      if (await this.schema.hasColumn('exam_events', column)) continue
      this.schema.alterTable('exam_events', (table) => {
        table.bigInteger(column).nullable()
      })
    }
    if (!(await this.schema.hasColumn('exam_events', 'remarks'))) {
      this.schema.alterTable('exam_events', (table) => {
        table.text('remarks').nullable()
      })
    }
  }

  override async down() {
    for (const column of ['remarks', 'closed_by', 'closed_at', 'invigilators_minutes']) {
      this.schema.raw(`alter table exam_events drop column ${column}`)
    }
    this.schema.dropTable('exam_notices')
    this.schema.dropTable('event_action_people')
    this.schema.dropTable('event_actions')
  }
}
