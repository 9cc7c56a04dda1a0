import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Corrections of keys of questions that were sat already, the re-scorings that made them, and whose results each of them
 * changed.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('key_corrections'))) {
      this.schema.createTable('key_corrections', (table) => {
        table.increments('id')
        table.integer('package_id').unsigned().notNullable().references('packages.id')
        table.integer('page').unsigned().notNullable()
        // What the correction is about: later attempts may sit another question on that page.
        table.integer('question_id').unsigned().notNullable()
        table.text('options', 'mediumtext').notNullable()
        table.integer('answer_key').unsigned().notNullable()
        table.integer('last_snapshot_id').unsigned().notNullable()
        table.string('content_version', 36).notNullable()
        table.string('accepted', 7).notNullable()
        table.unique(['package_id', 'page'])
      })
    }
    if (!(await this.schema.hasTable('rescorings'))) {
      this.schema.createTable('rescorings', (table) => {
        table.increments('id')
        table.integer('package_id').unsigned().notNullable().references('packages.id')
        table.integer('actor_id').unsigned().notNullable().references('users.id')
        table.text('reason').notNullable()
        table.text('corrections', 'mediumtext').notNullable()
        table.integer('changed').unsigned().notNullable()
        table.integer('last_attempt_id').unsigned().notNullable()
        table.bigInteger('created_at').notNullable()
        table.bigInteger('undone_at').nullable()
        table.index(['package_id'])
      })
    }
    if (!(await this.schema.hasTable('rescored_results'))) {
      this.schema.createTable('rescored_results', (table) => {
        table.integer('rescoring_id').unsigned().notNullable().references('rescorings.id')
        // No reference: the result may be withdrawn because its attempt goes on.
        table.integer('result_id').unsigned().notNullable()
        table.string('code_before', 64).notNullable()
        table.string('code_after', 64).notNullable()
        table.bigInteger('revised_before').nullable()
        table.bigInteger('rescored_before').nullable()
        table.primary(['rescoring_id', 'result_id'])
      })
    }
    if (await this.schema.hasColumn('results', 'rescored_at')) return
    this.schema.alterTable('results', (table) => {
      table.bigInteger('rescored_at').nullable()
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table results drop column rescored_at')
    for (const table of ['rescored_results', 'rescorings', 'key_corrections']) {
      this.schema.dropTable(table)
    }
  }
}
