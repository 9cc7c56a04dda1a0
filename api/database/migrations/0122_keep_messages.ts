import { BaseSchema } from '@adonisjs/lucid/schema'

/** What learners are told, by WhatsApp through an admin and by e-mail through a queue; and who wants no e-mail. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('messages'))) {
      this.schema.createTable('messages', (table) => {
        table.increments('id')
        table.string('kind', 20).notNullable()
        table.integer('user_id').unsigned().notNullable().references('users.id')
        // What it is about, such as 'payment:12'.
        table.string('subject', 40).notNullable()
        // The occurrence that caused it: one message of each, whatever is repeated.
        table.string('source', 90).notNullable()
        // JSON: what the placeholders of its text stand for.
        table.text('facts').notNullable()
        table.bigInteger('created_at').notNullable()
        // From when on, and until when, it is worth sending; null for ever.
        table.bigInteger('due_at').notNullable()
        table.bigInteger('until').nullable()
        table.bigInteger('sent_at').nullable()
        table.integer('sent_by').unsigned().nullable().references('users.id')
        // 'antre', 'terkirim', 'gagal' or 'batal'; null for none.
        table.string('mail_state', 10).nullable()
        table.integer('mail_tries').notNullable().defaultTo(0)
        table.bigInteger('mail_next_at').nullable()
        // Whose attempt to send it is under way, and until when nobody else may try.
        table.string('mail_claim', 36).nullable()
        table.bigInteger('mail_claimed_until').nullable()
        // What went wrong last, as a sentence.
        table.text('mail_error').nullable()
        table.bigInteger('mailed_at').nullable()
        table.unique(['source', 'user_id'])
        table.index(['subject', 'kind'])
        table.index(['user_id'])
        table.index(['created_at', 'id'])
        table.index(['sent_at', 'due_at'])
        table.index(['mail_state', 'mail_next_at'])
      })
    }
    if (await this.schema.hasTable('mail_stops')) return
    this.schema.createTable('mail_stops', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.bigInteger('stopped_at').notNullable()
      table.index(['user_id'])
    })
  }

  override async down() {
    this.schema.dropTable('mail_stops')
    this.schema.dropTable('messages')
  }
}
