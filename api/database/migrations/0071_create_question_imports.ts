import { BaseSchema } from '@adonisjs/lucid/schema'

/** Imports of questions: what a file had and how it is judged, before and after it was applied to its package. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('question_imports'))) {
      this.schema.createTable('question_imports', (table) => {
        table.increments('id')
        table.integer('package_id').unsigned().notNullable().references('packages.id')
        table.string('status', 12).notNullable()
        table.string('file_name', 160).notNullable()
        // JSON, as are the two below.
        table.text('passages', 'longtext').notNullable()
        table.text('not_taken', 'longtext').notNullable()
        // What was before, and what the import made of it; null until it is applied.
        table.text('changes', 'longtext').nullable()
        table.bigInteger('applied_at').nullable()
        table.bigInteger('created_at').notNullable()
        table.bigInteger('updated_at').notNullable()
        table.index(['package_id', 'status'])
      })
    }
    if (!(await this.schema.hasTable('question_import_rows'))) {
      this.schema.createTable('question_import_rows', (table) => {
        table.integer('import_id').unsigned().notNullable().references('question_imports.id')
        table.integer('number').unsigned().notNullable()
        // JSON.
        table.text('content', 'mediumtext').notNullable()
        table.string('state', 10).notNullable()
        table.text('sentence').nullable()
        table.primary(['import_id', 'number'])
      })
    }
    if (!(await this.schema.hasTable('question_import_files'))) {
      this.schema.createTable('question_import_files', (table) => {
        table.increments('id')
        table.integer('import_id').unsigned().notNullable().references('question_imports.id')
        table.string('name', 255).notNullable()
        // One of the two: the stored name.
        table.string('audio', 120).nullable()
        table.string('picture', 120).nullable()
        table.integer('audio_ms').unsigned().nullable()
        // SHA-256 of the file as it was sent.
        table.string('digest', 64).notNullable()
        table.index(['import_id'])
      })
    }
  }

  override async down() {
    for (const table of ['question_import_files', 'question_import_rows', 'question_imports']) {
      this.schema.dropTable(table)
    }
  }
}
