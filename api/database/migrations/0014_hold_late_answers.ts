import { BaseSchema } from '@adonisjs/lucid/schema'
import { sortedText } from '#app/platform/database/sorted_text'

/**
 * Late answers that wait for an admin's decision, and earlier results of attempts that were scored again. Attempts also
 * keep the end of each session, because `deadline` only holds the current one.
 */
export default class extends BaseSchema {
  override async up() {
    const dialect = this.db.dialect.name
    // MariaDB keeps the columns when a migration was killed before it was recorded.
    if (!(await this.schema.hasColumn('attempts', 'written_ended_at'))) {
      this.schema.alterTable('attempts', (table) => {
        table.bigInteger('listening_ended_at').nullable()
        table.bigInteger('written_ended_at').nullable()
      })
    }
    if (!(await this.schema.hasColumn('results', 'revised_at'))) {
      this.schema.alterTable('results', (table) => {
        table.bigInteger('revised_at').nullable()
      })
    }

    if (!(await this.schema.hasTable('late_submissions'))) {
      this.schema.createTable('late_submissions', (table) => {
        table.increments('id')
        table.integer('attempt_id').unsigned().notNullable().references('attempts.id')
        // The attempt's id while undecided: one open submission per attempt.
        table.integer('open_attempt_id').unsigned().nullable().unique()
        table.integer('user_id').unsigned().notNullable().references('users.id')
        sortedText(table, dialect, 'package_name', 120).notNullable()
        table.string('status', 10).notNullable()
        table.integer('answers').unsigned().notNullable()
        table.string('journal_from', 64).nullable()
        table.text('journal', 'mediumtext').nullable()
        table.text('reason').nullable()
        table.integer('decided_by').unsigned().nullable().references('users.id')
        table.bigInteger('decided_at').nullable()
        table.bigInteger('created_at').notNullable().index()
        table.index(['attempt_id'])
        table.index(['user_id'])
        table.index(['package_name', 'id'])
        table.index(['status', 'created_at'])
      })
    }

    if (!(await this.schema.hasTable('late_answers'))) {
      this.schema.createTable('late_answers', (table) => {
        table.integer('submission_id').unsigned().notNullable().references('late_submissions.id')
        table.integer('page').unsigned().notNullable()
        table.string('answer', 1).notNullable()
        table.integer('seq').unsigned().notNullable()
        table.bigInteger('chosen_at').nullable()
        table.bigInteger('device_at').nullable()
        table.bigInteger('received_at').notNullable()
        table.integer('accepted').notNullable().defaultTo(0)
        table.primary(['submission_id', 'page'])
      })
    }

    if (!(await this.schema.hasTable('result_revisions'))) {
      this.schema.createTable('result_revisions', (table) => {
        table.increments('id')
        table.integer('result_id').unsigned().notNullable().references('results.id')
        table.integer('listening_correct').unsigned().notNullable()
        table.integer('written_correct').unsigned().notNullable()
        table.integer('reading_correct').unsigned().notNullable()
        table.integer('listening_score').unsigned().notNullable()
        table.integer('structure_score').unsigned().notNullable()
        table.integer('reading_score').unsigned().notNullable()
        table.integer('total_score').unsigned().notNullable()
        table.string('code', 64).notNullable().unique()
        table.bigInteger('replaced_at').notNullable()
        table.index(['result_id'])
      })
    }
  }

  override async down() {
    for (const table of ['result_revisions', 'late_answers', 'late_submissions']) {
      this.schema.dropTableIfExists(table)
    }
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table results drop column revised_at')
    this.schema.raw('alter table attempts drop column written_ended_at')
    this.schema.raw('alter table attempts drop column listening_ended_at')
  }
}
