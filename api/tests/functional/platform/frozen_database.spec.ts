import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { MysqlConfig } from '@adonisjs/lucid/types/database'
import databaseConfig from '#config/database'
import { describeError } from '#app/platform/errors/describe_error'
import env from '#start/env'
import { TcpProxy } from '#tests/support/tcp_proxy'
import { LIMITS } from '#tests/support/limits'

/** Status of the failed work, and milliseconds until it failed. */
async function failure(work: Promise<unknown>): Promise<{ status: number; after: number }> {
  const begun = Date.now()
  try {
    await work
  } catch (error) {
    return { status: describeError(error).status, after: Date.now() - begun }
  }
  throw new Error('it succeeded')
}

/** A pool of connections to the suite's database through a freezable proxy. */
async function openPool(cleanup: (undo: () => Promise<void>) => void) {
  const way = await TcpProxy.open({ host: env.get('DB_HOST'), port: env.get('DB_PORT') })
  const mysql = databaseConfig.connections['mysql'] as MysqlConfig
  const name = `frozen_${way.port}`
  db.manager.add(name, { ...mysql, connection: { ...mysql.connection, port: way.port } })
  cleanup(async () => {
    way.treat({ kind: 'pass' })
    await db.manager.close(name, true)
    await way.close()
  })
  return { way, pool: db.connection(name) }
}

test.group('A MySQL server that stops answering', (group) => {
  group.each.timeout(LIMITS.manyCalls)
  group.tap((each) => each.skip(env.get('DB_CONNECTION') !== 'mysql', 'needs MySQL or MariaDB'))

  test('a frozen MySQL server fails statements within six seconds, also on new connections', async ({
    assert,
    cleanup,
  }) => {
    const { way, pool } = await openPool(cleanup)
    await pool.rawQuery('select 1')
    way.treat({ kind: 'freeze' })
    // More than are open, and more than allowed.
    const failures = await Promise.all(
      Array.from({ length: 30 }, () => failure(pool.rawQuery('select 1')))
    )
    for (const { status, after } of failures) {
      assert.equal(status, 503)
      assert.isBelow(after, 6_000)
    }
  })

  test('a frozen MySQL server works again on new connections once it answers', async ({
    assert,
    cleanup,
  }) => {
    const { way, pool } = await openPool(cleanup)
    await Promise.all([1, 2, 3].map((n) => pool.rawQuery('select ?', [n])))
    way.treat({ kind: 'freeze' })
    await Promise.all([1, 2, 3].map((n) => failure(pool.rawQuery('select ?', [n]))))
    way.treat({ kind: 'pass' })
    for (const n of [4, 5, 6, 7]) {
      const [rows] = await pool.rawQuery('select ? as n', [n])
      assert.deepEqual(rows, [{ n }])
    }
  })

  test('a frozen MySQL server fails a running transaction and its commit', async ({
    assert,
    cleanup,
  }) => {
    const { way, pool } = await openPool(cleanup)
    const inside = await pool.transaction()
    await inside.rawQuery('select 1')
    const atItsEnd = await pool.transaction()
    await atItsEnd.rawQuery('select 1')
    way.treat({ kind: 'freeze' })
    const failures = await Promise.all([
      failure(inside.rawQuery('select 2')),
      failure(
        atItsEnd.commit().then(() => atItsEnd.knexClient.executionPromise as Promise<unknown>)
      ),
    ])
    for (const { status, after } of failures) {
      assert.equal(status, 503)
      assert.isBelow(after, 6_000)
    }
    await failure(inside.rollback().then(() => Promise.reject(new Error('ended'))))
  })

  test('a slow statement does not close its connection', async ({ assert, cleanup }) => {
    const { way, pool } = await openPool(cleanup)
    await pool.rawQuery('select 1')
    const open = way.connections
    const { status, after } = await failure(
      pool.rawQuery('select count(*) from seq_1_to_100000000 a join seq_1_to_100 b')
    )
    assert.equal(status, 503)
    assert.isBelow(after, 5_000)
    assert.equal(way.connections, open)
  })

  test('a long wait for a lock does not close its connection', async ({ assert, cleanup }) => {
    const { way, pool } = await openPool(cleanup)
    await pool.rawQuery('create table if not exists lock_probe (id int primary key)')
    cleanup(() => pool.rawQuery('drop table lock_probe').then(() => undefined))
    await pool.rawQuery('replace into lock_probe values (1)')
    const holder = await pool.transaction()
    cleanup(() => holder.rollback())
    await holder.from('lock_probe').forUpdate()
    const waiting = await pool.transaction()
    cleanup(() => waiting.rollback())
    const open = way.connections
    const { status, after } = await failure(waiting.from('lock_probe').forUpdate())
    assert.equal(status, 503)
    assert.isBelow(after, 6_000)
    assert.equal(way.connections, open)
  })
})
