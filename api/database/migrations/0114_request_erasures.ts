import { BaseSchema } from '@adonisjs/lucid/schema'

/** Learners ask that their account is erased; staff fulfils or declines it. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (await this.schema.hasTable('erasure_requests')) return
    this.schema.createTable('erasure_requests', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      // The user's id while the request waits: nobody has two.
      table.integer('waiting_user_id').unsigned().nullable().unique()
      // 'menunggu', 'dipenuhi', 'ditolak' or 'ditarik'.
      table.string('status', 10).notNullable()
      table.text('note').nullable()
      table.text('answer').nullable()
      table.integer('decided_by').unsigned().nullable().references('users.id')
      table.bigInteger('decided_at').nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['user_id'])
    })
  }

  override async down() {
    this.schema.dropTable('erasure_requests')
  }
}
