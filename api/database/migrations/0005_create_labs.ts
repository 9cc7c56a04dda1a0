import { BaseSchema } from '@adonisjs/lucid/schema'

/** Labs, their seats and the incidents there. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('labs', (table) => {
      table.increments('id')
      table.string('name', 120).notNullable()
      // The lower-case name while the lab isn't revoked; refuses duplicates.
      table.string('active_name', 120).nullable().unique()
      // Encrypted with the application's key, so that a copy of the database isn't enough to sign.
      table.text('sealed_key').notNullable()
      table.integer('created_by').unsigned().notNullable().references('users.id')
      table.bigInteger('created_at').notNullable()
      table.bigInteger('key_made_at').notNullable()
      table.bigInteger('revoked_at').nullable()
    })

    this.schema.createTable('lab_seats', (table) => {
      table.integer('lab_id').unsigned().notNullable().references('labs.id')
      table.string('seat', 40).notNullable()
      // The signed-in user; NULL for nobody.
      table.integer('user_id').unsigned().nullable().references('users.id')
      table.bigInteger('since').notNullable()
      table.bigInteger('seen_at').notNullable()
      table.primary(['lab_id', 'seat'])
    })

    this.schema.alterTable('attempts', (table) => {
      table.integer('lab_only').unsigned().notNullable().defaultTo(0)
      table.integer('started_lab_id').unsigned().nullable()
      table.string('started_seat', 40).nullable()
      table.integer('seen_lab_id').unsigned().nullable()
      table.string('seen_seat', 40).nullable()
      table.bigInteger('seen_at').nullable()
      table.index(['seen_lab_id', 'status'])
    })

    this.schema.createTable('lab_events', (table) => {
      table.increments('id')
      table.integer('lab_id').unsigned().notNullable().references('labs.id')
      table.string('seat', 40).notNullable()
      table.integer('attempt_id').unsigned().nullable().references('attempts.id')
      table.string('kind', 40).notNullable()
      table.string('detail', 200).notNullable()
      table.integer('count').unsigned().notNullable()
      table.bigInteger('at').notNullable()
      table.bigInteger('received_at').notNullable()
      // The same event delivered twice is stored once.
      table.string('fingerprint', 43).notNullable().unique()
      table.index(['lab_id', 'at'])
      table.index(['attempt_id', 'at'])
    })
  }

  override async down() {
    this.schema.dropTable('lab_events')
    this.schema.alterTable('attempts', (table) => table.dropIndex(['seen_lab_id', 'status']))
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    for (const column of [
      'lab_only',
      'started_lab_id',
      'started_seat',
      'seen_lab_id',
      'seen_seat',
      'seen_at',
    ]) {
      this.schema.raw(`alter table attempts drop column ${column}`)
    }
    this.schema.dropTable('lab_seats')
    this.schema.dropTable('labs')
  }
}
