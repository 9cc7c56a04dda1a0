import router from '@adonisjs/core/services/router'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { TAKEOVERS } from '#app/exam/actions/start_attempt'
import { spend } from '#app/platform/limits/budgets'
import { REQUESTS_AT_ONCE } from '#app/platform/middleware/in_turn_middleware'
import { BUDGETS, budgetOf } from '#start/budgets'
import AuditEntry from '#app/audit/models/audit_entry'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { start, takeSeat } from '#tests/support/exam'
import { queriesOf } from '#tests/support/queries'
import { adminBrowser } from '#tests/support/questions'

interface Write {
  name: string
  method: string
  path: string
}

/** Every route that writes, with 1 for each of its parameters. */
const writes = (): Write[] =>
  Object.values(router.toJSON())
    .flat()
    .flatMap(({ name, methods, pattern }) =>
      methods
        .filter((method) => !['GET', 'HEAD'].includes(method))
        .map((method) => ({
          name: name ?? pattern,
          method,
          path: pattern.replace('/api', '').replaceAll(/:\w+/g, '1'),
        }))
    )

test.group('Every route that writes', (group) => {
  isolateDatabase(group)

  test('every route that writes has a budget for each user, or names the rule that replaces it', ({
    assert,
  }) => {
    const names = writes().map(({ name }) => name)
    assert.deepEqual(
      names.filter((name) => !budgetOf(name) && !(name in BUDGETS)),
      []
    )
    assert.deepEqual(
      Object.keys(BUDGETS).filter((name) => !names.includes(name)),
      []
    )
  })

  test('a used-up budget refuses that user alone, without writing a row', async ({ assert }) => {
    const [user, neighbour] = [await createUser(), await createUser()]
    const [browser, neighbours] = [
      await BrowserSession.of(user),
      await BrowserSession.of(neighbour),
    ]
    for (const { name, method, path } of writes()) {
      const found = budgetOf(name)
      if (!found || name.startsWith('admin.') || name === 'users.logout') continue
      for (let n = 0; n < found.budget.requests; n++) await spend(found.name, user.id, found.budget)
      const headers = { 'content-type': 'application/json' }
      let status = 0
      let wait = 0
      const statements = await queriesOf(async () => {
        const reply = await browser.send(method, path, { headers, body: '{}' })
        status = reply.status
        wait = Number(reply.headers.get('retry-after'))
      })
      assert.equal(status, 429, name)
      assert.isAbove(wait, 0, name)
      assert.deepEqual(
        statements.filter((sql) => /^\s*(insert|update|delete)/i.test(sql)),
        [],
        name
      )
      const other = await neighbours.send(method, path, { headers, body: '{}' })
      assert.notEqual(other.status, 429, name)
    }
  })

  test('the budgets of staff count together', async ({ assert }) => {
    const admin = await adminBrowser()
    const found = budgetOf('admin.classes.create')
    if (!found) throw new Error('no budget')
    const [{ id }] = (await admin.get('/admin/user')).body.users
    for (let n = 0; n < found.budget.requests; n++) await spend(found.name, id, found.budget)
    assert.equal((await admin.post('/admin/kelas', { nama: 'XII IPA 1' })).status, 429)
    assert.equal((await admin.get('/admin/kelas')).status, 200)
  })
})

test.group('Two logins that take over from each other', (group) => {
  isolateDatabase(group)

  test('two logins that take over from each other do so a limited number of times, and write no more', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    const browsers = [await BrowserSession.of(seat.user), seat.browser]
    const statuses: number[] = []
    for (let n = 0; n < TAKEOVERS.requests + 1; n++) {
      const takeover = { nohp: seat.user.nohp, takeover: true }
      statuses.push((await browsers[n % 2]!.put('/soal/timers', takeover)).status)
    }
    assert.deepEqual(statuses.slice(-2), [200, 429])
    const entries = await AuditEntry.query().where('action', 'attempt.taken_over')
    assert.lengthOf(entries, TAKEOVERS.requests)
  })
})

test.group('A journal for an attempt of somebody else', (group) => {
  isolateDatabase(group)

  test("a journal for another learner's attempt is refused before it is checked", async ({
    assert,
  }) => {
    const browser = await BrowserSession.of(await createUser())
    const jurnal = Array.from({ length: 1_000 }, () => ({ id: 'no page' }))
    const { status } = await browser.post('/soal/jawaban-terlambat', { simulasi: 987_654, jurnal })
    assert.equal(status, 404)
  })
})

test.group('The requests of one account', (group) => {
  isolateDatabase(group)

  test('requests of one account are handled a few at once; those of others are not delayed', async ({
    assert,
    cleanup,
  }) => {
    const browser = await BrowserSession.of(await createUser())
    const neighbours = await BrowserSession.of(await createUser())
    const events: string[] = []
    const verify = hash.verify.bind(hash)
    cleanup(() => void (hash.verify = verify))
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let allIn = () => {}
    const full = new Promise<void>((resolve) => (allIn = resolve))
    let held = 0
    hash.verify = async () => {
      held++
      if (held === REQUESTS_AT_ONCE) allIn()
      await released
      return true
    }
    const confirmations = Array.from({ length: REQUESTS_AT_ONCE }, () =>
      browser.copy().post('/users/konfirmasi-password', { password: FACTORY_PASSWORD })
    )
    await full
    const waiting = browser
      .copy()
      .get('/users/getAuth')
      .then(({ status }) => events.push(`answered ${status}`))
    for (let n = 0; n < 5; n++) {
      assert.equal((await neighbours.get('/users/getAuth')).status, 200)
    }
    events.push('released')
    release()
    await Promise.all([...confirmations, waiting])
    assert.deepEqual(events, ['released', 'answered 200'])
    assert.equal(held, REQUESTS_AT_ONCE)
  })
})
