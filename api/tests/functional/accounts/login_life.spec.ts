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

interface StoredSession {
  login: { id: string; series: number; startedAt: number }
}

/** The only session of a user, as the store has it. */
async function storedSession(userId: number): Promise<{ id: string; session: StoredSession }> {
  const { id, data } = await db
    .query<{ id: string; data: string }>()
    .from('sessions')
    .where('user_id', String(userId))
    .firstOrFail()
  const session = new MessageBuilder().verify<StoredSession>(data, id)
  if (!session) throw new Error('the session can not be read')
  return { id, session }
}

/** Rewrites it in the form of another version. */
async function rewriteSession(userId: number, values: object): Promise<void> {
  const { id } = await storedSession(userId)
  const data = new MessageBuilder().build(values, undefined, id)
  await db.from('sessions').where('id', id).update({ data })
}

test.group('A login', (group) => {
  isolateDatabase(group)

  test('a login ends twelve hours after it was made, used or not', async ({ assert }) => {
    using time = stopClock()
    const user = await createUser()
    const [used, unused] = [await BrowserSession.of(user), await BrowserSession.of(user)]
    for (let hours = 1; hours < 12; hours++) {
      time.pass(HOUR)
      assert.isTrue(await isSignedIn(used), `after ${hours} hours`)
      // Writes to it don't change its end.
      if (hours === 6) await used.put('/users/profile', { nama: 'Baru', email: user.email })
    }
    time.pass(HOUR - SECOND)
    assert.isTrue(await isSignedIn(used))
    time.pass(SECOND)
    assert.isFalse(await isSignedIn(used))
    assert.isFalse(await isSignedIn(unused))
  })

  test('a login that has ended leaves no session behind, and its browser may sign in again', async ({
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

  test('a login costs no write after it was made', async ({ assert }) => {
    using time = stopClock()
    const browser = await BrowserSession.of(await createUser())
    time.pass(5 * HOUR)
    const statements = await queriesOf(() => isSignedIn(browser))
    assert.deepEqual(
      statements.filter((statement) => !/^select/i.test(statement)),
      []
    )
  })

  test('a login of the last release continues after an upgrade, in the middle of an exam', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    const { id, session } = await storedSession(seat.user.id)
    const loginId = session.login.id
    await rewriteSession(seat.user.id, { ...session, login: undefined, loginId })

    const save = (page: number) =>
      seat.browser.post('/soal/simpan-jawaban', {
        index: page,
        answer: [{ id: page, answer: '1', seq: page }],
      })
    assert.equal((await save(1)).status, 200)
    assert.equal((await save(2)).status, 200)
    // It is the login that drives the attempt, in the same session, and is stored in the present form from now on.
    const taken = await storedSession(seat.user.id)
    assert.deepEqual([taken.id, taken.session.login.id], [id, loginId])
    assert.notProperty(taken.session, 'loginId')

    time.pass(LIFE - SECOND)
    assert.isTrue(await isSignedIn(seat.browser))
    time.pass(SECOND)
    assert.isFalse(await isSignedIn(seat.browser))
  })

  test("a login of the last release ends when its account's logins were ended since", async ({
    assert,
  }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    await rewriteSession(user.id, { auth_web: user.id, loginId: 'old' })
    await user.merge({ loginSeries: 1 }).save()
    assert.isFalse(await isSignedIn(browser))
  })

  test('a login of the last release keeps another device from its attempt until a takeover', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    const { session } = await storedSession(seat.user.id)
    await rewriteSession(seat.user.id, { ...session, login: undefined, loginId: session.login.id })
    const elsewhere = await BrowserSession.of(seat.user)
    const answer = [{ id: 1, answer: '1', seq: 1 }]
    const reply = await elsewhere.post('/soal/simpan-jawaban', { index: 1, answer })
    assert.equal(reply.status, 409)
  })

  test('a login of this release continues in a later one that stores other fields: {what}')
    .with([
      { what: 'more than today', change: { later: true } },
      { what: 'less than today', change: { series: undefined, userAgent: undefined } },
      { what: 'no beginning', change: { startedAt: undefined } },
    ])
    .run(async ({ assert }, { change }) => {
      const user = await createUser()
      const browser = await BrowserSession.of(user)
      const { session } = await storedSession(user.id)
      await rewriteSession(user.id, { ...session, login: { ...session.login, ...change }, more: 1 })
      assert.isTrue(await isSignedIn(browser))
      assert.isTrue(await isSignedIn(browser))
    })

  test('a login without any of the fields that prove it has ended', async ({ assert }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    await rewriteSession(user.id, { auth_web: user.id })
    assert.isFalse(await isSignedIn(browser))
  })

  test('a login that ends in an exam is replaced by the next one without a question', async ({
    assert,
  }) => {
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

  test('a login that has ended unseen drives no attempt any more', async ({ assert }) => {
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

  test('the CSRF secret changes at a login, whose response brings the new token', async ({
    assert,
  }) => {
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
