import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CommitRefused } from '#app/platform/database/transaction'
import {
  GroupedCommits,
  statement,
  type SqliteHandle,
} from '#app/platform/database/grouped_commits'
import env from '#start/env'
import { emptyDatabaseAfterEach } from '#tests/support/database'
import { refuseCommits } from '#tests/support/refused_commits'
import { createUser, createUsers } from '#database/factories/user_factory'

const REFUSED = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' })

const rename = (id: number, name: string) => (handle: SqliteHandle) =>
  statement(handle, 'UPDATE users SET name = ? WHERE id = ?').run(name, id).changes

const nameOf = async (id: number) => (await db.from('users').where('id', id).first()).name

test.group('Changes that are committed together', (group) => {
  emptyDatabaseAfterEach(group)
  group.tap((each) =>
    each.skip(env.get('DB_CONNECTION') !== 'sqlite', 'the embedded database only')
  )

  test('grouped changes share one transaction and are all answered', async ({ assert }) => {
    const commits = await app.container.make(GroupedCommits)
    const users = await createUsers(3)
    const steps: string[] = []
    const changes = await Promise.all(
      users.map(({ id }, n) =>
        commits.run((handle) => {
          assert.isTrue(handle.inTransaction)
          steps.push(`change ${n}`)
          queueMicrotask(() => steps.push('pause'))
          return rename(id, `Nama ${n}`)(handle)
        })
      )
    )
    assert.deepEqual(changes, [1, 1, 1])
    assert.deepEqual(steps.slice(0, 3), ['change 0', 'change 1', 'change 2'])
    assert.deepEqual(await Promise.all(users.map(({ id }) => nameOf(id))), [
      'Nama 0',
      'Nama 1',
      'Nama 2',
    ])
  })

  test('a grouped change that fails is undone alone', async ({ assert }) => {
    const commits = await app.container.make(GroupedCommits)
    const [good, bad] = [await createUser(), await createUser()]
    const before = await nameOf(bad.id)
    const [stored, failed] = await Promise.allSettled([
      commits.run(rename(good.id, 'Tersimpan')),
      commits.run((handle) => {
        rename(bad.id, 'Setengah')(handle)
        throw new Error('a rule was broken')
      }),
    ])
    assert.equal(stored.status, 'fulfilled')
    assert.propertyVal(failed, 'status', 'rejected')
    assert.equal(await nameOf(good.id), 'Tersimpan')
    assert.equal(await nameOf(bad.id), before)
  })

  test('grouped changes are all refused when COMMIT is, and later ones work', async ({
    assert,
  }) => {
    const commits = await app.container.make(GroupedCommits)
    const users = [await createUser(), await createUser()]
    const before = await Promise.all(users.map(({ id }) => nameOf(id)))
    {
      using _refused = refuseCommits(REFUSED)
      const outcomes = await Promise.allSettled(
        users.map(({ id }) => commits.run(rename(id, 'Hilang')))
      )
      for (const outcome of outcomes) {
        assert.propertyVal(outcome, 'status', 'rejected')
        assert.instanceOf((outcome as PromiseRejectedResult).reason, CommitRefused)
      }
    }
    assert.deepEqual(await Promise.all(users.map(({ id }) => nameOf(id))), before)
    await commits.run(rename(users[0]?.id ?? 0, 'Kembali'))
    assert.equal(await nameOf(users[0]?.id ?? 0), 'Kembali')
  })

  test('a grouped change that fails by itself reports its own error, also when COMMIT is refused', async ({
    assert,
  }) => {
    const commits = await app.container.make(GroupedCommits)
    const { id } = await createUser()
    const own = new Error('a rule was broken')
    using _refused = refuseCommits(REFUSED)
    const [alone] = await Promise.allSettled([
      commits.run(() => {
        throw own
      }),
    ])
    assert.propertyVal(alone, 'reason', own)
    const [failed, refused] = await Promise.allSettled([
      commits.run(() => {
        throw own
      }),
      commits.run(rename(id, 'Hilang')),
    ])
    assert.propertyVal(failed, 'reason', own)
    assert.instanceOf((refused as PromiseRejectedResult).reason, CommitRefused)
  })

  test('grouped changes are all refused when the database rolls the transaction back', async ({
    assert,
  }) => {
    const commits = await app.container.make(GroupedCommits)
    const [first, second] = [await createUser(), await createUser()]
    const before = await nameOf(first.id)
    const outcomes = await Promise.allSettled([
      commits.run(rename(first.id, 'Hilang')),
      commits.run((handle) => {
        // SQLite does the same by itself on a full disk.
        handle.exec('ROLLBACK')
        throw REFUSED
      }),
      commits.run(rename(second.id, 'Hilang')),
    ])
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'rejected', 'rejected']
    )
    assert.equal(await nameOf(first.id), before)
    assert.notEqual(await nameOf(second.id), 'Hilang')
  })

  test('grouped changes leave no open transaction behind when even ROLLBACK fails', async ({
    assert,
  }) => {
    const commits = await app.container.make(GroupedCommits)
    const { id } = await createUser()
    const before = await nameOf(id)
    const driver = await commits.run(
      (handle) => Object.getPrototypeOf(handle) as { exec: (this: unknown, sql: string) => unknown }
    )
    const { exec } = driver
    driver.exec = function refuse(sql) {
      if (sql === 'COMMIT' || sql === 'ROLLBACK') throw REFUSED
      return exec.call(this, sql)
    }
    try {
      await assert.rejects(() => commits.run(rename(id, 'Hilang')), REFUSED.message)
    } finally {
      driver.exec = exec
    }
    assert.equal(await nameOf(id), before)
    await commits.run(rename(id, 'Kembali'))
    assert.equal(await nameOf(id), 'Kembali')
  })

  test('grouped changes wait for an open transaction', async ({ assert }) => {
    const commits = await app.container.make(GroupedCommits)
    const { id } = await createUser()
    const trx = await db.transaction()
    const change = commits.run(rename(id, 'Sesudah'))
    await trx.from('users').where('id', id).update({ name: 'Sebelum' })
    await trx.rollback()
    await change
    assert.equal(await nameOf(id), 'Sesudah')
  })
})
