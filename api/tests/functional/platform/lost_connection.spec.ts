import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { withRawRows } from '#app/platform/database/raw_rows'
import { inTransaction } from '#app/platform/database/transaction'
import { describeError } from '#app/platform/errors/describe_error'
import { createUser } from '#database/factories/user_factory'
import { emptyDatabaseAfterEach } from '#tests/support/database'

/** The server's id of a transaction's connection. */
async function connectionOf(trx: TransactionClientContract): Promise<number> {
  const [[row]] = (await trx.rawQuery('select connection_id() as id')) as [[{ id: number }]]
  return row.id
}

const kill = (id: number) => db.rawQuery(`kill ${id}`)

test.group('Connection lost inside a transaction', (group) => {
  emptyDatabaseAfterEach(group)
  group.tap((each) => each.skip(process.env.DB_CONNECTION !== 'mysql', 'SQLite has no connections'))

  /** The response when work fails, and what was stored. */
  async function outcomeOf(work: (trx: TransactionClientContract, id: number) => Promise<unknown>) {
    const { id } = await createUser({ name: 'Sebelum' })
    const error: unknown = await inTransaction(async (trx) => {
      await User.query({ client: trx }).where('id', id).update({ name: 'Sesudah' })
      await work(trx, id)
    }).catch((reason: unknown) => reason)
    const { status, retryAfter } = describeError(error)
    return { status, waits: retryAfter !== undefined, name: (await User.findOrFail(id)).name }
  }
  const AWAY = { status: 503, waits: true, name: 'Sebelum' }

  test('a connection lost between two statements of a transaction is 503', async ({ assert }) => {
    const outcome = await outcomeOf(async (trx, id) => {
      await kill(await connectionOf(trx))
      await User.query({ client: trx }).where('id', id).update({ name: 'Lain' })
    })
    assert.deepEqual(outcome, AWAY)
  })

  test('a lost connection noticed before the next statement is 503', async ({ assert }) => {
    const outcome = await outcomeOf(async (trx, id) => {
      await kill(await connectionOf(trx))
      await new Promise((resolve) => setTimeout(resolve, 200))
      await User.query({ client: trx }).where('id', id).update({ name: 'Lain' })
    })
    assert.deepEqual(outcome, AWAY)
  })

  test('a connection lost in a statement that waits for a row is 503', async ({ assert }) => {
    const held = await createUser()
    const holder = await db.transaction()
    await User.query({ client: holder }).where('id', held.id).forUpdate()
    const outcome = await outcomeOf(async (trx) => {
      const connection = await connectionOf(trx)
      const waiting = User.query({ client: trx }).where('id', held.id).forUpdate().exec()
      const killed = new Promise((resolve) => setTimeout(resolve, 200)).then(() => kill(connection))
      await Promise.all([waiting, killed])
    }).finally(() => holder.rollback())
    assert.deepEqual(outcome, AWAY)
  })

  test('a connection lost before or while numbers are read is 503', async ({ assert }) => {
    const lost = await withRawRows(async (rows) => {
      const [{ id }] = (await rows.all('select connection_id() as id')) as [{ id: number }]
      const killed = new Promise((resolve) => setTimeout(resolve, 200)).then(() => kill(id))
      const slow = rows.numbers('select seq from seq_1_to_100 where sleep(0.05) = 0')
      const [meanwhile] = await Promise.allSettled([slow, killed])
      const [after] = await Promise.allSettled([rows.numbers('select 1')])
      return [meanwhile, after]
    })
    for (const outcome of lost) {
      assert.propertyVal(outcome, 'status', 'rejected')
      assert.equal(describeError((outcome as PromiseRejectedResult).reason).status, 503)
    }
  })

  test('a connection lost in a nested transaction is 503', async ({ assert }) => {
    const outcome = await outcomeOf(async (trx, id) => {
      const connection = await connectionOf(trx)
      await trx.transaction(async (inner) => {
        await kill(connection)
        await User.query({ client: inner }).where('id', id).update({ name: 'Lain' })
      })
    })
    assert.deepEqual(outcome, AWAY)
  })
})
