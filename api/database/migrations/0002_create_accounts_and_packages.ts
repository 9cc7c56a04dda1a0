import { BaseSchema } from '@adonisjs/lucid/schema'
import { sortedText } from '#app/platform/database/sorted_text'

/**
 * Times are epoch milliseconds, booleans 0 or 1 and enumerations short strings, so that both databases compare and
 * order them alike. Phone and e-mail are stored in canonical form, so that unique indexes work.
 */
export default class extends BaseSchema {
  override async up() {
    const dialect = this.db.dialect.name

    this.schema.createTable('users', (table) => {
      table.increments('id')
      table.string('nohp', 20).notNullable().unique()
      table.string('email', 254).notNullable().unique()
      sortedText(table, dialect, 'name', 120).notNullable()
      table.string('password', 255).notNullable()
      table.string('role', 10).notNullable()
      table.string('profile_pic', 255).nullable()
      table.integer('throttle_series').unsigned().notNullable().defaultTo(0)
      // For sorting the admins' list; the actions update it.
      table.string('exam_status', 10).notNullable().defaultTo('idle')
      table.integer('active_package_id').unsigned().nullable()
      sortedText(table, dialect, 'last_package_name', 120).nullable()
      table.bigInteger('created_at').notNullable().index()
      table.bigInteger('updated_at').notNullable()
      table.index(['role', 'created_at'])
      table.index(['name'])
      table.index(['exam_status'])
      table.index(['active_package_id'])
      table.index(['last_package_name'])
    })

    this.schema.createTable('packages', (table) => {
      table.increments('id')
      sortedText(table, dialect, 'name', 120).notNullable()
      table.string('status', 10).notNullable()
      table.string('level', 12).notNullable()
      table.integer('price').unsigned().notNullable()
      table.integer('listening_minutes').unsigned().notNullable()
      table.integer('written_minutes').unsigned().notNullable()
      table.integer('reading_minutes').unsigned().notNullable()
      table.integer('lab_only').unsigned().notNullable().defaultTo(0)
      table.string('scoring_table', 40).notNullable()
      table.string('content_slug', 60).nullable().unique()
      table.bigInteger('archived_at').nullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
    })

    this.schema.createTable('passages', (table) => {
      table.increments('id')
      table.integer('package_id').unsigned().notNullable().references('packages.id')
      table.string('name', 160).notNullable()
      table.string('image', 120).notNullable()
      table.text('body').nullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.index(['package_id'])
    })

    this.schema.createTable('questions', (table) => {
      table.increments('id')
      table.integer('package_id').unsigned().notNullable().references('packages.id')
      table.string('section', 10).notNullable()
      table.integer('number').unsigned().notNullable()
      table.integer('page').unsigned().notNullable()
      table.text('prompt').nullable()
      table.text('option_1').notNullable()
      table.text('option_2').notNullable()
      table.text('option_3').notNullable()
      table.text('option_4').notNullable()
      table.integer('answer_key').unsigned().notNullable()
      table.string('audio', 120).nullable()
      table.integer('audio_ms').unsigned().nullable()
      table.integer('passage_id').unsigned().nullable().references('passages.id')
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['package_id', 'page'])
      table.index(['package_id', 'section', 'number'])
    })
  }

  override async down() {
    for (const table of ['questions', 'passages', 'packages', 'users']) {
      this.schema.dropTable(table)
    }
  }
}
