import { BaseSchema } from '@adonisjs/lucid/schema'

/** Tables of the platform: sessions, limits, the audit log and the academy's settings. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('sessions', (table) => {
      table.string('id', 64).primary()
      table.text('data', 'mediumtext').notNullable()
      table.string('user_id', 64).nullable().index()
      table.dateTime('expires_at').notNullable().index()
    })

    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).primary()
      table.integer('points').notNullable().defaultTo(0)
      table.bigInteger('expire').nullable()
    })

    this.schema.createTable('audit_log', (table) => {
      table.increments('id')
      table.integer('actor_id').unsigned().nullable()
      table.string('actor_name', 120).nullable()
      table.string('action', 60).notNullable()
      table.string('subject_type', 40).notNullable()
      table.integer('subject_id').unsigned().nullable()
      table.text('details').notNullable()
      table.bigInteger('created_at').notNullable()
      table.index(['subject_type', 'subject_id'])
      table.index(['created_at'])
    })

    this.schema.createTable('settings', (table) => {
      table.string('name', 60).primary()
      table.text('value').notNullable()
      table.bigInteger('updated_at').notNullable()
    })
  }

  override async down() {
    for (const table of ['settings', 'audit_log', 'rate_limits', 'sessions']) {
      this.schema.dropTable(table)
    }
  }
}
