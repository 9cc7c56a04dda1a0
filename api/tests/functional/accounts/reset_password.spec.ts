import { test } from '@japa/runner'
import ResetCode from '#app/accounts/models/reset_code'
import type User from '#app/accounts/models/user'
import AuditEntry from '#app/audit/models/audit_entry'
import { DEMO_PASSWORD, DEMO_PASSWORD_REFUSED } from '#contracts/passwords'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { MINUTE } from '#tests/support/exam'
import { confirmedAdmin } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'

const NEW_PASSWORD = 'password-baru'

async function codeFor(user: User): Promise<string> {
  const admin = await confirmedAdmin()
  const { status, body } = await admin.post(`/admin/user/${user.id}/kode-reset`)
  if (status !== 200) throw new Error(`no code: ${status}`)
  return body.kode
}

async function reset(identifier: string, kode: string, newPassword = NEW_PASSWORD) {
  const visitor = await BrowserSession.visitor()
  return visitor.post('/users/reset-password', { identifier, kode, newPassword })
}

async function logIn(identifier: string, password: string) {
  const visitor = await BrowserSession.visitor()
  return visitor.post('/users/login', { identifier, password })
}

test.group('Reset codes', (group) => {
  isolateDatabase(group)

  test('a reset code is shown to the admin once, stored as a hash and recorded', async ({
    assert,
  }) => {
    using time = stopClock()
    const user = await createUser()
    const admin = await createAdmin()
    const browser = await (await BrowserSession.of(admin)).confirmPassword()
    const response = await browser.post(`/admin/user/${user.id}/kode-reset`)
    assert.equal(response.status, 200)
    assert.sameMembers(Object.keys(response.body), ['kode', 'berlakuSampai'])
    const { kode, berlakuSampai } = response.body
    assert.match(kode, /^[34679ACEFGHJKMNPRTWXY]{4}-[34679ACEFGHJKMNPRTWXY]{4}$/)
    assert.equal(Date.parse(berlakuSampai), time.now + 30 * MINUTE)

    const stored = await ResetCode.findOrFail(user.id)
    assert.notInclude(stored.codeHash, kode)
    const entry = await AuditEntry.findByOrFail('action', 'user.reset_code_issued')
    assert.deepEqual([entry.actorId, entry.subjectId], [admin.id, user.id])
    assert.notInclude(JSON.stringify(entry.details), kode)
  })

  test('a reset code is refused for the admin themselves and for unknown users', async ({
    assert,
  }) => {
    const admin = await createAdmin()
    const browser = await (await BrowserSession.of(admin)).confirmPassword()
    assert.equal((await browser.post(`/admin/user/${admin.id}/kode-reset`)).status, 403)
    assert.equal((await browser.post('/admin/user/987654/kode-reset')).status, 404)
    const other = await createAdmin()
    assert.equal((await browser.post(`/admin/user/${other.id}/kode-reset`)).status, 200)
    // Their code stands out in the audit log, where they find it too.
    const entry = await AuditEntry.findByOrFail('action', 'user.admin_reset_code_issued')
    assert.deepEqual([entry.actorId, entry.subjectId], [admin.id, other.id])
  })

  test('a reset code sets a new password once, in any spelling, and ends every login', async ({
    assert,
  }) => {
    const user = await createUser()
    const [one, two] = [await BrowserSession.of(user), await BrowserSession.of(user)]
    const kode = await codeFor(user)

    const response = await reset(user.nohp, ` ${kode.toLowerCase().replace('-', ' ')} `)
    assert.equal(response.status, 200)
    assert.isString(response.body.message)
    for (const browser of [one, two]) {
      assert.equal((await browser.get('/users/getAuth')).status, 401)
    }
    assert.equal((await logIn(user.email, FACTORY_PASSWORD)).status, 401)
    assert.equal((await logIn(user.email, NEW_PASSWORD)).status, 200)
    assert.equal((await reset(user.nohp, kode)).status, 422, 'used up')
    assert.lengthOf(await AuditEntry.query().where('action', 'user.password_reset'), 1)
  })

  test('a reset code unlocks an account after too many wrong passwords', async ({ assert }) => {
    const user = await createUser()
    for (let tries = 0; tries < 6; tries++) await logIn(user.email, 'salah-sekali')
    assert.equal((await logIn(user.email, FACTORY_PASSWORD)).status, 429)
    await reset(user.email, await codeFor(user))
    assert.equal((await logIn(user.email, NEW_PASSWORD)).status, 200)
  })

  test('a reset code expires after half an hour, or when another one is issued', async ({
    assert,
  }) => {
    using time = stopClock()
    const user = await createUser()
    const first = await codeFor(user)
    const second = await codeFor(user)
    assert.equal((await reset(user.email, first)).status, 422)
    time.pass(30 * MINUTE)
    const late = await reset(user.email, second)
    assert.equal(late.status, 422)
    assert.equal(late.body.message, 'Kode salah atau sudah kedaluwarsa.')
    const third = await codeFor(user)
    time.pass(30 * MINUTE - 1)
    assert.equal((await reset(user.email, third)).status, 200)
  })

  test('a wrong reset code gets the same response as an unknown account', async ({ assert }) => {
    const [withCode, without] = [await createUser(), await createUser()]
    await codeFor(withCode)
    const replies = [
      await reset(withCode.email, 'AAAA-AAAA'),
      await reset(withCode.email, 'bukan kode'),
      await reset(without.email, 'AAAA-AAAA'),
      await reset('tidak@ada.test', 'AAAA-AAAA'),
    ]
    for (const { status, body } of replies) {
      assert.equal(status, 422)
      assert.deepEqual(body, replies[0]?.body)
    }
    assert.deepEqual(replies[0]?.body.errors, [
      { field: 'kode', msg: 'Kode salah atau sudah kedaluwarsa.' },
    ])
  })

  test('a reset code allows five tries at most, for known and unknown accounts', async ({
    assert,
  }) => {
    const user = await createUser()
    const kode = await codeFor(user)
    for (const identifier of [user.email, 'tidak@ada.test']) {
      for (let tries = 0; tries < 5; tries++) {
        assert.equal((await reset(identifier, 'AAAA-AAAA')).status, 422)
      }
      const locked = await reset(identifier, kode)
      assert.equal(locked.status, 429)
      assert.isAbove(Number(locked.headers.get('retry-after')), 0)
    }
    // Tries at a code don't count for the login.
    assert.equal((await logIn(user.email, FACTORY_PASSWORD)).status, 200)
  })

  test('a reset code needs a password that registration would accept', async ({ assert }) => {
    const user = await createUser()
    const kode = await codeFor(user)
    const short = await reset(user.email, kode, 'pendek')
    assert.equal(short.status, 422)
    assert.equal(short.body.message, 'Password baru minimal 8 karakter.')
    const published = await reset(user.email, kode, DEMO_PASSWORD)
    assert.deepEqual([published.status, published.body.message], [422, DEMO_PASSWORD_REFUSED])
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.post('/users/reset-password', {})).status, 422)
    assert.equal((await reset(user.email, kode)).status, 200, 'the code is still good')
  })
})

