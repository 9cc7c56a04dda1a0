import { BaseSchema } from '@adonisjs/lucid/schema'

/** What each process of the server noted last about its time; the next one to start goes on from there. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('server_times', (table) => {
      table.string('process', 36).primary()
      table.string('boot', 64).nullable()
      table.bigInteger('elapsed').notNullable()
      table.bigInteger('time').notNullable()
      table.bigInteger('noted_at').notNullable()
    })
    // Whoever decides about the time locks this row.
    this.schema.raw(
      `insert into server_times (process, elapsed, time, noted_at) values ('lock', 0, 0, 0)`
    )
  }

  override async down() {
    this.schema.dropTable('server_times')
  }
}
