import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import SecondFactor from '#app/accounts/models/second_factor'
import User from '#app/accounts/models/user'
import AuditEntry from '#app/audit/models/audit_entry'
import AdminRemoveSecondFactor from '../../../commands/admin_remove_second_factor.js'
import { FACTOR_CODE_WRONG } from '#app/accounts/http/confirm_code'
import { ADMIN_REFUSAL, CODE_NEEDED } from '#contracts/refusals'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createAdmin } from '#database/factories/user_factory'
import { authenticatorOf } from '#tests/support/authenticator'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { MINUTE, SECOND } from '#tests/support/exam'
import { adminBrowser, confirmedAdmin } from '#tests/support/questions'
import { readSecurityLog } from '#tests/support/security_log'
import { stopClock } from '#tests/support/time_travel'

const PATH = '/admin/dua-langkah'
const STEP = 30 * SECOND

interface Owner {
  admin: User
  browser: BrowserSession
  codeAt: (now: number) => string
  recoveryCodes: string[]
}

/** An admin with a second factor, whose first code is used; the next one comes a step later. */
async function owner(time: { now: number; pass(ms: number): void }): Promise<Owner> {
  const admin = await createAdmin()
  const browser = await (await BrowserSession.of(admin)).confirmPassword()
  const codeAt = authenticatorOf((await browser.post(PATH)).body.data.rahasia)
  const { status, body } = await browser.post(`${PATH}/aktifkan`, { kode: codeAt(time.now) })
  if (status !== 200) throw new Error(`not enabled: ${status}`)
  time.pass(STEP)
  return { admin, browser, codeAt, recoveryCodes: body.data.kodePemulihan }
}

/** A browser whose password was right. */
async function halfOpen(admin: User): Promise<BrowserSession> {
  const browser = await BrowserSession.visitor()
  await givePassword(browser, admin)
  return browser
}

const givePassword = (browser: BrowserSession, { email: identifier }: User) =>
  browser.post('/users/login', { identifier, password: FACTORY_PASSWORD })
const giveCode = async (browser: BrowserSession, kode: string) =>
  (await browser.post('/users/login/kode', { kode })).status
const isSignedIn = async (browser: BrowserSession) =>
  (await browser.get('/users/getAuth')).status === 200