test.group('Reset codes at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('a reset code works for only one of two requests at once', async ({ assert }) => {
    const user = await createUser()
    const kode = await codeFor(user)
    const replies = await Promise.all([
      reset(user.email, kode, 'password-satu'),
      reset(user.email, kode, 'password-dua'),
    ])
    assert.sameMembers(
      replies.map(({ status }) => status),
      [200, 422]
    )
  })
})

test.group('Unlocking an account', (group) => {
  isolateDatabase(group)

  test('unlocking an account resets the tries of every device', async ({ assert }) => {
    const user = await createUser()
    const known = await BrowserSession.of(user)
    const stranger = await BrowserSession.visitor()
    const login = (browser: BrowserSession, password: string) =>
      browser.post('/users/login', { identifier: user.email, password })
    for (const browser of [known, stranger]) {
      for (let tries = 0; tries < 5; tries++) await login(browser, 'salah-sekali')
      assert.equal((await login(browser, FACTORY_PASSWORD)).status, 429)
    }

    const admin = await confirmedAdmin()
    const response = await admin.post(`/admin/user/${user.id}/buka-kunci`)
    assert.equal(response.status, 200)
    assert.isString(response.body.message)
    for (const browser of [known, stranger]) {
      assert.equal((await login(browser, FACTORY_PASSWORD)).status, 200)
    }
    assert.lengthOf(await AuditEntry.query().where('action', 'user.unlocked'), 1)
    assert.equal((await admin.post('/admin/user/987654/buka-kunci')).status, 404)
  })

  test('an unlocked account counts new tries from zero', async ({ assert }) => {
    const user = await createUser()
    const admin = await confirmedAdmin()
    await admin.post(`/admin/user/${user.id}/buka-kunci`)
    for (let tries = 0; tries < 5; tries++) {
      assert.equal((await logIn(user.email, 'salah-sekali')).status, 401)
    }
    assert.equal((await logIn(user.email, FACTORY_PASSWORD)).status, 429)
  })
})
