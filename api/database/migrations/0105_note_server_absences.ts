import { BaseSchema } from '@adonisjs/lucid/schema'

/** When any process of the server last worked, and the times in which none did. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('server_presence'))) {
      this.schema.createTable('server_presence', (table) => {
        // The only row.
        table.integer('id').unsigned().notNullable().primary()
        table.bigInteger('seen_at').notNullable()
      })
    }
    if (await this.schema.hasTable('server_absences')) return
    this.schema.createTable('server_absences', (table) => {
      table.increments('id')
      table.bigInteger('started_at').notNullable()
      table.bigInteger('ended_at').notNullable()
      table.index(['ended_at'], 'server_absences_by_end')
    })
  }

  override async down() {
    this.schema.dropTable('server_absences')
    this.schema.dropTable('server_presence')
  }
}
