import { BaseSchema } from '@adonisjs/lucid/schema'

/** Openings of recordings before a reported play: by which login, since when and how often. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps the table when a migration was killed before it was recorded.
    if (await this.schema.hasTable('audio_openings')) return
    this.schema.createTable('audio_openings', (table) => {
      table.integer('attempt_id').unsigned().notNullable().references('attempts.id')
      table.integer('page').unsigned().notNullable()
      table.string('login_id', 36).notNullable()
      table.bigInteger('opened_at').notNullable()
      table.integer('openings').unsigned().notNullable()
      table.primary(['attempt_id', 'page', 'login_id'])
    })
  }

  override async down() {
    this.schema.dropTable('audio_openings')
  }
}
