import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Exam events with their learners, and the terms of their grants: when and where an attempt may begin. The terms are one
 * row for all of an event's grants, so that a common start changes one row.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('exam_events'))) {
      this.schema.createTable('exam_events', (table) => {
        table.increments('id')
        table.string('name', 120).notNullable().index()
        table.integer('package_id').unsigned().notNullable().references('packages.id')
        table.string('status', 10).notNullable()
        table.integer('lab_id').unsigned().nullable().references('labs.id')
        table.bigInteger('starts_at').notNullable().index()
        table.string('start_mode', 10).notNullable()
        table.integer('window_minutes').unsigned().notNullable()
        table.integer('tolerance_minutes').unsigned().notNullable()
        table.integer('rest_minutes').unsigned().notNullable()
        table.integer('has_token').unsigned().notNullable()
        table.integer('token_minutes').unsigned().notNullable()
        table.bigInteger('started_at').nullable()
        table.integer('learners').unsigned().notNullable()
        table.bigInteger('created_at').notNullable()
        table.bigInteger('updated_at').notNullable()
      })
    }
    if (!(await this.schema.hasTable('event_classes'))) {
      this.schema.createTable('event_classes', (table) => {
        table.integer('event_id').unsigned().notNullable().references('exam_events.id')
        table.integer('class_id').unsigned().notNullable().references('classes.id')
        table.primary(['event_id', 'class_id'])
      })
    }
    if (!(await this.schema.hasTable('event_invigilators'))) {
      this.schema.createTable('event_invigilators', (table) => {
        table.integer('event_id').unsigned().notNullable().references('exam_events.id')
        table.integer('user_id').unsigned().notNullable().references('users.id')
        table.primary(['event_id', 'user_id'])
        table.index(['user_id'])
      })
    }
    if (!(await this.schema.hasTable('event_learners'))) {
      this.schema.createTable('event_learners', (table) => {
        table.integer('event_id').unsigned().notNullable().references('exam_events.id')
        table.integer('user_id').unsigned().notNullable().references('users.id')
        // Named one by one, not only by a class.
        table.integer('is_single').unsigned().notNullable()
        // Taken out again; a class doesn't bring them back.
        table.bigInteger('removed_at').nullable()
        table.bigInteger('arrived_at').nullable()
        table.bigInteger('ready_at').nullable()
        table.primary(['event_id', 'user_id'])
        table.index(['user_id'])
      })
    }
    if (!(await this.schema.hasTable('grant_terms'))) {
      this.schema.createTable('grant_terms', (table) => {
        // Of the grants that carry it too.
        table.integer('event_id').unsigned().primary().references('exam_events.id')
        // Null until the common start is given.
        table.bigInteger('opens_at').nullable()
        table.bigInteger('closes_at').notNullable()
        table.integer('lab_id').unsigned().nullable()
        table.integer('needs_admission').unsigned().notNullable()
        table.integer('rest_minutes').unsigned().nullable()
      })
    }
    if (!(await this.schema.hasColumn('attempts', 'rest_minutes'))) {
      this.schema.alterTable('attempts', (table) => {
        // Between two sessions; null for the usual day.
        table.integer('rest_minutes').unsigned().nullable()
      })
    }
    if (await this.schema.hasColumn('entitlements', 'admitted_at')) return
    this.schema.alterTable('entitlements', (table) => {
      // When the learner was admitted by a token.
      table.bigInteger('admitted_at').nullable()
      table.index(['event_id', 'user_id'])
    })
  }

  override async down() {
    this.schema.alterTable('entitlements', (table) => {
      table.dropIndex(['event_id', 'user_id'])
    })
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table entitlements drop column admitted_at')
    this.schema.raw('alter table attempts drop column rest_minutes')
    for (const table of [
      'grant_terms',
      'event_learners',
      'event_invigilators',
      'event_classes',
      'exam_events',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
