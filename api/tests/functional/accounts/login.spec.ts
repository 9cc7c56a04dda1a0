import { test } from '@japa/runner'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'

test.group('Login', (group) => {
  isolateDatabase(group)

  test('a login accepts an e-mail in any case or a phone number in any form', async ({
    assert,
  }) => {
    const user = await createUser({ nohp: '081377778888', email: 'budi@contoh.test' })

    for (const identifier of [
      'BUDI@contoh.test',
      '081377778888',
      '+62 813-7777-8888',
      '6281377778888',
    ]) {
      const browser = await BrowserSession.visitor()
      const response = await browser.post('/users/login', {
        identifier,
        password: FACTORY_PASSWORD,
      })
      assert.equal(response.status, 200)
      assert.deepEqual(response.body, {
        nama: user.name,
        role: 'User',
        profilePic: null,
        nohp: '081377778888',
      })

      const me = await browser.get('/users/getAuth')
      assert.equal(me.status, 200)
      assert.deepEqual(me.body.dataUser.nohp, '081377778888')
    }
  })

  test('a login changes the session id', async ({ assert }) => {
    const user = await createUser()
    const browser = await BrowserSession.visitor()
    const before = browser.cookies.get('lulus')
    await browser.post('/users/login', { identifier: user.email, password: FACTORY_PASSWORD })
    assert.notEqual(browser.cookies.get('lulus'), before)
  })

  test('a login answers a wrong password and an unknown account alike', async ({ assert }) => {
    const user = await createUser()
    const browser = await BrowserSession.visitor()

    const wrong = await browser.post('/users/login', {
      identifier: user.email,
      password: 'salah-sekali',
    })
    const unknown = await browser.post('/users/login', {
      identifier: 'tidak@ada.test',
      password: 'salah-sekali',
    })

    assert.equal(wrong.status, 401)
    assert.equal(unknown.status, 401)
    assert.deepEqual(wrong.body, unknown.body)
  })

  test('the sixth login try is refused on one account but not on others', async ({ assert }) => {
    const [victim, neighbour] = [await createUser(), await createUser()]
    const browser = await BrowserSession.visitor()

    for (let tries = 0; tries < 5; tries++) {
      const response = await browser.post('/users/login', {
        identifier: victim.email,
        password: 'salah-sekali',
      })
      assert.equal(response.status, 401)
    }
    // The right password too: tries are counted before the check, by phone and e-mail alike.
    const locked = await browser.post('/users/login', {
      identifier: victim.nohp,
      password: FACTORY_PASSWORD,
    })
    assert.equal(locked.status, 429)
    const seconds = Number(locked.headers.get('retry-after'))
    assert.isAbove(seconds, 0)
    assert.include(locked.body.message, `coba lagi dalam ${Math.ceil(seconds / 60)} menit`)

    const other = await browser.post('/users/login', {
      identifier: neighbour.email,
      password: FACTORY_PASSWORD,
    })
    assert.equal(other.status, 200)
  })

  test('login tries of a device that signed in before are counted separately', async ({
    assert,
  }) => {
    const user = await createUser()
    const ownDevice = await BrowserSession.of(user)
    const attacker = await BrowserSession.visitor()
    for (let tries = 0; tries < 6; tries++) {
      await attacker.post('/users/login', { identifier: user.email, password: 'salah-sekali' })
    }

    const response = await ownDevice.post('/users/login', {
      identifier: user.email,
      password: FACTORY_PASSWORD,
    })
    assert.equal(response.status, 200)
  })

  test('a login without the CSRF header is refused', async ({ assert }) => {
    const user = await createUser()
    const browser = await BrowserSession.visitor()
    browser.cookies.delete('XSRF-TOKEN')
    const response = await browser.post('/users/login', {
      identifier: user.email,
      password: FACTORY_PASSWORD,
    })
    assert.equal(response.status, 403)
    assert.equal(response.body.code, 'csrf')

    // The refusal set a valid token, so the client's retry succeeds.
    const retry = await browser.post('/users/login', {
      identifier: user.email,
      password: FACTORY_PASSWORD,
    })
    assert.equal(retry.status, 200)
  })
})

test.group('Logout', (group) => {
  isolateDatabase(group)

  test('a logout ends the session on the server, so a copied cookie is useless', async ({
    assert,
  }) => {
    const browser = await BrowserSession.of(await createUser())
    const stolen = browser.copy()

    const response = await browser.post('/users/logout')
    assert.equal(response.status, 200)

    const reuse = await stolen.get('/users/getAuth')
    assert.equal(reuse.status, 401)
  })

  test('a logout by a GET of another site is refused', async ({ assert }) => {
    const browser = await BrowserSession.of(await createUser())
    const foreign = await browser.get('/users/logout', { 'sec-fetch-site': 'cross-site' })
    assert.equal(foreign.status, 403)
    const own = await browser.get('/users/logout', { 'sec-fetch-site': 'same-origin' })
    assert.equal(own.status, 200)
    const after = await browser.get('/users/getAuth')
    assert.equal(after.status, 401)
  })
})
