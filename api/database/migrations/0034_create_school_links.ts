import { BaseSchema } from '@adonisjs/lucid/schema'

/** Links that show a class's results to its school: of a package, or of an exam event. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps a table when a migration was killed before it was recorded.
    if (await this.schema.hasTable('school_links')) return
    this.schema.createTable('school_links', (table) => {
      table.increments('id')
      table.integer('class_id').unsigned().notNullable().references('classes.id')
      // One of these two.
      table.integer('package_id').unsigned().nullable().references('packages.id')
      table.integer('event_id').unsigned().nullable().references('exam_events.id')
      table.string('token_hash', 43).notNullable().unique()
      table.string('code_hash', 255).notNullable()
      table.integer('created_by').unsigned().notNullable().references('users.id')
      table.bigInteger('created_at').notNullable()
      table.bigInteger('expires_at').notNullable()
      // Before its time, by an admin.
      table.bigInteger('ended_at').nullable()
      table.integer('opened').unsigned().notNullable()
      table.bigInteger('last_opened_at').nullable()
    })
  }

  override async down() {
    this.schema.dropTable('school_links')
  }
}
