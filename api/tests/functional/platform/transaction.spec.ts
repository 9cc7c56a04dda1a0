import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { createUser } from '#database/factories/user_factory'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'

test.group('Transaction', (group) => {
  isolateDatabase(group)

  test('a transaction stores all of its writes or none, also when nested', async ({ assert }) => {
    const user = await createUser({ name: 'Sebelum' })
    const work = inTransaction(async (trx) => {
      await User.query({ client: trx }).where('id', user.id).update({ name: 'Sesudah' })
      throw new Error('changed my mind')
    })
    await assert.rejects(() => work, 'changed my mind')
    assert.equal((await User.findOrFail(user.id)).name, 'Sebelum')
  })

  test('a transaction is repeated when the database cancelled it: {$self}')
    .with(['ER_LOCK_DEADLOCK', 'ER_CHECKREAD', 'SQLITE_BUSY'])
    .run(async ({ assert }, code) => {
      let tries = 0
      const result = await inTransaction(async () => {
        tries += 1
        if (tries < 3) throw Object.assign(new Error('cancelled'), { code })
        return 'done'
      })
      assert.deepEqual([result, tries], ['done', 3])
    })

  test('a transaction is not repeated for other errors', async ({ assert }) => {
    let failures = 0
    const failing = inTransaction(async () => {
      failures += 1
      throw new Error('a mistake')
    })
    await assert.rejects(() => failing, 'a mistake')
    assert.equal(failures, 1)
  })

  test('a transaction distinguishes a duplicate from other database errors', async ({ assert }) => {
    const { nohp } = await createUser()
    const duplicate = await createUser({ nohp }).catch((error: unknown) => error)
    const incomplete = await User.create({ nohp: '0812' }).catch((error: unknown) => error)
    assert.isTrue(isUniqueViolation(duplicate))
    assert.instanceOf(incomplete, Error)
    assert.isFalse(isUniqueViolation(incomplete))
  })
})

test.group('Transactions at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('concurrent transactions see the row that the previous one wrote', async ({ assert }) => {
    const { id } = await createUser({ lastPackageName: '0' })
    await Promise.all(
      Array.from({ length: 10 }, () =>
        inTransaction(async (trx) => {
          const user = await User.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
          await user.merge({ lastPackageName: String(Number(user.lastPackageName) + 1) }).save()
        })
      )
    )
    assert.equal((await User.findOrFail(id)).lastPackageName, '10')
  })

  test('a transaction on MySQL reads what others committed in the meantime', async ({ assert }) => {
    const user = await createUser({ name: 'Sebelum' })
    await inTransaction(async (trx) => {
      const read = () => User.query({ client: trx }).where('id', user.id).firstOrFail()
      assert.equal((await read()).name, 'Sebelum')
      await db.from('users').where('id', user.id).update({ name: 'Sesudah' })
      assert.equal((await read()).name, 'Sesudah')
    })
  }).skip(process.env.DB_CONNECTION !== 'mysql', 'SQLite has one connection')
})
