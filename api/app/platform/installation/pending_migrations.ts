import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'

/** A migration that this build has and the database hasn't had. */
export interface PendingMigration {
  name: string
  /** Tables with rows that it changes or indexes: their sizes decide how long it takes. */
  tables: { table: string; rows: number }[]
}

/** Changes of a table that touch the rows it has. */
const TOUCHED =
  /^\s*(?:alter table|update|delete from|insert into|create (?:unique )?index \S+ on)\s+[`"]?(\w+)/i

/** Finds out what `migration:run` would do. Nothing is changed. */
export async function pendingMigrations(): Promise<PendingMigration[]> {
  const runner = new MigrationRunner(db, app, { direction: 'up', dryRun: true })
  try {
    await runner.run()
    if (runner.error) throw runner.error
    const pending: PendingMigration[] = []
    for (const { file, queries } of Object.values(runner.migratedFiles))
      pending.push({ name: file.name, tables: await sizesOf(queries) })
    return pending
  } finally {
    await runner.close()
  }
}

async function sizesOf(queries: readonly string[]): Promise<PendingMigration['tables']> {
  const names = new Set(queries.flatMap((query) => TOUCHED.exec(query)?.[1] ?? []))
  const sizes: PendingMigration['tables'] = []
  for (const table of names) {
    // One that is only made there has no rows yet.
    if (!(await db.connection().schema.hasTable(table))) continue
    const [{ rows }] = (await db.from(table).count('* as rows')) as [{ rows: number | string }]
    if (Number(rows) > 0) sizes.push({ table, rows: Number(rows) })
  }
  return sizes
}
