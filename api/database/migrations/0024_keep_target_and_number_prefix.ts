import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The total score that a learner aims at, and the prefix that a certificate's number was printed with. Certificates of
 * earlier versions say 'LULUS', which a running server of the previous version also prints: hence the default.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps the columns when a migration was killed before it was recorded.
    if (!(await this.schema.hasColumn('users', 'target_score'))) {
      this.schema.alterTable('users', (table) => {
        table.integer('target_score').unsigned().nullable()
      })
    }
    if (await this.schema.hasColumn('results', 'number_prefix')) return
    this.schema.alterTable('results', (table) => {
      table.string('number_prefix', 20).notNullable().defaultTo('LULUS')
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table results drop column number_prefix')
    this.schema.raw('alter table users drop column target_score')
  }
}
