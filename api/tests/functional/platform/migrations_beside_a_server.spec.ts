import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import dbConfig from '#config/database'
import { runOnOneDatabase } from '#tests/support/database'

const BESIDE = 'beside_a_server'

/**
 * A migration that reads, lets a server try to save, and then changes the table. Within one process only connections of
 * the same library see each other's locks.
 */
const migration = (file: string, change: string) => `
  import Database from '${import.meta.resolve('better-sqlite3')}'
  import { BaseSchema } from '${import.meta.resolve('@adonisjs/lucid/schema')}'
  export default class extends BaseSchema {
    async up() {
      await this.db.from('saves').first()
      const server = new Database(${JSON.stringify(file)}, { timeout: 0 })
      try {
        server.exec('insert into saves (answer) values (2)')
      } catch (error) {
        if (!/database is locked/.test(error.message)) throw error
      } finally {
        server.close()
      }
      ${change}
    }
    async down() {}
  }
`

test.group('Migrations beside a server that saves', (group) => {
  runOnOneDatabase(group)

  let folder: string
  let file: string

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'lulus-beside-'))
    file = join(folder, 'lulus.sqlite3')
    const server = new DatabaseSync(file)
    server.exec(
      'pragma journal_mode = wal; create table saves (answer); insert into saves values (1)'
    )
    server.close()
    return async () => {
      await db.manager.close(BESIDE, true)
      rmSync(folder, { recursive: true, force: true })
    }
  })

  /** Runs the pending ones of these migrations. */
  async function migrate(...changes: string[]): Promise<MigrationRunner> {
    for (const [at, change] of changes.entries())
      writeFileSync(join(folder, `000${at + 1}_change.js`), migration(file, change))
    const { sqlite } = dbConfig.connections
    db.manager.add(BESIDE, {
      ...sqlite,
      connection: { filename: file },
      migrations: { paths: [folder] },
    } as NonNullable<typeof sqlite>)
    const runner = new MigrationRunner(db, app, { direction: 'up', connectionName: BESIDE })
    await runner.run()
    return runner
  }

  async function columnsOfSaves(): Promise<string[]> {
    const columns: { name: string }[] = await db
      .connection(BESIDE)
      .rawQuery(`select name from pragma_table_info('saves')`)
    return columns.map(({ name }) => name)
  }

  test('a migration beside a saving server takes the lock before it reads, so no save comes between', async ({
    assert,
  }) => {
    const runner = await migrate(`this.schema.raw('alter table saves add column seq')`)
    assert.isNull(runner.error)
    assert.deepEqual(await columnsOfSaves(), ['answer', 'seq'])
  })

  test('a migration beside a saving server is done as a whole or not at all, and can be repeated', async ({
    assert,
  }) => {
    const changes = [
      `this.schema.raw('alter table saves add column seq')`,
      `this.schema.raw('alter table saves add column late')
       this.schema.raw('alter table hidden add column more')`,
    ]
    const { error } = await migrate(...changes)
    assert.match(String(error), /hidden/)
    assert.deepEqual(await columnsOfSaves(), ['answer', 'seq'])

    await db.connection(BESIDE).rawQuery('create table hidden (answer)')
    const again = await migrate(...changes)
    assert.deepEqual([again.error, Object.keys(again.migratedFiles).length], [null, 1])
    assert.deepEqual(await columnsOfSaves(), ['answer', 'seq', 'late'])
  })
})
