import { randomUUID } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'

/** A start finds the snapshot of a package's content by the content's version, without reading 140 questions. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasColumn('packages', 'content_version'))) {
      this.schema.alterTable('packages', (table) => {
        table.string('content_version', 36).notNullable().defaultTo('')
      })
    }
    this.defer(async (db) => {
      const packages = (await db.from('packages').select('id')) as { id: number }[]
      for (const { id } of packages)
        await db.from('packages').where('id', id).update({ content_version: randomUUID() })
    })
  }

  override async down() {
    this.schema.raw('alter table packages drop column content_version')
  }
}
