import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import { LINES_PER_MINUTE, noteSecurityEvent } from '#app/platform/log/security_log'
import { createLab } from '#database/factories/lab_factory'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase, runOnOneDatabase } from '#tests/support/database'
import { signInAsAdmin } from '#tests/support/demo_exam'
import { through } from '#tests/support/kiosk'
import { readSecurityLog } from '#tests/support/security_log'
import { ServerProcess } from '#tests/support/server_process'
import { stopClock } from '#tests/support/time_travel'
import { LIMITS } from '#tests/support/limits'

const MINUTE = 60_000

test.group('The security log', (group) => {
  isolateDatabase(group)

  test('the security log records logins, logouts, failures and used-up tries', async ({
    assert,
  }) => {
    const user = await createUser()
    const visitor = await BrowserSession.visitor()
    visitor.sign = () => ({ 'x-forwarded-for': '203.0.113.77' })
    const logIn = (identifier: string, password: string) =>
      visitor.post('/users/login', { identifier, password })
    using log = readSecurityLog()

    await logIn(user.email, FACTORY_PASSWORD)
    await visitor.post('/users/logout')
    await visitor.get('/users/getAuth')
    await logIn('tidak@ada.test', 'salah-sekali')
    visitor.cookies.delete('lulus-device')
    for (let tries = 0; tries < 6; tries++) await logIn(user.nohp, 'salah-sekali')

    const failed = Array.from({ length: 5 }, () => 'login_failed')
    assert.deepEqual(log.events(), ['login', 'logout', 'login_failed', ...failed, 'tries_used_up'])
    assert.containSubset(log.line('login'), {
      userId: user.id,
      role: 'User',
      network: '203.0.113.0/24',
      route: '/api/users/login',
    })
    assert.isUndefined(log.line('login_failed')?.userId)
    assert.equal(log.line('tries_used_up')?.userId, user.id)
    for (const secret of [user.email, user.nohp, user.name, '203.0.113.77', 'tidak@ada.test']) {
      assert.notInclude(JSON.stringify(log.lines), secret)
    }
  })

  test('the security log records refusals with their code and seat', async ({ assert }) => {
    const user = await createUser()
    const learner = await BrowserSession.of(user)
    const forged = learner.copy()
    forged.cookies.delete('XSRF-TOKEN')
    const { lab, key } = await createLab({ revokedAt: Date.now() })
    const kiosk = through(new BrowserSession(), { labId: lab.id, key, seat: '07' })
    using log = readSecurityLog()

    await learner.get('/admin/user')
    await forged.post('/users/logout')
    await kiosk.get('/users/getAuth')
    assert.containSubset(log.lines, [
      { msg: 'refused', userId: user.id, route: '/api/admin/user' },
      { msg: 'csrf_refused', userId: undefined, route: '/api/users/logout', method: 'POST' },
      { msg: 'refused', code: 'lab_dicabut' },
    ])
  })

  test('the security log records accounts and data also while strangers flood it', async ({
    assert,
  }) => {
    using time = stopClock()
    const [admin, user] = [await createAdmin(), await createUser()]
    const browser = await BrowserSession.of(admin)
    const visitor = await BrowserSession.visitor()
    const { lab } = await createLab()
    await browser.confirmPassword()
    time.pass(MINUTE)
    using log = readSecurityLog()

    const flood = Array.from({ length: LINES_PER_MINUTE + 5 }, () => new BrowserSession())
    for (const stranger of flood) await stranger.post('/users/logout')
    assert.lengthOf(log.lines, LINES_PER_MINUTE)
    await visitor.post('/users/login', { identifier: user.email, password: 'salah-sekali' })
    await visitor.post('/users/login', { identifier: user.email, password: FACTORY_PASSWORD })
    await browser.get('/admin/user?limit=-1')
    await browser.post(`/admin/lab/${lab.id}/kunci`)
    await visitor.post('/users/logout')
    assert.deepEqual(log.events().slice(LINES_PER_MINUTE), [
      'login_failed',
      'login',
      'exported',
      'audited',
      'logout',
    ])

    time.pass(MINUTE)
    await new BrowserSession().post('/users/logout')
    assert.deepEqual(log.lines.slice(-2), [
      { msg: 'lines_left_out', leftOut: 5, of: 'refusals' },
      log.lines.at(-1),
    ])
    assert.equal(log.lines.at(-1)?.msg, 'csrf_refused')
  }).timeout(LIMITS.manyCalls)

  test('the security log records logins and data also while strangers guess', ({ assert }) => {
    using time = stopClock()
    // Budgets belong to the process: this moves to an unused minute.
    time.pass(10 * MINUTE)
    using log = readSecurityLog()
    const guesses = ['login_failed', 'reset_code_wrong', 'tries_used_up'] as const
    for (let guess = 0; guess < 3 * LINES_PER_MINUTE; guess++) {
      noteSecurityEvent(guesses[guess % 3] ?? 'login_failed', {})
    }
    const others = ['login', 'code_wrong', 'exported', 'audited'] as const
    for (const event of others) noteSecurityEvent(event, {})
    assert.deepEqual(log.events().slice(LINES_PER_MINUTE), others)

    time.pass(MINUTE)
    noteSecurityEvent('login_failed', {})
    const leftOut = { msg: 'lines_left_out', leftOut: 2 * LINES_PER_MINUTE, of: 'guesses' }
    assert.deepEqual(log.lines.slice(-2), [leftOut, { msg: 'login_failed' }])
  })

  test('the security log accepts a valid request id of a proxy, and no other', async ({
    assert,
  }) => {
    using log = readSecurityLog()
    const asked = ['a'.repeat(14_000), 'a b', 'short', '"}\\u0000{"', 'ce4b7d1c-of_nginx']
    for (const id of asked) {
      const visitor = new BrowserSession()
      visitor.sign = () => ({ 'x-request-id': id })
      await visitor.post('/users/logout')
    }
    const ids = log.lines.map(({ requestId }) => String(requestId))
    assert.lengthOf(ids, asked.length)
    const own = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
    for (const id of ids.slice(0, -1)) assert.match(id, own)
    assert.equal(ids.at(-1), asked.at(-1))
    assert.equal(new Set(ids).size, ids.length)
  })

  test('the security log records reached limits without a session', async ({ assert }) => {
    using log = readSecurityLog()
    for (let asked = 0; asked < 61; asked++) await new BrowserSession().get('/sertifikat/ABCD')
    assert.containSubset(log.lines, [{ msg: 'limited', route: '/api/sertifikat/:kode' }])
  })

  test('the security log records which complete lists an admin loaded', async ({ assert }) => {
    const admin = await createAdmin()
    const browser = await BrowserSession.of(admin)
    using log = readSecurityLog()
    await browser.get('/admin/user?limit=10')
    await browser.get('/admin/user?limit=-1')
    assert.deepEqual(log.events(), ['exported'])
    assert.containSubset(log.lines, [{ userId: admin.id, list: 'users', rows: 1 }])
  })

  test('the security log repeats the audit log without names: renewed keys and codes', async ({
    assert,
  }) => {
    const [admin, user] = [await createAdmin(), await createUser()]
    const browser = await (await BrowserSession.of(admin)).confirmPassword()
    const { lab } = await createLab()
    using log = readSecurityLog()
    const { kode } = (await browser.post(`/admin/user/${user.id}/kode-reset`)).body
    await browser.post(`/admin/lab/${lab.id}/kunci`)
    const visitor = await BrowserSession.visitor()
    const form = { identifier: user.email, newPassword: 'kopi-tubruk-pagi' }
    await visitor.post('/users/reset-password', { ...form, kode: 'AAAA-AAAA' })
    await visitor.post('/users/reset-password', { ...form, kode })

    assert.containSubset(log.lines, [
      { msg: 'audited', action: 'user.reset_code_issued', userId: admin.id, subjectId: user.id },
      { msg: 'audited', action: 'lab.key_rotated', userId: admin.id, subjectId: lab.id },
      { msg: 'reset_code_wrong', userId: user.id },
      { msg: 'audited', action: 'user.password_reset', userId: user.id },
    ])
    assert.notInclude(JSON.stringify(log.lines), user.name)
    assert.notInclude(JSON.stringify(log.lines), kode)
  })
})

test.group('The security log of a production server', (group) => {
  runOnOneDatabase(group)

  test('a production server writes the security log to a separate file with any LOG_LEVEL', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-security-'))
    const file = join(dataDir, 'logs', 'security.log')
    const server = await ServerProcess.prepare(dataDir, { SECURITY_LOG: file })
    cleanup(async () => {
      await server.kill()
      rmSync(dataDir, { recursive: true })
    })
    await server.start()
    await signInAsAdmin(server.origin)
    server.signal('SIGTERM')
    await server.ended()

    const lines = readFileSync(file, 'utf8').trim().split('\n')
    const [login] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    assert.containSubset(login, { name: 'lulus-security', msg: 'login', role: 'Admin', userId: 1 })
    const [{ email, nohp, name }] = DEMO_ACCOUNTS
    for (const secret of [email, nohp, name]) assert.notInclude(lines.join(), secret)
    assert.notInclude(server.log, 'lulus-security')
  }).timeout(LIMITS.manyCalls)
})
