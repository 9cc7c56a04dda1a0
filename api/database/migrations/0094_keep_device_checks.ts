import { BaseSchema } from '@adonisjs/lucid/schema'

/** The last check of each learner's device for an event, and of each seat of a lab. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (await this.schema.hasTable('device_checks')) return
    this.schema.createTable('device_checks', (table) => {
      table.increments('id')
      // 'event 12 user 34', or 'lab 5 seat a1': a new check replaces the last.
      table.string('subject', 80).notNullable().unique()
      // On the receipt.
      table.string('code', 16).notNullable().unique()
      table.integer('event_id').unsigned().nullable().index()
      table.integer('user_id').unsigned().nullable()
      table.integer('lab_id').unsigned().nullable().index()
      table.string('seat', 40).nullable()
      table.string('result', 8).notNullable()
      // JSON: what was measured, and what was said of it.
      table.text('figures').notNullable()
      table.text('findings').notNullable()
      table.bigInteger('checked_at').notNullable().index()
    })
  }

  override async down() {
    this.schema.dropTable('device_checks')
  }
}
