import { BaseSchema } from '@adonisjs/lucid/schema'
import { sortedText } from '#app/platform/database/sorted_text'

/**
 * Copies the users' present names into lists sorted by them, so that an index finds any page; a join would sort all
 * rows. Profile changes update the copies.
 */
export default class extends BaseSchema {
  override async up() {
    const dialect = this.db.dialect.name
    this.schema.alterTable('payments', (table) => {
      sortedText(table, dialect, 'current_name', 120).notNullable().defaultTo('')
      table.string('current_nohp', 20).notNullable().defaultTo('')
    })
    this.schema.alterTable('results', (table) => {
      sortedText(table, dialect, 'current_name', 120).notNullable().defaultTo('')
    })
    this.schema.raw(
      `update payments set ${copied('payments', 'name')}, ${copied('payments', 'nohp')}`
    )
    this.schema.raw(`update results set ${copied('results', 'name')}`)
    this.schema.alterTable('payments', (table) => {
      table.index(['current_name'])
      table.index(['current_nohp'])
    })
    this.schema.alterTable('results', (table) => table.index(['current_name']))
  }

  override async down() {
    this.schema.alterTable('payments', (table) => {
      table.dropIndex(['current_name'])
      table.dropIndex(['current_nohp'])
    })
    this.schema.alterTable('results', (table) => table.dropIndex(['current_name']))
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table payments drop column current_name')
    this.schema.raw('alter table payments drop column current_nohp')
    this.schema.raw('alter table results drop column current_name')
  }
}

function copied(table: string, column: string): string {
  return `current_${column} = (select ${column} from users where users.id = ${table}.user_id)`
}
