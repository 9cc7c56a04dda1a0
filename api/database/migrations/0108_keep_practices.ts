import { BaseSchema } from '@adonisjs/lucid/schema'

/** The invigilators' running practices ('Latihan Pengawas'): one for each person, apart from everything real. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (await this.schema.hasTable('practices')) return
    this.schema.createTable('practices', (table) => {
      table.integer('user_id').unsigned().notNullable().primary()
      table.bigInteger('opened_at').notNullable().index()
      // JSON: the start and the actions. All else follows from these and the time.
      table.text('record', 'longtext').notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('practices')
  }
}
