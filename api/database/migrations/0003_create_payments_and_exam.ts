import { BaseSchema } from '@adonisjs/lucid/schema'
import { sortedText } from '#app/platform/database/sorted_text'

/**
 * Payments, entitlements and attempts. "At most one" rules are unique columns that have a value only while the rule
 * applies, else NULL, because unique indexes allow several NULLs.
 */
export default class extends BaseSchema {
  override async up() {
    const dialect = this.db.dialect.name

    this.schema.createTable('payments', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.integer('package_id').unsigned().notNullable().references('packages.id')
      sortedText(table, dialect, 'package_name', 120).notNullable()
      table.integer('amount').unsigned().notNullable()
      table.string('proof', 120).notNullable()
      table.string('status', 10).notNullable()
      // 'user:package' while pending.
      table.string('pending_key', 40).nullable().unique()
      table.text('rejection_reason').nullable()
      table.integer('decided_by').unsigned().nullable().references('users.id')
      table.bigInteger('decided_at').nullable()
      table.bigInteger('created_at').notNullable().index()
      table.index(['user_id', 'package_id'])
      table.index(['status', 'created_at'])
      // Revenue, total and daily, is read from this index only.
      table.index(['status', 'decided_at', 'amount'])
    })

    this.schema.createTable('entitlements', (table) => {
      table.increments('id')
      table.integer('payment_id').unsigned().notNullable().unique().references('payments.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.integer('package_id').unsigned().notNullable().references('packages.id')
      table.bigInteger('granted_at').notNullable()
      table.bigInteger('used_at').nullable()
      table.index(['user_id', 'used_at'])
      table.index(['package_id', 'user_id'])
    })

    this.schema.createTable('exam_snapshots', (table) => {
      table.increments('id')
      table.integer('package_id').unsigned().notNullable().references('packages.id')
      table.string('content_hash', 64).notNullable()
      table.text('content', 'longtext').notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['package_id', 'content_hash'])
    })

    this.schema.createTable('attempts', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.integer('package_id').unsigned().notNullable().references('packages.id')
      table.string('package_name', 120).notNullable()
      table
        .integer('entitlement_id')
        .unsigned()
        .notNullable()
        .unique()
        .references('entitlements.id')
      table.integer('snapshot_id').unsigned().notNullable().references('exam_snapshots.id')
      table.string('scoring_table', 40).notNullable()
      table.string('status', 10).notNullable()
      // The user's id while running: one running attempt per user.
      table.integer('running_user_id').unsigned().nullable().unique()
      table.string('session', 10).notNullable()
      table.bigInteger('deadline').notNullable()
      table.integer('listening_minutes').unsigned().notNullable()
      table.integer('written_minutes').unsigned().notNullable()
      table.integer('reading_minutes').unsigned().notNullable()
      table.integer('last_index').unsigned().notNullable().defaultTo(0)
      table.text('flags').notNullable()
      table.string('driver', 40).notNullable()
      table.bigInteger('started_at').notNullable()
      table.bigInteger('finished_at').nullable()
      table.index(['user_id', 'started_at'])
      table.index(['status', 'deadline'])
    })

    this.schema.createTable('attempt_answers', (table) => {
      table.integer('attempt_id').unsigned().notNullable().references('attempts.id')
      table.integer('page').unsigned().notNullable()
      table.integer('question_id').unsigned().notNullable()
      table.string('answer', 1).notNullable()
      table.integer('seq').unsigned().notNullable()
      // Set when the attempt is scored.
      table.integer('is_correct').unsigned().nullable()
      table.bigInteger('saved_at').notNullable()
      table.primary(['attempt_id', 'page'])
      table.index(['question_id', 'is_correct'])
    })

    this.schema.createTable('played_audio', (table) => {
      table.integer('attempt_id').unsigned().notNullable().references('attempts.id')
      table.integer('page').unsigned().notNullable()
      table.bigInteger('played_at').notNullable()
      table.integer('position_ms').unsigned().notNullable().defaultTo(0)
      table.primary(['attempt_id', 'page'])
    })

    this.schema.createTable('results', (table) => {
      table.increments('id')
      table.integer('attempt_id').unsigned().notNullable().unique().references('attempts.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.integer('package_id').unsigned().notNullable().references('packages.id')
      sortedText(table, dialect, 'package_name', 120).notNullable()
      sortedText(table, dialect, 'user_name', 120).notNullable()
      table.integer('listening_correct').unsigned().notNullable()
      table.integer('written_correct').unsigned().notNullable()
      table.integer('reading_correct').unsigned().notNullable()
      table.integer('listening_score').unsigned().notNullable()
      table.integer('structure_score').unsigned().notNullable()
      table.integer('reading_score').unsigned().notNullable()
      table.integer('total_score').unsigned().notNullable()
      table.string('scoring_table', 40).notNullable()
      table.string('code', 60).notNullable().unique()
      table.bigInteger('created_at').notNullable().index()
      table.index(['user_id', 'created_at'])
      table.index(['total_score'])
      table.index(['package_id'])
    })
  }

  override async down() {
    for (const table of [
      'results',
      'played_audio',
      'attempt_answers',
      'attempts',
      'exam_snapshots',
      'entitlements',
      'payments',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
