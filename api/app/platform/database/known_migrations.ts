import { readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'

/** The migrations of this build, by the names that the database stores for them. */
export async function knownMigrations(): Promise<string[]> {
  const files = await readdir(app.migrationsPath())
  return files
    .filter((file) => /\.(js|ts)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `database/migrations/${parse(file).name}`)
}

/** The migrations that the database has had. */
export async function appliedMigrations(): Promise<Set<string>> {
  const rows: { name: string }[] = await db.from('adonis_schema').select('name')
  return new Set(rows.map(({ name }) => name))
}
