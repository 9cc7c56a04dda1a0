import { MessageBuilder } from '@adonisjs/core/helpers'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { HOUR, SECOND, start, takeSeat } from '#tests/support/exam'
import { queriesOf } from '#tests/support/queries'
import { stopClock } from '#tests/support/time_travel'

const LIFE = 12 * HOUR

async function isSignedIn(browser: BrowserSession): Promise<boolean> {
  return (await browser.get('/users/getAuth')).status === 200
}

test.group('A login', (group) => {
  isolateDatabase(group)

  test('ends twelve hours after it was made, used or not', async ({ assert }) => {
    using time = stopClock()
    const user = await createUser()
    const [used, unused] = [await BrowserSession.of(user), await BrowserSession.of(user)]
    for (let hours = 1; hours < 12; hours++) {
      time.pass(HOUR)
      assert.isTrue(await isSignedIn(used), `after ${hours} hours`)
      // What is kept in it changes nothing about its end.
      if (hours === 6) await used.put('/users/profile', { nama: 'Baru', email: user.email })
    }
    time.pass(HOUR - SECOND)
    assert.isTrue(await isSignedIn(used))
    time.pass(SECOND)
    assert.isFalse(await isSignedIn(used))
    assert.isFalse(await isSignedIn(unused))
  })

  test('that has ended leaves no session behind, and its browser may sign in again', async ({
    assert,
  }) => {
    using time = stopClock()
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    time.pass(LIFE)
    assert.isFalse(await isSignedIn(browser))
    assert.lengthOf(await db.from('sessions').where('expires_at', '>', new Date(time.now)), 0)

    await browser.post('/users/login', { identifier: user.email, password: FACTORY_PASSWORD })
    assert.isTrue(await isSignedIn(browser))
    time.pass(LIFE - SECOND)
    assert.isTrue(await isSignedIn(browser))
  })

  test('costs no write after it was made', async ({ assert }) => {
    using time = stopClock()
    const browser = await BrowserSession.of(await createUser())
    time.pass(5 * HOUR)
    const statements = await queriesOf(() => isSignedIn(browser))
    assert.deepEqual(
      statements.filter((statement) => !/^select/i.test(statement)),
      []
    )
  })

  test('of an earlier version, whose beginning nobody noted, has ended', async ({ assert }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    const { id } = await db.query<{ id: string }>().from('sessions').firstOrFail()
    const data = new MessageBuilder().build({ auth_web: user.id, loginId: 'old' }, undefined, id)
    await db.from('sessions').update({ data })
    assert.isFalse(await isSignedIn(browser))
  })

  test('that ends in an exam is replaced by the next one without asking', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    time.pass(LIFE - 60 * SECOND)
    await start(seat)
    const answer = [{ id: 1, answer: '1', seq: 1 }]
    await seat.browser.post('/soal/simpan-jawaban', { index: 1, answer })
    const elsewhere = seat.browser.copy()

    time.pass(60 * SECOND)
    const late = { index: 2, answer: [{ id: 2, answer: '2', seq: 2 }] }
    assert.isFalse(await isSignedIn(seat.browser))
    assert.equal((await seat.browser.post('/soal/simpan-jawaban', late)).status, 401)

    const { email: identifier } = seat.user
    await seat.browser.post('/users/login', { identifier, password: FACTORY_PASSWORD })
    assert.equal((await seat.browser.post('/soal/simpan-jawaban', late)).status, 200)
    const { body } = await seat.browser.get('/soal/ambil-jawaban')
    assert.sameDeepMembers(body.data.answer, [...answer, ...late.answer])
    assert.equal((await elsewhere.get('/soal')).status, 401)
  })

  test('that has ended unseen drives no attempt', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    time.pass(LIFE - 60 * SECOND)
    await start(seat)
    time.pass(60 * SECOND)
    const other = await BrowserSession.of(seat.user)
    const save = { index: 1, answer: [{ id: 1, answer: '1', seq: 1 }] }
    assert.equal((await other.post('/soal/simpan-jawaban', save)).status, 200)
  })
})

test.group('The CSRF secret', (group) => {
  isolateDatabase(group)

  test('is another one after a login, whose answer brings the new token', async ({ assert }) => {
    const user = await createUser()
    const browser = await BrowserSession.visitor()
    const visit = String(browser.cookies.get('XSRF-TOKEN'))
    await browser.post('/users/login', { identifier: user.email, password: FACTORY_PASSWORD })
    const stale = browser.copy()
    stale.cookies.set('XSRF-TOKEN', visit)

    assert.equal((await browser.copy().post('/users/logout')).status, 200)
    assert.equal((await stale.post('/users/logout')).body.code, 'csrf')
  })
})
