import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { find, lookup, store, type Change, type Lookup } from '#app/platform/database/calls/call'
import { SharedCalls } from '#app/platform/database/calls/shared_calls'
import { CommitRefused } from '#app/platform/database/transaction'
import { createUser } from '#database/factories/user_factory'
import env from '#start/env'
import { emptyDatabaseAfterEach } from '#tests/support/database'
import { queriesOf } from '#tests/support/queries'
import { refuseCommits } from '#tests/support/refused_commits'

const REFUSED = Object.assign(new Error('the disk said no'), {
  code: 'ER_ERROR_DURING_COMMIT',
  sqlState: 'HY000',
})
const LOST = Object.assign(new Error('connection lost'), { code: 'ECONNRESET' })
const RENAME = 'UPDATE users SET name = ? WHERE id = ?'

interface Rename {
  id: number
  name: string
}

interface Renaming {
  /** The sizes of the groups. */
  groups?: number[]
  fail?: (tries: number) => void
  /** Whether the call fetches something afterwards, so that its change can't be deferred to the transaction's end. */
  isAsking?: boolean
}

const NAMES = lookup<number, Rename>(
  { select: 'SELECT id, name FROM users', column: 'id' },
  ({ id }) => id
)

/** Renames people. */
function renaming({ groups = [], fail = () => undefined, isAsking = false }: Renaming = {}) {
  const shared = new SharedCalls()
  const rename: Change<Rename> = {
    statements: (items) => items.map(({ id, name }) => ({ sql: RENAME, values: [name, id] })),
  }
  /** Counts a group once, at its first lookup. */
  const counted: Lookup<number, Rename> = {
    ...NAMES,
    statement(ids, dialect) {
      groups.push(ids.length)
      fail(groups.length)
      return NAMES.statement(ids, dialect)
    },
  }
  return {
    run: ({ id, name }: Rename) =>
      shared.run(`${id} ${name}`, function* () {
        yield* find(counted, id)
        if (name === '') throw new Error('a rule was broken')
        yield* store(rename, { id, name })
        if (isAsking) yield* find(NAMES, id)
        return name
      }),
  }
}

const nameOf = async (id: number) => (await db.from('users').where('id', id).first()).name

