import { test } from '@japa/runner'
import type User from '#app/accounts/models/user'
import { createLab } from '#database/factories/lab_factory'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { through } from '#tests/support/kiosk'
import { confirmedAdmin } from '#tests/support/questions'
import { LIMITS } from '#tests/support/limits'

const WRONG = 'salah-sekali'

/** A new browser with the address that a trusted proxy names. */
async function browserAt(address: string): Promise<BrowserSession> {
  const browser = new BrowserSession()
  browser.sign = () => ({ 'x-forwarded-for': address })
  await browser.get('/users/getAuth')
  return browser
}

async function tryAt(address: string, user: User, password: string): Promise<number> {
  return logIn(await browserAt(address), user, password)
}

async function logIn(browser: BrowserSession, user: User, password = FACTORY_PASSWORD) {
  return (await browser.post('/users/login', { identifier: user.email, password })).status
}

/** Tries from many addresses, until every address is refused. */
async function lockEverywhere(user: User): Promise<void> {
  for (let host = 1; host <= 10; host++) {
    for (let tries = 0; tries < 5; tries++) await tryAt(`203.0.113.${host}`, user, WRONG)
  }
}

test.group('Wrong passwords', (group) => {
  isolateDatabase(group)
  group.each.timeout(LIMITS.manyCalls)

  test('by an outsider do not lock the account elsewhere', async ({ assert }) => {
    const user = await createUser()
    for (let tries = 0; tries < 5; tries++) {
      assert.equal(await tryAt('203.0.113.1', user, WRONG), 401)
    }
    assert.equal(await tryAt('203.0.113.1', user, FACTORY_PASSWORD), 429)
    assert.equal(await tryAt('198.51.100.1', user, FACTORY_PASSWORD), 200)
  })

  test('from one IPv6 network count together', async ({ assert }) => {
    const user = await createUser()
    for (let tries = 1; tries <= 5; tries++) {
      assert.equal(await tryAt(`2001:db8:1:1::${tries}`, user, WRONG), 401)
    }
    assert.equal(await tryAt('2001:db8:1:1:ffff::1', user, FACTORY_PASSWORD), 429)
    assert.equal(await tryAt('2001:db8:1:2::1', user, FACTORY_PASSWORD), 200)
  })

  test('are limited to fifty per account, from any address', async ({ assert }) => {
    const user = await createUser()
    await lockEverywhere(user)
    assert.equal(await tryAt('198.51.100.1', user, FACTORY_PASSWORD), 429)
    const admin = await confirmedAdmin()
    await admin.post(`/admin/user/${user.id}/buka-kunci`)
    assert.equal(await tryAt('198.51.100.1', user, FACTORY_PASSWORD), 200)
  })

  test('from everywhere do not lock a seat in a lab', async ({ assert }) => {
    const user = await createUser()
    const { lab, key } = await createLab()
    const seat = through(await BrowserSession.visitor(), { labId: lab.id, key, seat: '07' })
    await lockEverywhere(user)
    assert.equal(await logIn(seat, user), 200)
  })

  test('on one seat do not lock the next', async ({ assert }) => {
    const user = await createUser()
    const { lab, key } = await createLab()
    const at = async (seat: string) =>
      through(await BrowserSession.visitor(), { labId: lab.id, key, seat })
    for (let tries = 0; tries < 5; tries++)
      assert.equal(await logIn(await at('07'), user, WRONG), 401)
    assert.equal(await logIn(await at('07'), user), 429)
    assert.equal(await logIn(await at('08'), user), 200)
  })

  test('from invented seats of a lab are limited to fifty', async ({ assert }) => {
    const user = await createUser()
    const { lab, key } = await createLab()
    const at = async (seat: string) =>
      through(await BrowserSession.visitor(), { labId: lab.id, key, seat })
    for (let seat = 1; seat <= 10; seat++) {
      for (let tries = 0; tries < 5; tries++) await logIn(await at(`x${seat}`), user, WRONG)
    }
    assert.equal(await logIn(await at('07'), user), 429)
    assert.equal(await tryAt('198.51.100.1', user, FACTORY_PASSWORD), 200)
  })

  test('on many accounts are limited to two hundred for an address, but not for who is known there', async ({
    assert,
  }) => {
    const [user, known] = [await createUser(), await createUser()]
    const { lab, key } = await createLab()
    const [device, guesser] = [await browserAt('203.0.113.9'), await browserAt('203.0.113.9')]
    assert.equal(await logIn(device, known), 200)
    for (let tries = 1; tries <= 200; tries++) {
      const form = { identifier: `orang${tries}@contoh.test`, password: WRONG }
      assert.equal((await guesser.post('/users/login', form)).status, 401, String(tries))
    }
    assert.equal(await logIn(guesser, user), 429)
    assert.equal(await tryAt('198.51.100.1', user, FACTORY_PASSWORD), 200)
    assert.equal(await logIn(device, known), 200)
    const seat = through(await BrowserSession.visitor(), { labId: lab.id, key, seat: '07' })
    const { sign } = seat
    seat.sign = (...call) => ({ ...sign(...call), 'x-forwarded-for': '203.0.113.9' })
    assert.equal(await logIn(seat, user), 200)
  })

  test('do not count after the right password', async ({ assert }) => {
    const user = await createUser()
    for (let logins = 0; logins < 12; logins++) {
      assert.equal(await tryAt(`198.51.100.${logins % 3}`, user, FACTORY_PASSWORD), 200)
    }
    for (let tries = 0; tries < 5; tries++) {
      assert.equal(await tryAt('198.51.100.9', user, WRONG), 401)
    }
  })

  test('for a reset code do not lock others out', async ({ assert }) => {
    const user = await createUser()
    const admin = await confirmedAdmin()
    const { kode } = (await admin.post(`/admin/user/${user.id}/kode-reset`)).body
    const reset = async (address: string, typed: string) => {
      const browser = await browserAt(address)
      const form = { identifier: user.email, kode: typed, newPassword: 'password-baru-7' }
      return (await browser.post('/users/reset-password', form)).status
    }
    for (let tries = 0; tries < 5; tries++) {
      assert.equal(await reset('203.0.113.1', 'AAAA-AAAA'), 422)
    }
    assert.equal(await reset('203.0.113.1', kode), 429)
    assert.equal(await reset('198.51.100.1', kode), 200)
  })
})
