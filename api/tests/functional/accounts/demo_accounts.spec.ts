import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import { openDemoAccount } from '#app/accounts/actions/open_account'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import User from '#app/accounts/models/user'
import env from '#start/env'
import { DEMO_PASSWORD } from '#contracts/passwords'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'

const [ADMIN] = DEMO_ACCOUNTS
const IDENTIFIER: string = ADMIN.email
const OWN_PASSWORD = 'kata-sandi-sendiri'

/** Headers of requests that a proxy forwards from another machine, one way each. */
const FROM_ELSEWHERE: Record<string, string>[] = [
  { 'x-forwarded-for': '192.0.2.7' },
  { forwarded: 'for=192.0.2.7' },
  { 'x-forwarded-host': 'ujian.example.id' },
  { via: '1.1 proxy' },
  { 'cf-connecting-ip': '2001:db8::7' },
  { origin: 'https://ujian.example.id' },
]

test.group('Demo account', (group) => {
  isolateDatabase(group)
  group.each.setup(async () => {
    await openDemoAccount({ ...ADMIN, nama: ADMIN.name, password: DEMO_PASSWORD }, ADMIN.role)
  })

  async function visitorFrom(headers: Record<string, string>): Promise<BrowserSession> {
    const browser = await BrowserSession.visitor()
    browser.sign = () => headers
    return browser
  }

  const signIn = (browser: BrowserSession, password = DEMO_PASSWORD, identifier = IDENTIFIER) =>
    browser.post('/users/login', { identifier, password })

  test('a demo account signs in with the published password on this machine', async ({
    assert,
  }) => {
    for (const forwardedFor of [undefined, '127.0.0.1']) {
      const browser = await visitorFrom(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {})
      assert.equal((await signIn(browser)).status, 200)
      assert.equal((await browser.get('/admin/dashboard')).status, 200)
    }
  })

  test('the published demo password is refused from another machine: {$self}')
    .with(FROM_ELSEWHERE.map((headers) => JSON.stringify(headers)))
    .run(async ({ assert }, headers) => {
      const browser = await visitorFrom(JSON.parse(headers) as Record<string, string>)
      const login = await signIn(browser)
      assert.equal(login.status, 403)
      assert.match(login.body.message, /^Password demo hanya berlaku di komputer server/)
      assert.equal((await browser.get('/users/getAuth')).status, 401)
    })

  test('the published demo password is refused under a public host name', async ({ assert }) => {
    const browser = await BrowserSession.visitor()
    // fetch sets the Host header itself, so http.request is used.
    const call = request(`http://${env.get('HOST')}:${env.get('PORT')}/api/users/login`, {
      method: 'POST',
      headers: {
        host: 'ujian.example.id',
        'content-type': 'application/json',
        cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
        'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? ''),
      },
    })
    call.end(JSON.stringify({ identifier: IDENTIFIER, password: DEMO_PASSWORD }))
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    response.resume()
    assert.equal(response.statusCode, 403)
  })

  test('a wrong password for a demo account gets another machine the usual response', async ({
    assert,
  }) => {
    const browser = await visitorFrom({ 'x-forwarded-for': '192.0.2.7' })
    const wrong = await signIn(browser, 'bukan-ini')
    const unknown = await signIn(browser, DEMO_PASSWORD, 'tidak@ada.test')
    assert.deepEqual([wrong.status, unknown.status], [401, 401])
    assert.deepEqual(wrong.body, unknown.body)
  })

  test("a demo account's session of this machine ends when another machine uses it", async ({
    assert,
  }) => {
    for (const headers of FROM_ELSEWHERE) {
      const here = await BrowserSession.visitor()
      assert.equal((await signIn(here)).status, 200)
      const elsewhere = here.copy()
      elsewhere.sign = () => headers
      assert.equal((await elsewhere.get('/admin/user')).status, 401, JSON.stringify(headers))
      assert.equal((await elsewhere.get('/pengaturan')).status, 200)
      assert.equal((await here.get('/users/getAuth')).status, 401)
    }
  })

  test('a demo account is an ordinary account after its password was changed', async ({
    assert,
  }) => {
    const here = await BrowserSession.visitor()
    await signIn(here)
    const change = { oldPassword: DEMO_PASSWORD, newPassword: OWN_PASSWORD }
    assert.equal((await here.put('/users/update-password', change)).status, 200)

    here.sign = () => ({ 'x-forwarded-for': '192.0.2.7' })
    assert.equal((await here.get('/admin/dashboard')).status, 200)
    const elsewhere = await visitorFrom({ 'x-forwarded-for': '192.0.2.7' })
    assert.equal((await signIn(elsewhere, OWN_PASSWORD)).status, 200)
    assert.equal((await elsewhere.get('/admin/dashboard')).status, 200)
  })

  test('a demo account is recognised after a change of name', async ({ assert }) => {
    const here = await BrowserSession.visitor()
    await signIn(here)
    const elsewhere = here.copy()
    const profile = { nama: 'Kepala', newNohp: '081299990000', email: 'kepala@lulus.test' }
    const renamed = await here.put('/users/profile', { ...profile, password: DEMO_PASSWORD })
    assert.equal(renamed.status, 200)

    elsewhere.sign = () => ({ 'x-forwarded-for': '192.0.2.7' })
    assert.equal((await elsewhere.get('/admin/dashboard')).status, 401)
    assert.equal((await signIn(elsewhere, DEMO_PASSWORD, '081299990000')).status, 403)
  })

  test('an older account with the demo password is also refused from another machine', async ({
    assert,
  }) => {
    const user = await createUser()
    const { password } = await User.findByOrFail('email', IDENTIFIER)
    await user.merge({ password }).save()
    const elsewhere = await visitorFrom({ 'x-forwarded-for': '192.0.2.7' })
    assert.equal((await signIn(elsewhere, DEMO_PASSWORD, user.email)).status, 403)
  })
})
