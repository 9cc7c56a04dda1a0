import { BaseSchema } from '@adonisjs/lucid/schema'

/** Classes with their learners. A learner may have no e-mail address, and no password until one is given out. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasColumn('users', 'password_missing'))) {
      this.schema.alterTable('users', (table) => {
        table.integer('password_missing').unsigned().notNullable().defaultTo(0)
      })
    }
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw(
      this.db.dialect.name === 'mysql'
        ? 'alter table users modify email varchar(254) null'
        : 'alter table users alter column email drop not null'
    )
    if (!(await this.schema.hasTable('classes'))) {
      this.schema.createTable('classes', (table) => {
        table.increments('id')
        table.string('name', 80).notNullable()
        table.bigInteger('archived_at').nullable()
        table.bigInteger('created_at').notNullable()
        table.bigInteger('updated_at').notNullable()
      })
    }
    if (await this.schema.hasTable('class_members')) return
    this.schema.createTable('class_members', (table) => {
      table.integer('class_id').unsigned().notNullable().references('classes.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.bigInteger('added_at').notNullable()
      table.primary(['class_id', 'user_id'])
      table.index(['user_id'])
    })
  }

  override async down() {
    this.schema.dropTable('class_members')
    this.schema.dropTable('classes')
    this.schema.raw('alter table users drop column password_missing')
    // Addresses stay optional: accounts without one could not be kept otherwise.
  }
}
