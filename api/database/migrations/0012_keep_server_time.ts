import { BaseSchema } from '@adonisjs/lucid/schema'

/** Each process's last stored time; the next start continues from it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('server_times', (table) => {
      table.string('process', 36).primary()
      table.string('boot', 64).nullable()
      table.bigInteger('elapsed').notNullable()
      table.bigInteger('time').notNullable()
      table.bigInteger('noted_at').notNullable()
    })
    // Processes lock this row before they change the time.
    this.schema.raw(
      `insert into server_times (process, elapsed, time, noted_at) values ('lock', 0, 0, 0)`
    )
  }

  override async down() {
    this.schema.dropTable('server_times')
  }
}
