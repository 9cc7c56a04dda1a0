import { BaseSchema } from '@adonisjs/lucid/schema'

/** Of two accounts of one person the one that was given up stays, empty and suspended, and names the other. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('merged_people'))) {
      this.schema.createTable('merged_people', (table) => {
        table.increments('id')
        table.integer('from_id').unsigned().notNullable().references('users.id')
        table.integer('into_id').unsigned().notNullable().references('users.id')
        table.bigInteger('merged_at').notNullable()
        table.index(['from_id'])
        table.index(['into_id'])
      })
    }
    if (await this.schema.hasColumn('users', 'merged_into')) return
    this.schema.alterTable('users', (table) => {
      table.integer('merged_into').unsigned().nullable()
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table users drop column merged_into')
    this.schema.dropTable('merged_people')
  }
}
