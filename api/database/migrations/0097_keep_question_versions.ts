import { BaseSchema } from '@adonisjs/lucid/schema'

/** What each question said before and after each of its changes, by whom and why. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (await this.schema.hasTable('question_versions')) return
    this.schema.createTable('question_versions', (table) => {
      table.increments('id')
      // No reference: the question may be deleted.
      table.integer('question_id').unsigned().notNullable()
      table.integer('package_id').unsigned().notNullable().references('packages.id')
      // JSON.
      table.text('content', 'mediumtext').notNullable()
      table.string('cause', 30).notNullable()
      // Null when the server itself acts, and where nobody noted it.
      table.integer('actor_id').unsigned().nullable()
      table.string('actor_name', 120).nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['question_id'])
      table.index(['package_id'])
    })
  }

  override async down() {
    this.schema.dropTable('question_versions')
  }
}
