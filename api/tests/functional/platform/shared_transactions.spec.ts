import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SharedTransactions, type Outcome } from '#app/platform/database/shared_transactions'
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
  /** How many each group had. */
  groups?: number[]
  fail?: (tries: number) => void
  /** Whether it is left to the transaction's end. */
  isLast?: boolean
}

/** Renames people. */
function renaming({ groups = [], fail = () => undefined, isLast = false }: Renaming = {}) {
  return new SharedTransactions<Rename, string>(async (rows, changes) => {
    groups.push(changes.length)
    fail(groups.length)
    const outcomes: Outcome<string>[] = []
    for (const { id, name } of changes) {
      if (name === '') {
        outcomes.push({ error: new Error('a rule was broken') })
        continue
      }
      if (isLast) rows.changeLast([{ sql: RENAME, values: [name, id] }])
      else await rows.run(RENAME, name, id)
      outcomes.push({ value: name })
    }
    return outcomes
  })
}

const nameOf = async (id: number) => (await db.from('users').where('id', id).first()).name

test.group('Changes that share a transaction', (group) => {
  emptyDatabaseAfterEach(group)
  group.tap((each) =>
    each.skip(env.get('DB_CONNECTION') !== 'mysql', 'the embedded database has grouped commits')
  )

  test('are carried out together and all answered', async ({ assert }) => {
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

  test('store what is left to the end on the way of COMMIT', async ({ assert }) => {
    const { id } = await createUser()
    const ways = await queriesOf(() => renaming({ isLast: true }).run({ id, name: 'Tersimpan' }))
    assert.lengthOf(ways, 1)
    assert.match(String(ways[0]), /^BEGIN;UPDATE [^;]+;COMMIT$/)
    assert.equal(await nameOf(id), 'Tersimpan')
  })

  test('are repeated when that was cancelled for another', async ({ assert }) => {
    const { id } = await createUser()
    const groups: number[] = []
    const shared = renaming({ groups, isLast: true })
    {
      using _refused = refuseCommits(
        Object.assign(new Error('deadlock'), { code: 'ER_LOCK_DEADLOCK', sqlState: '40001' })
      )
      await assert.rejects(() => shared.run({ id, name: 'Hilang' }))
    }
    assert.deepEqual(groups, [1, 1, 1])
    assert.equal(await shared.run({ id, name: 'Kembali' }), 'Kembali')
  })

  test('one that breaks a rule fails alone', async ({ assert }) => {
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

  for (const isLast of [false, true]) {
    const when = isLast ? ', with what was left to the end' : ''

    test(`are left to be carried out alone when a statement is refused${when}`, async ({
      assert,
    }) => {
      const [good, bad] = [await createUser(), await createUser()]
      const shared = renaming({ isLast })
      const outcomes = await Promise.all([
        shared.run({ id: good.id, name: 'Hilang' }),
        shared.run({ id: bad.id, name: 'x'.repeat(300) }),
      ])
      assert.deepEqual(outcomes, [null, null])
      assert.equal(await nameOf(good.id), good.name)
      assert.equal(await shared.run({ id: good.id, name: 'Kembali' }), 'Kembali')
    })

    test(`are all refused when COMMIT is, and later ones work${when}`, async ({ assert }) => {
      const users = [await createUser(), await createUser()]
      const shared = renaming({ isLast })
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

    test(`are refused, though stored, when the answer to COMMIT got lost${when}`, async ({
      assert,
    }) => {
      const { id } = await createUser()
      using _lost = refuseCommits(LOST, 'committed')
      const [outcome] = await Promise.allSettled([
        renaming({ isLast }).run({ id, name: 'Tersimpan' }),
      ])
      assert.propertyVal((outcome as PromiseRejectedResult).reason, 'isUncertain', true)
      assert.equal(await nameOf(id), 'Tersimpan')
    })
  }

  test('that change nothing need no COMMIT', async ({ assert }) => {
    using _refused = refuseCommits(REFUSED)
    const shared = new SharedTransactions<string, string>(async (rows, asked) => {
      await rows.each([{ sql: 'SELECT 1', values: [] }])
      return asked.map((value) => ({ value }))
    })
    assert.equal(await shared.run('terbaca'), 'terbaca')
  })

  test('are repeated when the database cancelled them for another', async ({ assert }) => {
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

  test('do not wait for each other longer than two groups take', async ({ assert }) => {
    const { id } = await createUser()
    const groups: number[] = []
    const shared = renaming({ groups })
    const first = shared.run({ id, name: 'satu' })
    await new Promise(setImmediate)
    const later = [shared.run({ id, name: 'dua' }), shared.run({ id, name: 'tiga' })]
    await new Promise(setImmediate)
    const last = [1, 2, 3].map((n) => shared.run({ id, name: `nama ${n}` }))
    await Promise.all([first, ...later, ...last])
    // Two are under way at once, in whichever order the database begins them.
    assert.sameMembers(groups, [1, 2, 3])
  })

  test('fail, those that wait too, when the database is away', async ({ assert }) => {
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
