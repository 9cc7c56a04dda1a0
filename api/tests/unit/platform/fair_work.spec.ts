import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import { Unavailable } from '#app/platform/errors/failures'
import { Argon2id } from '#app/platform/hashing/argon2id'
import { hashingFor, LOGIN_LANE, OTHER_LANE } from '#app/platform/hashing/hashing_place'
import { FairWork, type WorkPlace } from '#app/platform/limits/fair_work'

/** Work one at a time that ends on command, and the order in which it began. */
function heldWork(waiting = 100) {
  const work = new FairWork({ name: 'tests', atOnce: 1, waiting })
  const started: string[] = []
  const ends: (() => void)[] = []
  const add = (name: string, place: WorkPlace) =>
    work.do(place, async () => {
      started.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
    })
  const finish = async () => {
    await turn()
    while (ends.length > 0) {
      ends.shift()?.()
      await turn()
    }
  }
  return { add, finish, started }
}

const other = (who: string) => ({ path: [OTHER_LANE, who] })

test.group('Fair work', () => {
  test("fair work takes turns between accounts, and every other turn is the separate lane's", async ({
    assert,
  }) => {
    const { add, finish, started } = heldWork()
    const all = [add('a1', other('a'))]
    for (const name of ['a2', 'a3', 'a4']) all.push(add(name, other('a')))
    all.push(add('b1', other('b')))
    for (const name of ['l1', 'l2']) all.push(add(name, { path: [LOGIN_LANE, 'x', name] }))
    await finish()
    await Promise.all(all)
    assert.deepEqual(started, ['a1', 'a2', 'l1', 'b1', 'l2', 'a3', 'a4'])
  })

  test('fair work refuses the newest of the account with most when too many wait', async ({
    assert,
  }) => {
    const { add, finish, started } = heldWork(4)
    const first = add('first', other('a'))
    const many = ['a1', 'a2', 'a3'].map((name) => add(name, other('a')))
    const refused = [add('a4', other('a'))]
    const login = add('login', { path: [LOGIN_LANE, 'x'] })
    refused.push(add('a5', other('a')))
    const refusals = await Promise.all(refused.map((one) => one.catch((error: unknown) => error)))
    for (const refusal of refusals) assert.instanceOf(refusal, Unavailable)
    await finish()
    await Promise.all([first, login, ...many])
    assert.deepEqual(started, ['first', 'a1', 'login', 'a2', 'a3'])
  })

  test('fair work gives one account two places, and its further work waits for those', async ({
    assert,
  }) => {
    const { add, finish, started } = heldWork(2)
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => add(name, { ...other('a'), account: 'a' }))
    await turn()
    all.push(add('b1', other('b')))
    await finish()
    await Promise.all(all)
    assert.deepEqual(started, ['a1', 'a2', 'b1', 'a3', 'a4'])
  })

  test('fair work that fails frees its place for the next', async ({ assert }) => {
    const work = new FairWork({ name: 'tests', atOnce: 1, waiting: 1 })
    await assert.rejects(() => work.do(other('a'), () => Promise.reject(new Error('no'))), 'no')
    assert.equal(await work.do(other('a'), () => Promise.resolve('yes')), 'yes')
  })
})

test.group('Passwords that are hashed', () => {
  test('password hashing lets a login in after a few, however many wait', async ({ assert }) => {
    const argon2id = new Argon2id({ m: 64, t: 1, p: 1 }, new Scrypt({}))
    const done: string[] = []
    const hashed = (name: string, place: WorkPlace) =>
      hashingFor(place, async () => {
        await argon2id.make(name)
        done.push(name)
      })
    const all = Array.from({ length: 90 }, (_, n) =>
      hashed('confirmation', { path: [OTHER_LANE, `user ${n % 30}`], account: `user ${n % 30}` })
    )
    all.push(hashed('login', { path: [LOGIN_LANE, 'address', 'visitor'] }))
    await Promise.all(all)
    assert.isBelow(done.indexOf('login'), 6)
  })
})
