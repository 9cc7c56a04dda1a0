import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which listening questions of a package, and of a file that is imported, share a recording. */
export default class extends BaseSchema {
  override async up() {
    for (const name of ['packages', 'question_imports']) {
      // MariaDB keeps what a migration made before it was killed.
      if (await this.schema.hasColumn(name, 'listening_groups')) continue
      this.schema.alterTable(name, (table) => void table.string('listening_groups', 120))
    }
  }

  override async down() {
    for (const name of ['packages', 'question_imports']) {
      // The builder would make SQLite's table anew, which foreign keys refuse.
      this.schema.raw(`alter table ${name} drop column listening_groups`)
    }
  }
}
