import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { MysqlConfig, SqliteConfig } from '@adonisjs/lucid/types/database'
import dbConfig from '#config/database'

test.group('A connection to the database', () => {
  test("a database connection is refused when SQLite can't use WAL, as in memory", async ({
    assert,
    cleanup,
  }) => {
    const { sqlite } = dbConfig.connections
    db.manager.add('in_memory', {
      ...(sqlite as SqliteConfig),
      connection: { filename: ':memory:' },
    })
    cleanup(() => db.manager.release('in_memory'))
    await assert.rejects(() => db.connection('in_memory').rawQuery('select 1'), /WAL.*memory/)
  })

  test('a connection to MySQL refuses values that do not fit, with any server setting', async ({
    assert,
  }) => {
    const [[{ mode }]] = await db.rawQuery('select @@sql_mode as mode')
    assert.include(mode.split(','), 'STRICT_ALL_TABLES')
  }).skip(process.env.DB_CONNECTION !== 'mysql', 'SQLite has no modes')

  test('a connection to MySQL reads values as the driver writes them, with any server setting', async ({
    assert,
    cleanup,
  }) => {
    const [[{ before }]] = await db.rawQuery('select @@global.sql_mode as `before`')
    cleanup(() => db.rawQuery('set global sql_mode = ?', [before]))
    await db.rawQuery('set global sql_mode = ?', [`${before},NO_BACKSLASH_ESCAPES`])
    db.manager.add('elsewhere', dbConfig.connections.mysql as MysqlConfig)
    cleanup(() => db.manager.release('elsewhere'))

    const value = "\\' or 1 = 1 -- "
    const [[{ same }]] = await db
      .connection('elsewhere')
      .rawQuery('select ? = concat(char(92), char(39), ?) as same', [value, value.slice(2)])
    assert.equal(same, 1)
  }).skip(process.env.DB_CONNECTION !== 'mysql', 'SQLite has no modes')
})