/** A number of six digits that is no code now. */
function wrongCode(codeAt: Owner['codeAt'], now: number): string {
  const right = [-STEP, 0, STEP].map((offset) => codeAt(now + offset))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

test.group('Enabling a second factor', (group) => {
  isolateDatabase(group)

  test('a second factor shows its secret once, and is active from its first right code on', async ({
    assert,
  }) => {
    using time = stopClock()
    const admin = await createAdmin()
    const browser = await (await BrowserSession.of(admin)).confirmPassword()
    const elsewhere = await BrowserSession.of(admin)
    const { data } = (await browser.post(PATH)).body
    assert.match(data.rahasia, /^[A-Z2-7]{32}$/)
    assert.match(data.qr, /^data:image\/png;base64,/)
    const stored = await SecondFactor.findOrFail(admin.id)
    assert.notInclude(stored.sealedSecret, data.rahasia)
    // Not enabled yet.
    assert.equal((await givePassword(await BrowserSession.visitor(), admin)).status, 200)

    const codeAt = authenticatorOf(data.rahasia)
    const refused = await browser.post(`${PATH}/aktifkan`, { kode: wrongCode(codeAt, time.now) })
    assert.deepEqual([refused.status, refused.body.message], [422, FACTOR_CODE_WRONG])
    const enabled = await browser.post(`${PATH}/aktifkan`, { kode: codeAt(time.now) })
    assert.equal(enabled.status, 200)
    const codes = enabled.body.data.kodePemulihan as string[]
    assert.equal(new Set(codes).size, 10)
    for (const { code_hash: hash } of await db.from('recovery_codes'))
      assert.notInclude(codes, hash)
    assert.deepEqual((await browser.get(PATH)).body.data, { aktif: true, kodePemulihan: 10 })

    // Logins without the factor end; the one that enabled it continues.
    assert.isTrue(await isSignedIn(browser))
    assert.isFalse(await isSignedIn(elsewhere))
    assert.equal((await browser.post(PATH)).status, 409)
    await AuditEntry.findByOrFail('action', 'user.factor_enabled')
  })

  test('enabling a second factor needs the password again: {$self}')
    .with(['', '/aktifkan', '/kode-pemulihan', '/matikan'])
    .run(async ({ assert }, call) => {
      const { status, body } = await (await adminBrowser()).post(PATH + call, { kode: '123456' })
      assert.deepEqual([status, body.code], [403, ADMIN_REFUSAL.passwordNeeded])
    })
})

test.group('A login with a second factor', (group) => {
  isolateDatabase(group)

  test('a login with a second factor is half open after the password, and open after the code', async ({
    assert,
  }) => {
    using time = stopClock()
    const { admin, codeAt } = await owner(time)
    const browser = await BrowserSession.visitor()
    const visit = browser.cookies.get('lulus')
    const asked = await givePassword(browser, admin)
    assert.deepEqual([asked.status, asked.body.code], [401, CODE_NEEDED])
    assert.notProperty(asked.body, 'nohp')
    const half = browser.cookies.get('lulus')
    assert.notEqual(half, visit)
    for (const path of ['/users/getAuth', '/admin/user', '/users/detail-user', '/soal']) {
      assert.equal((await browser.get(path)).status, 401, path)
    }
    assert.equal((await browser.post('/users/konfirmasi-password', {})).status, 401)

    const opened = await browser.post('/users/login/kode', { kode: codeAt(time.now) })
    assert.deepEqual([opened.status, opened.body.nohp], [200, admin.nohp])
    assert.notEqual(browser.cookies.get('lulus'), half)
    assert.isTrue(await isSignedIn(browser))
  })

  test('a second factor accepts the codes of one step before and after, each once', async ({
    assert,
  }) => {
    using time = stopClock()
    const { admin, codeAt } = await owner(time)
    const statusOf = async (offset: number) => {
      const code = codeAt(time.now + offset * STEP)
      return giveCode(await halfOpen(admin), code)
    }
    time.pass(4 * STEP)
    assert.equal(await statusOf(-2), 422)
    assert.equal(await statusOf(-1), 200)
    assert.equal(await statusOf(-1), 422, 'again')
    assert.equal(await statusOf(1), 200)
    // Earlier than a used one.
    assert.equal(await statusOf(0), 422)
    assert.equal(await statusOf(2), 422)
  })

  test('the code that enabled a second factor is not accepted a second time', async ({
    assert,
  }) => {
    using time = stopClock()
    const { admin, codeAt } = await owner(time)
    assert.equal(await giveCode(await halfOpen(admin), codeAt(time.now - STEP)), 422)
  })

  test('a half-open login ends after five wrong codes, also for the right one', async ({
    assert,
  }) => {
    using time = stopClock()
    const { admin, codeAt } = await owner(time)
    const browser = await halfOpen(admin)
    using log = readSecurityLog()
    for (let tries = 0; tries < 5; tries++) {
      assert.equal(await giveCode(browser, wrongCode(codeAt, time.now)), 422)
    }
    assert.equal(await giveCode(browser, codeAt(time.now)), 429)
    // Another one from the same place has no more tries.
    assert.equal(await giveCode(await halfOpen(admin), codeAt(time.now)), 429)
    assert.lengthOf(
      log.events().filter((event) => event === 'code_wrong'),
      5
    )
    assert.include(log.events(), 'tries_used_up')
  })

  test('the five tries at a second factor are shared by all addresses', async ({ assert }) => {
    using time = stopClock()
    const { admin, codeAt } = await owner(time)
    const browser = await halfOpen(admin)
    let host = 0
    browser.sign = () => ({ 'x-forwarded-for': `203.0.113.${++host}` })
    for (let tries = 0; tries < 5; tries++) {
      assert.equal(await giveCode(browser, wrongCode(codeAt, time.now)), 422)
    }
    assert.equal(await giveCode(browser, codeAt(time.now)), 429)
  })

  test("a half-open login can't be opened by a code alone, after five minutes, or after its logins were ended", async ({
    assert,
  }) => {
    using time = stopClock()
    const { admin, codeAt } = await owner(time)
    assert.equal(await giveCode(await BrowserSession.visitor(), codeAt(time.now)), 401)

    const [late, ended] = [await halfOpen(admin), await halfOpen(admin)]
    await (await adminBrowser()).post(`/admin/user/${admin.id}/keluarkan`)
    assert.equal(await giveCode(ended, codeAt(time.now)), 401)
    time.pass(5 * MINUTE)
    assert.equal(await giveCode(late, codeAt(time.now)), 401)
  })

  test('a recovery code is accepted once, however it is typed', async ({ assert }) => {
    using time = stopClock()
    const { admin, recoveryCodes } = await owner(time)
    const [first = '', second = ''] = recoveryCodes
    assert.equal(await giveCode(await halfOpen(admin), first), 200)
    assert.equal(await giveCode(await halfOpen(admin), first), 422)
    const typed = second.toLowerCase().replaceAll('-', ' ')
    assert.equal(await giveCode(await halfOpen(admin), typed), 200)
    const entries = await AuditEntry.query()
      .where('action', 'user.recovery_code_used')
      .orderBy('id')
    assert.deepEqual(
      entries.map(({ details }) => details),
      [{ left: 9 }, { left: 8 }]
    )
  })
})

test.group('A second factor', (group) => {
  isolateDatabase(group)

  test('new recovery codes are issued for a code, and the old ones are void', async ({
    assert,
  }) => {
    using time = stopClock()
    const { admin, browser, codeAt, recoveryCodes } = await owner(time)
    const path = `${PATH}/kode-pemulihan`
    assert.equal((await browser.post(path, { kode: wrongCode(codeAt, time.now) })).status, 422)
    const renewed = await browser.post(path, { kode: codeAt(time.now) })
    assert.lengthOf(renewed.body.data.kodePemulihan, 10)
    assert.equal(await giveCode(await halfOpen(admin), recoveryCodes[0] ?? ''), 422)
    assert.equal(await giveCode(await halfOpen(admin), renewed.body.data.kodePemulihan[0]), 200)
  })

  test('a second factor is turned off by its owner with a code', async ({ assert }) => {
    using time = stopClock()
    const { admin, browser, codeAt } = await owner(time)
    const path = `${PATH}/matikan`
    assert.equal((await browser.post(path, { kode: wrongCode(codeAt, time.now) })).status, 422)
    assert.equal((await browser.post(path, { kode: codeAt(time.now) })).status, 200)
    assert.equal((await givePassword(await BrowserSession.visitor(), admin)).status, 200)
    assert.lengthOf(await db.from('recovery_codes'), 0)
    assert.equal((await browser.post(`${PATH}/aktifkan`, { kode: codeAt(time.now) })).status, 409)
  })

  test('a lost second factor is removed by another admin, who gives the password again', async ({
    assert,
  }) => {
    using time = stopClock()
    const { admin, browser } = await owner(time)
    const path = `/admin/user/${admin.id}/hapus-dua-langkah`
    assert.equal((await browser.post(path)).status, 403)
    const unconfirmed = await (await adminBrowser()).post(path)
    assert.equal(unconfirmed.body.code, ADMIN_REFUSAL.passwordNeeded)

    const other = await confirmedAdmin()
    const [row] = (await other.get(`/admin/user?search=${admin.nohp}`)).body.users
    assert.isTrue(row.dua_langkah)
    assert.equal((await other.post(path)).status, 200)
    assert.equal((await other.post(path)).status, 409)
    assert.equal((await other.post('/admin/user/987654/hapus-dua-langkah')).status, 404)
    assert.equal((await givePassword(await BrowserSession.visitor(), admin)).status, 200)
    const entry = await AuditEntry.findByOrFail('action', 'user.factor_removed')
    assert.equal(entry.subjectId, admin.id)
  })

  test("the last admin's lost second factor is removed at the console", async ({ assert }) => {
    ace.ui.switchMode('raw')
    using time = stopClock()
    const { admin } = await owner(time)
    const run = async (account: string) => {
      const command = await ace.create(AdminRemoveSecondFactor, [account])
      await command.exec()
      return command
    }
    ;(await run('tidak@ada.test')).assertFailed()
    ;(await run(admin.nohp)).assertSucceeded()
    ;(await run(admin.nohp)).assertFailed()
    ace.ui.switchMode('normal')
    assert.equal((await givePassword(await BrowserSession.visitor(), admin)).status, 200)
    const entry = await AuditEntry.findByOrFail('action', 'user.factor_removed')
    assert.deepEqual([entry.subjectId, entry.actorId], [admin.id, null])
  })

  test('a second factor is still required after a password reset', async ({ assert }) => {
    using time = stopClock()
    const { admin } = await owner(time)
    const { kode } = (await (await confirmedAdmin()).post(`/admin/user/${admin.id}/kode-reset`))
      .body
    const newPassword = 'kopi-tubruk-pagi'
    const visitor = await BrowserSession.visitor()
    await visitor.post('/users/reset-password', { identifier: admin.email, kode, newPassword })
    const login = { identifier: admin.email, password: newPassword }
    const { body } = await visitor.post('/users/login', login)
    assert.equal(body.code, CODE_NEEDED)
  })
})