test.group('Calls that share a transaction', (group) => {
  emptyDatabaseAfterEach(group)
  group.tap((each) =>
    each.skip(env.get('DB_CONNECTION') !== 'mysql', 'the embedded database has grouped commits')
  )

  test('calls that share a transaction are carried out together and all answered', async ({
    assert,
  }) => {
    const users = [await createUser(), await createUser(), await createUser()]
    const groups: number[] = []
    const shared = renaming({ groups })
    const names = await Promise.all(
      users.map(({ id }, at) => shared.run({ id, name: `Nama ${at}` }))
    )
    assert.deepEqual(names, ['Nama 0', 'Nama 1', 'Nama 2'])
    assert.deepEqual(groups, [3])
    assert.deepEqual(await Promise.all(users.map(({ id }) => nameOf(id))), names)
  })

  test('shared calls write in the round trip of COMMIT', async ({ assert }) => {
    const { id } = await createUser()
    const trips = await queriesOf(() => renaming().run({ id, name: 'Tersimpan' }))
    assert.lengthOf(trips, 2)
    assert.match(String(trips[0]), /^BEGIN;SELECT /)
    assert.match(String(trips[1]), /^UPDATE [^;]+;COMMIT$/)
    assert.equal(await nameOf(id), 'Tersimpan')
  })

  test('shared calls are repeated when COMMIT was cancelled for another transaction', async ({
    assert,
  }) => {
    const { id } = await createUser()
    const groups: number[] = []
    const shared = renaming({ groups })
    {
      using _refused = refuseCommits(
        Object.assign(new Error('deadlock'), { code: 'ER_LOCK_DEADLOCK', sqlState: '40001' })
      )
      await assert.rejects(() => shared.run({ id, name: 'Hilang' }))
    }
    assert.deepEqual(groups, [1, 1, 1])
    assert.equal(await shared.run({ id, name: 'Kembali' }), 'Kembali')
  })

  test('a shared call that breaks a rule fails alone', async ({ assert }) => {
    const [good, bad] = [await createUser(), await createUser()]
    const shared = renaming()
    const [stored, failed] = await Promise.allSettled([
      shared.run({ id: good.id, name: 'Tersimpan' }),
      shared.run({ id: bad.id, name: '' }),
    ])
    assert.propertyVal(stored, 'value', 'Tersimpan')
    assert.propertyVal(failed, 'status', 'rejected')
    assert.equal(await nameOf(good.id), 'Tersimpan')
    assert.equal(await nameOf(bad.id), bad.name)
  })

  for (const isAsking of [false, true]) {
    const when = isAsking ? ', before another question' : ''

    test(`shared calls are left to be carried out alone when a statement is refused${when}`, async ({
      assert,
    }) => {
      const [good, bad] = [await createUser(), await createUser()]
      const shared = renaming({ isAsking })
      const outcomes = await Promise.all([
        shared.run({ id: good.id, name: 'Hilang' }),
        shared.run({ id: bad.id, name: 'x'.repeat(300) }),
      ])
      assert.deepEqual(outcomes, [null, null])
      assert.equal(await nameOf(good.id), good.name)
      assert.equal(await shared.run({ id: good.id, name: 'Kembali' }), 'Kembali')
    })

    test(`shared calls are all refused when COMMIT is, and later ones work${when}`, async ({
      assert,
    }) => {
      const users = [await createUser(), await createUser()]
      const shared = renaming({ isAsking })
      {
        using _refused = refuseCommits(REFUSED)
        const outcomes = await Promise.allSettled(
          users.map(({ id }) => shared.run({ id, name: 'Hilang' }))
        )
        for (const outcome of outcomes) {
          assert.instanceOf((outcome as PromiseRejectedResult).reason, CommitRefused)
        }
      }
      assert.deepEqual(
        await Promise.all(users.map(({ id }) => nameOf(id))),
        users.map(({ name }) => name)
      )
      const id = users[0]?.id ?? 0
      assert.equal(await shared.run({ id, name: 'Kembali' }), 'Kembali')
    })

    test(`shared calls are refused, though stored, when the reply to COMMIT got lost${when}`, async ({
      assert,
    }) => {
      const { id } = await createUser()
      using _lost = refuseCommits(LOST, 'committed')
      const [outcome] = await Promise.allSettled([
        renaming({ isAsking }).run({ id, name: 'Tersimpan' }),
      ])
      assert.propertyVal((outcome as PromiseRejectedResult).reason, 'isUncertain', true)
      assert.equal(await nameOf(id), 'Tersimpan')
    })
  }

  test('shared calls that change nothing need no COMMIT', async ({ assert }) => {
    using _refused = refuseCommits(REFUSED)
    const { id, name } = await createUser()
    const shared = new SharedCalls()
    const read = shared.run('a', function* () {
      const [row] = yield* find(NAMES, id)
      return row?.name
    })
    assert.equal(await read, name)
  })

  test('shared calls are repeated when the database cancelled them for another', async ({
    assert,
  }) => {
    const { id } = await createUser()
    const groups: number[] = []
    const shared = renaming({
      groups,
      fail: (tries) => {
        if (tries < 3) throw Object.assign(new Error('deadlock'), { code: 'ER_LOCK_DEADLOCK' })
      },
    })
    assert.equal(await shared.run({ id, name: 'Akhirnya' }), 'Akhirnya')
    assert.deepEqual(groups, [1, 1, 1])
    assert.equal(await nameOf(id), 'Akhirnya')
  })

  test('shared calls about the same rows run one after the other, each with the results of the one before', async ({
    assert,
  }) => {
    const { id, name } = await createUser()
    const shared = new SharedCalls()
    const rename: Change<Rename> = {
      statements: (items) => items.map((one) => ({ sql: RENAME, values: [one.name, one.id] })),
    }
    const found = await Promise.all(
      ['satu', 'dua', 'tiga'].map((next) =>
        shared.run('the same', function* () {
          const [row] = yield* find(NAMES, id)
          yield* store(rename, { id, name: next })
          return row?.name
        })
      )
    )
    assert.deepEqual(found, [name, 'satu', 'dua'])
    assert.equal(await nameOf(id), 'tiga')
  })

  test('a shared call waits at most as long as two groups take', async ({ assert }) => {
    const users = []
    for (let count = 0; count < 6; count++) users.push(await createUser())
    const [one, two, three, ...others] = users.map(({ id }) => ({ id, name: 'Baru' }))
    const groups: number[] = []
    const shared = renaming({ groups })
    const first = shared.run(one as Rename)
    await new Promise(setImmediate)
    const later = [shared.run(two as Rename), shared.run(three as Rename)]
    await new Promise(setImmediate)
    const last = others.map((other) => shared.run(other))
    await Promise.all([first, ...later, ...last])
    // Two run at once, in whichever order the database begins them.
    assert.sameMembers(groups, [1, 2, 3])
  })

  test('shared calls fail, queued ones too, when the database is away', async ({ assert }) => {
    const { id } = await createUser()
    const shared = renaming({
      fail: (tries) => {
        if (tries <= 2) throw LOST
      },
    })
    const outcomes = ['satu', 'dua', 'tiga'].map(async (name, place) => {
      for (let wait = 0; wait < place; wait++) await new Promise(setImmediate)
      return shared.run({ id, name })
    })
    for (const outcome of await Promise.allSettled(outcomes)) {
      assert.propertyVal(outcome, 'reason', LOST)
    }
    assert.equal(await shared.run({ id, name: 'empat' }), 'empat')
  })
})
