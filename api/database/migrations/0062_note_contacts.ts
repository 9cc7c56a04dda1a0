import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The last contact of each attempt, stored every few seconds, and what happened to a learner's device during an
 * attempt: outages, windows left, changes of the device.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps a table when a migration was killed before it was recorded.
    if (!(await this.schema.hasTable('attempt_contacts'))) {
      this.schema.createTable('attempt_contacts', (table) => {
        table.integer('attempt_id').unsigned().notNullable().references('attempts.id')
        table.string('session', 10).notNullable()
        table.bigInteger('at').notNullable()
        table.primary(['attempt_id'])
      })
    }
    if (await this.schema.hasTable('attempt_incidents')) return
    this.schema.createTable('attempt_incidents', (table) => {
      table.increments('id')
      table.integer('attempt_id').unsigned().notNullable().references('attempts.id')
      table.string('kind', 12).notNullable()
      table.string('session', 10).notNullable()
      table.bigInteger('started_at').notNullable()
      table.bigInteger('ended_at').notNullable()
      // Of an outage: when its time was given back.
      table.bigInteger('given_back_at').nullable()
      table.string('detail', 120).nullable()
      table.index(['attempt_id', 'kind', 'ended_at'], 'attempt_incidents_by_attempt')
    })
  }

  override async down() {
    this.schema.dropTable('attempt_incidents')
    this.schema.dropTable('attempt_contacts')
  }
}
