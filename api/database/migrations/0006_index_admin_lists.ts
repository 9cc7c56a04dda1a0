import { BaseSchema } from '@adonisjs/lucid/schema'

/** Indexes for the columns that admins' lists sort by, so that a page of 100,000 rows needs no sorting. */
const SORTED: Readonly<Record<string, readonly string[]>> = {
  payments: ['package_name', 'amount', 'status'],
  results: ['package_name', 'listening_score', 'structure_score', 'reading_score'],
  audit_log: ['actor_name', 'action', 'subject_type'],
}

export default class extends BaseSchema {
  override async up() {
    for (const [name, columns] of Object.entries(SORTED)) {
      this.schema.alterTable(name, (table) => {
        for (const column of columns) table.index([column])
      })
    }
  }

  override async down() {
    for (const [name, columns] of Object.entries(SORTED)) {
      this.schema.alterTable(name, (table) => {
        for (const column of columns) table.dropIndex([column])
      })
    }
  }
}
