import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { isExamNetwork, LEARNERS_OF_A_NETWORK } from '#app/accounts/actions/exam_networks'
import { loginCounters, MAX_VISITORS_AT_AN_ADDRESS } from '#app/accounts/http/login_counters'
import User from '#app/accounts/models/user'
import { createLab } from '#database/factories/lab_factory'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createUser, createUsers } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'
import { scheduleEvent } from '#tests/support/events'
import { through } from '#tests/support/kiosk'
import { confirmedAdmin } from '#tests/support/questions'
import { LIMITS } from '#tests/support/limits'

const WRONG = 'salah-sekali'
const HALF_AN_HOUR = 30 * 60_000
const NETWORK = '203.0.113.9'

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

/** A wrong try at an invented name. */
async function guess(browser: BrowserSession, number: number): Promise<number> {
  const form = { identifier: `orang${number}@contoh.test`, password: WRONG }
  return (await browser.post('/users/login', form)).status
}

/** Wrong tries of as many browsers at existing accounts. */
async function failOften(address: string, visitors: number): Promise<void> {
  const users = await createUsers(Math.ceil(visitors / 5))
  for (let tries = 0; tries < visitors; tries++) {
    await tryAt(address, users[Math.floor(tries / 5)]!, WRONG)
  }
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

  test('wrong passwords by an outsider do not lock the account elsewhere', async ({ assert }) => {
    const user = await createUser()
    for (let tries = 0; tries < 5; tries++) {
      assert.equal(await tryAt('203.0.113.1', user, WRONG), 401)
    }
    assert.equal(await tryAt('203.0.113.1', user, FACTORY_PASSWORD), 429)
    assert.equal(await tryAt('198.51.100.1', user, FACTORY_PASSWORD), 200)
  })

  test('wrong passwords from one IPv6 network count together', async ({ assert }) => {
    const user = await createUser()
    for (let tries = 1; tries <= 5; tries++) {
      assert.equal(await tryAt(`2001:db8:1:1::${tries}`, user, WRONG), 401)
    }
    assert.equal(await tryAt('2001:db8:1:1:ffff::1', user, FACTORY_PASSWORD), 429)
    assert.equal(await tryAt('2001:db8:1:2::1', user, FACTORY_PASSWORD), 200)
  })

  test('wrong passwords are limited to fifty per account, from any address', async ({ assert }) => {
    const user = await createUser()
    await lockEverywhere(user)
    assert.equal(await tryAt('198.51.100.1', user, FACTORY_PASSWORD), 429)
    const admin = await confirmedAdmin()
    await admin.post(`/admin/user/${user.id}/buka-kunci`)
    assert.equal(await tryAt('198.51.100.1', user, FACTORY_PASSWORD), 200)
  })

  test('wrong passwords from everywhere do not lock a seat in a lab', async ({ assert }) => {
    const user = await createUser()
    const { lab, key } = await createLab()
    const seat = through(await BrowserSession.visitor(), { labId: lab.id, key, seat: '07' })
    await lockEverywhere(user)
    assert.equal(await logIn(seat, user), 200)
  })

  test('wrong passwords on one seat do not lock the next', async ({ assert }) => {
    const user = await createUser()
    const { lab, key } = await createLab()
    const at = async (seat: string) =>
      through(await BrowserSession.visitor(), { labId: lab.id, key, seat })
    for (let tries = 0; tries < 5; tries++)
      assert.equal(await logIn(await at('07'), user, WRONG), 401)
    assert.equal(await logIn(await at('07'), user), 429)
    assert.equal(await logIn(await at('08'), user), 200)
  })

  test('wrong passwords from invented seats of a lab are limited to fifty', async ({ assert }) => {
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

  test('wrong passwords by one guest end the tries of that browser only', async ({ assert }) => {
    const user = await createUser()
    const guest = await browserAt(NETWORK)
    for (let tries = 1; tries <= 20; tries++) assert.equal(await guess(guest, tries), 401)
    assert.equal(await guess(guest, 21), 429)
    assert.equal(await logIn(guest, user), 429)
    assert.equal(await tryAt(NETWORK, user, FACTORY_PASSWORD), 200)
  })

  test('wrong passwords for invented names lock nobody out at the same address, in however many browsers', async ({
    assert,
  }) => {
    const user = await createUser()
    for (let tries = 1; tries <= MAX_VISITORS_AT_AN_ADDRESS + 5; tries++) {
      assert.equal(await guess(await browserAt(NETWORK), tries), 401)
    }
    assert.equal(await tryAt(NETWORK, user, FACTORY_PASSWORD), 200)
  })

  test('wrong passwords of many visitors at existing accounts block an address for minutes, but not its known devices', async ({
    assert,
  }) => {
    const [user, known] = [await createUser(), await createUser()]
    const { lab, key } = await createLab()
    const device = await browserAt(NETWORK)
    assert.equal(await logIn(device, known), 200)
    await failOften(NETWORK, MAX_VISITORS_AT_AN_ADDRESS)

    const refused = await (
      await browserAt(NETWORK)
    ).post('/users/login', { identifier: user.email, password: FACTORY_PASSWORD })
    assert.equal(refused.status, 429)
    assert.isAtMost(Number(refused.headers.get('retry-after')), 5 * 60)
    assert.equal(await tryAt('198.51.100.1', user, FACTORY_PASSWORD), 200)
    assert.equal(await logIn(device, known), 200)
    const seat = through(await BrowserSession.visitor(), { labId: lab.id, key, seat: '07' })
    const { sign } = seat
    seat.sign = (...call) => ({ ...sign(...call), 'x-forwarded-for': NETWORK })
    assert.equal(await logIn(seat, user), 200)
  })

  test('an exam network, recognised by who signed in there, allows more wrong passwords', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const event = await scheduleEvent(pack, Date.now() + HALF_AN_HOUR, {
      count: LEARNERS_OF_A_NETWORK,
    })
    const learners = event.learners.map((learner) => learner.user)
    for (const learner of learners.slice(1)) {
      assert.equal(await tryAt(NETWORK, learner, FACTORY_PASSWORD), 200)
      assert.isFalse(await isExamNetwork(NETWORK))
    }
    // A second login of the same learner doesn't count as another one.
    const [first] = learners
    if (!first) throw new Error('no learner')
    assert.equal(await tryAt(NETWORK, learners[1]!, FACTORY_PASSWORD), 200)
    assert.isFalse(await isExamNetwork(NETWORK))
    assert.equal(await tryAt(NETWORK, first, FACTORY_PASSWORD), 200)
    assert.isTrue(await isExamNetwork(NETWORK))
    assert.isFalse(await isExamNetwork('203.0.113.77'))

    const user = await createUser()
    await failOften(NETWORK, MAX_VISITORS_AT_AN_ADDRESS)
    assert.equal(await tryAt(NETWORK, user, FACTORY_PASSWORD), 200)
  })

  test("logins of a learner without an exam don't make an exam network, logins from a seat do", async ({
    assert,
  }) => {
    const others = await createUsers(LEARNERS_OF_A_NETWORK + 1)
    for (const other of others) await tryAt(NETWORK, other, FACTORY_PASSWORD)
    assert.isFalse(await isExamNetwork(NETWORK))
    const { lab, key } = await createLab()
    const seat = through(await BrowserSession.visitor(), { labId: lab.id, key, seat: '07' })
    const { sign } = seat
    seat.sign = (...call) => ({ ...sign(...call), 'x-forwarded-for': NETWORK })
    assert.equal(await logIn(seat, await createUser()), 200)
    assert.isTrue(await isExamNetwork(NETWORK))
  })

  test('refused login tries charge no counter', async ({ assert }) => {
    const [user, other] = [await createUser(), await createUser()]
    await failOften(NETWORK, MAX_VISITORS_AT_AN_ADDRESS)
    const visitor = await browserAt(NETWORK)
    assert.equal(await logIn(visitor, user, WRONG), 429)
    for (let tries = 0; tries < 5; tries++) await tryAt('198.51.100.7', other, WRONG)
    assert.equal(await tryAt('198.51.100.7', other, WRONG), 429)

    const place = { visitor: 'any', isExamNetwork: false, device: null, seat: null }
    const charged = async (who: User, address: string) => {
      const fresh = await User.findOrFail(who.id)
      const counters = loginCounters(fresh, '', { ...place, address }).slice(0, 2)
      return Promise.all(
        counters.map(async ({ key, max }) => {
          const counter = limiter.use({ requests: max, duration: '15 mins' })
          return (await counter.get(key))?.consumed ?? 0
        })
      )
    }
    assert.deepEqual(await charged(user, NETWORK), [0, 0])
    assert.deepEqual(await charged(other, '198.51.100.7'), [5, 5])
  })

  test('wrong passwords do not count after the right one', async ({ assert }) => {
    const user = await createUser()
    for (let logins = 0; logins < 12; logins++) {
      assert.equal(await tryAt(`198.51.100.${logins % 3}`, user, FACTORY_PASSWORD), 200)
    }
    for (let tries = 0; tries < 5; tries++) {
      assert.equal(await tryAt('198.51.100.9', user, WRONG), 401)
    }
  })

  test('wrong reset codes do not lock others out', async ({ assert }) => {
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
    // A right try is refunded.
    const counter = limiter.use({ requests: MAX_VISITORS_AT_AN_ADDRESS, duration: '5 mins' })
    assert.equal((await counter.get('reset:address:198.51.100.1'))?.consumed ?? 0, 0)
    assert.equal((await counter.get('reset:address:203.0.113.1'))?.consumed, 5)
  })
})
