import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { queriesOf } from '#tests/support/queries'

const VISITOR_COOKIE = 'lulus-visitor'

const TOKEN = 'a'.repeat(43)
const NEW_PASSWORD = 'kopi-tubruk-pagi'
/** Public changes, sent by a visitor without authorisation. */
const OPEN_CHANGES = [
  { path: '/users/register', body: {}, status: 422 },
  { path: '/users/login/kode', body: { kode: '123456' }, status: 401 },
  { path: '/users/login/password-baru', body: { newPassword: NEW_PASSWORD }, status: 401 },
  { path: '/users/undangan/lihat', body: { token: TOKEN }, status: 404 },
  {
    path: '/users/undangan',
    body: { token: TOKEN, nama: 'Ayu', nohp: '081399990000', password: NEW_PASSWORD },
    status: 404,
  },
  { path: '/users/logout', body: {}, status: 200 },
  { path: `/sekolah/${TOKEN}/tutup`, body: {}, status: 200 },
]
/** The tries at a secret among them: tries are counted. */
const OPEN_TRIES = [
  { path: '/users/login', body: { identifier: 'tidak@ada.test', password: 'salah' }, status: 401 },
  {
    path: '/users/reset-password',
    body: { identifier: 'tidak@ada.test', newPassword: NEW_PASSWORD, kode: 'AAAA-AAAA' },
    status: 422,
  },
  { path: `/sekolah/${TOKEN}/buka`, body: { kode: 'AAAAA-AAAAA' }, status: 404 },
]

async function storedSessions(): Promise<number> {
  return (await db.from('sessions')).length
}

/** Statements that change the database and so flush its disk. */
function writesAmong(statements: string[]): string[] {
  return statements.filter((statement) => !/^select/i.test(statement))
}

function logIn(browser: BrowserSession, identifier: string) {
  return browser.post('/users/login', { identifier, password: FACTORY_PASSWORD })
}

test.group('A visitor', (group) => {
  isolateDatabase(group)

  test('a visitor never changes the database: {$self}')
    .with([
      '/health',
      '/pengaturan',
      '/uploads/qris.svg',
      `/uploads/logo/${'0'.repeat(32)}.png`,
      `/uploads/testimoni/${'0'.repeat(32)}.jpg`,
      '/sertifikat/ABCD',
      '/users/getAuth',
      '/admin/dashboard',
    ])
    .run(async ({ assert }, path) => {
      // The health check commits every five seconds, for any caller.
      if (path === '/health') await new BrowserSession().get(path)
      const statements = await queriesOf(async () => {
        for (let visits = 0; visits < 3; visits++) await new BrowserSession().get(path)
        const returning = new BrowserSession()
        for (let visits = 0; visits < 3; visits++) await returning.get(path)
      })
      assert.deepEqual(writesAmong(statements), [])
      assert.equal(await storedSessions(), 0)
    })

  test('a visitor never changes the database with public calls: {path}')
    .with(OPEN_CHANGES)
    .run(async ({ assert }, { path, body, status }) => {
      const statements = await queriesOf(async () => {
        for (let visits = 0; visits < 3; visits++) {
          const browser = await BrowserSession.visitor()
          assert.equal((await browser.post(path, body)).status, status)
          assert.equal((await browser.post(path, body)).status, status)
        }
      })
      assert.deepEqual(writesAmong(statements), [])
      assert.equal(await storedSessions(), 0)
    })

  test('a visitor gets no session from a failed try: {path}')
    .with(OPEN_TRIES)
    .run(async ({ assert }, { path, body, status }) => {
      const browser = await BrowserSession.visitor()
      assert.equal((await browser.post(path, body)).status, status)
      assert.equal((await browser.post(path, body)).status, status)
      assert.equal(await storedSessions(), 0)
    })

  test('a visitor has no session on public routes: {$self}')
    .with(['/health', '/pengaturan', '/uploads/qris.svg', '/sertifikat/ABCD'])
    .run(async ({ assert }, path) => {
      const { headers } = await new BrowserSession().get(path)
      assert.deepEqual(headers.getSetCookie(), [])
      assert.equal(headers.get('cache-control'), 'no-store')
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.equal(headers.get('x-frame-options'), 'DENY')
      assert.include(headers.get('content-security-policy'), "default-src 'none'")
    })

  test('a visitor signs in with the CSRF token of the visit, and gets a row only then', async ({
    assert,
  }) => {
    const user = await createUser()
    const browser = await BrowserSession.visitor()
    const refused = await browser.post('/users/login', { identifier: user.email, password: 'no' })
    assert.equal(refused.status, 401)
    assert.equal(await storedSessions(), 0)

    const visit = { id: browser.cookies.get('lulus'), token: browser.cookies.get('XSRF-TOKEN') }
    assert.equal((await logIn(browser, user.email)).status, 200)
    assert.equal(await storedSessions(), 1)
    assert.notEqual(browser.cookies.get('lulus'), visit.id)
    assert.isFalse(browser.cookies.has(VISITOR_COOKIE))

    assert.equal((await browser.post('/users/logout')).status, 200)
    assert.equal(await storedSessions(), 0)
    await browser.get('/users/getAuth')
    assert.equal((await logIn(browser, user.email)).status, 200)
  })

  test('a visitor who signs in stays signed in when a response to the visit comes after the login', async ({
    assert,
  }) => {
    const user = await createUser()
    const browser = await BrowserSession.visitor()
    const { headers: lateAnswer } = await browser.copy().get('/paket-soal')
    assert.equal((await logIn(browser, user.email)).status, 200)

    browser.keepCookies(lateAnswer.getSetCookie())
    assert.equal((await browser.get('/users/getAuth')).status, 200)
  })

  test('a visitor signs in as another user while a response to the former login is in flight', async ({
    assert,
  }) => {
    const [former, next] = [await createUser(), await createUser()]
    const browser = await BrowserSession.of(former)
    const { headers: lateAnswer } = await browser.copy().get('/users/getAuth')
    await browser.post('/users/logout')
    assert.equal((await logIn(browser, next.email)).status, 200)

    browser.keepCookies(lateAnswer.getSetCookie())
    const { status, body } = await browser.get('/users/getAuth')
    assert.equal(status, 200)
    assert.equal(body.dataUser.nohp, next.nohp)
  })

  test("a visitor is refused with another visitor's CSRF token", async ({ assert }) => {
    const user = await createUser()
    const [browser, other] = [await BrowserSession.visitor(), await BrowserSession.visitor()]
    browser.cookies.set('XSRF-TOKEN', String(other.cookies.get('XSRF-TOKEN')))
    const reply = await logIn(browser, user.email)
    assert.equal(reply.status, 403)
    assert.equal(reply.body.code, 'csrf')
  })

  test("a planted cookie of an earlier visit can't become a login", async ({ assert }) => {
    const user = await createUser()
    const browser = await BrowserSession.visitor()
    const visit = String(browser.cookies.get(VISITOR_COOKIE))
    await logIn(browser, user.email)
    browser.cookies.set(VISITOR_COOKIE, visit)
    assert.equal((await browser.get('/users/getAuth')).status, 200)
    for (const forged of ['', 'e30=', '%', visit.slice(0, -4)]) {
      browser.cookies.set(VISITOR_COOKIE, forged)
      assert.equal((await browser.get('/users/getAuth')).status, 200, forged)
    }
  })
})
