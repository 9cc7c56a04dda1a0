import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { SqliteConfig } from '@adonisjs/lucid/types/database'
import dbConfig from '#config/database'

test.group('A connection to the database', () => {
  test('is refused when SQLite can not write ahead, as in memory', async ({ assert, cleanup }) => {
    const { sqlite } = dbConfig.connections
    db.manager.add('in_memory', {
      ...(sqlite as SqliteConfig),
      connection: { filename: ':memory:' },
    })
    cleanup(() => db.manager.release('in_memory'))
    await assert.rejects(() => db.connection('in_memory').rawQuery('select 1'), /WAL.*memory/)
  })

  test('to MySQL refuses what does not fit, however the server is set', async ({ assert }) => {
    const [[{ mode }]] = await db.rawQuery('select @@sql_mode as mode')
    assert.include(mode.split(','), 'STRICT_ALL_TABLES')
  }).skip(process.env.DB_CONNECTION !== 'mysql', 'SQLite has no modes')
})
