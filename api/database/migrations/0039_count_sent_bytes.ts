import { BaseSchema } from '@adonisjs/lucid/schema'

/** Openings of recordings count by the bytes that were sent, and interrupted downloads are credited up to a limit. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasColumn('audio_openings', 'sent_bytes'))) {
      this.schema.alterTable('audio_openings', (table) => {
        // Null in rows of an earlier version: each of their openings is a whole file.
        table.bigInteger('sent_bytes').unsigned().nullable()
      })
    }
    if (await this.schema.hasColumn('audio_openings', 'cut_bytes')) return
    this.schema.alterTable('audio_openings', (table) => {
      table.bigInteger('cut_bytes').unsigned().notNullable().defaultTo(0)
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table audio_openings drop column cut_bytes')
    this.schema.raw('alter table audio_openings drop column sent_bytes')
  }
}
