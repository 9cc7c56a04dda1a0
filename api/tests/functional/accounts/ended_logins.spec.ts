import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import { endLogins } from '#app/accounts/actions/end_logins'
import { issueResetCode } from '#app/accounts/actions/issue_reset_code'
import { beginSecondFactor, enableSecondFactor } from '#app/accounts/actions/change_second_factor'
import { restoreUser } from '#app/accounts/actions/restore_user'
import SecondFactor from '#app/accounts/models/second_factor'
import User from '#app/accounts/models/user'
import { CODE_NEEDED } from '#contracts/refusals'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { authenticatorOf } from '#tests/support/authenticator'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { start, takeSeat } from '#tests/support/exam'
import { between } from '#tests/support/hashing'
import { confirmedAdmin } from '#tests/support/questions'

const REASON = { alasan: 'Akun dipakai bersama.', force: true }
const CHANGE = { oldPassword: FACTORY_PASSWORD, newPassword: 'kopi-tubruk-pagi' }

const isSignedIn = async (browser: BrowserSession) =>
  (await browser.get('/users/getAuth')).status === 200

const suspend = async (admin: BrowserSession, { id }: User) =>
  admin.post(`/admin/user/${id}/tangguhkan`, REASON)

/** Like a direct change of the database: the series stays. */
const suspendAlone = ({ id }: User) =>
  User.query().where('id', id).update({ suspended_at: Date.now() })

test.group('A suspended account', (group) => {
  isolateDatabase(group)

  for (const [who, create] of [
    ['a learner', () => createUser()],
    ['an admin', () => createAdmin()],
  ] as const) {
    test(`a suspension of ${who} ends its login while its password is being changed`, async ({
      assert,
    }) => {
      const [user, admin] = [await create(), await confirmedAdmin()]
      const browser = await BrowserSession.of(user)
      using hook = between('make', () => suspend(admin, user))
      assert.equal((await browser.put('/users/update-password', CHANGE)).status, 401)
      assert.equal(hook.calls, 1)

      assert.isFalse(await isSignedIn(browser))
      const { password } = await user.refresh()
      assert.isTrue(await hash.verify(password, FACTORY_PASSWORD))
    })
  }

  test('a suspension ends a login that is enabling a second factor', async ({ assert }) => {
    const owner = await (await createAdmin()).refresh()
    const codeAt = authenticatorOf(await beginSecondFactor(owner))
    await suspend(await confirmedAdmin(), owner)
    await assert.rejects(() => enableSecondFactor(owner, codeAt(Date.now())), /login lagi/)
    assert.isNull((await SecondFactor.findOrFail(owner.id)).enabledAt)
    await assert.rejects(() => beginSecondFactor(owner), /login lagi/)
  })

  test('a suspension ends a login that is signing its other devices out', async ({ assert }) => {
    const owner = await (await createAdmin()).refresh()
    await suspend(await confirmedAdmin(), owner)
    const { loginSeries } = await User.findOrFail(owner.id)
    await assert.rejects(() => endLogins(owner, owner.id), /login lagi/)
    assert.equal((await owner.refresh()).loginSeries, loginSeries)
  })

  test("a suspended admin's request in flight neither restores the account nor issues codes", async ({
    assert,
  }) => {
    const [owner, second] = [await (await createAdmin()).refresh(), await createAdmin()]
    const [browser, admin] = [
      await (await BrowserSession.of(owner)).confirmPassword(),
      await confirmedAdmin(),
    ]
    using hook = between('make', () => suspend(admin, owner))
    assert.equal((await browser.post(`/admin/user/${second.id}/kode-reset`)).status, 403)
    assert.equal(hook.calls, 1)
    await assert.rejects(() => issueResetCode(owner, second.id), /ditangguhkan/)
    await assert.rejects(() => restoreUser(owner, owner.id), /ditangguhkan/)
    await assert.rejects(() => endLogins(owner, second.id), /ditangguhkan/)
    assert.isNotNull((await owner.refresh()).suspendedAt)
  })

  test("a suspension alone refuses the account's calls, on the fast path of exams too", async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    await suspendAlone(seat.user)
    const save = { index: 1, answer: [{ id: 1, answer: '1', seq: 1 }] }
    assert.equal((await seat.browser.post('/soal/simpan-jawaban', save)).status, 401)
    for (const path of ['/soal', '/soal/timers', '/soal/kunci', '/users/getAuth']) {
      assert.equal((await seat.browser.get(path)).status, 401, path)
    }
  })

  test('a suspension alone refuses a half-open login', async ({ assert }) => {
    const owner = await (await createAdmin()).refresh()
    const codeAt = authenticatorOf(await beginSecondFactor(owner))
    await enableSecondFactor(owner, codeAt(Date.now()))
    const learner = await createUser({ mustChangePassword: true })
    const browsers = [await BrowserSession.visitor(), await BrowserSession.visitor()] as const
    const logIn = (browser: BrowserSession, { email: identifier }: User) =>
      browser.post('/users/login', { identifier, password: FACTORY_PASSWORD })
    assert.equal((await logIn(browsers[0], owner)).body.code, CODE_NEEDED)
    await logIn(browsers[1], learner)
    for (const user of [owner, learner]) await suspendAlone(user)

    const kode = codeAt(Date.now() + 30_000)
    assert.equal((await browsers[0].post('/users/login/kode', { kode })).status, 401)
    const own = { newPassword: CHANGE.newPassword }
    assert.equal((await browsers[1].post('/users/login/password-baru', own)).status, 401)
  })
})

test.group('Two who change one password at once', (group) => {
  isolateDatabase(group)

  test('of two logins that change one password at once, one does and the other has ended', async ({
    assert,
  }) => {
    const user = await createUser()
    const [one, other] = [await BrowserSession.of(user), await BrowserSession.of(user)]
    const first = { ...CHANGE, newPassword: 'teh-panas-sore-hari' }
    using hook = between('make', () => one.put('/users/update-password', first))
    assert.equal((await other.put('/users/update-password', CHANGE)).status, 401)
    assert.equal(hook.calls, 1)
    assert.isFalse(await isSignedIn(other))
    assert.isTrue(await isSignedIn(one))
    assert.isTrue(await hash.verify((await user.refresh()).password, first.newPassword))
  })
})

test.group('A reset code', (group) => {
  isolateDatabase(group)

  test('a reset code recovers an account from somebody who knows its password and changes it repeatedly', async ({
    assert,
  }) => {
    const user = await createUser()
    const thief = await BrowserSession.of(user)
    const { kode } = (await (await confirmedAdmin()).post(`/admin/user/${user.id}/kode-reset`)).body
    assert.equal((await thief.put('/users/update-password', CHANGE)).status, 200)

    const reset = { identifier: user.email, kode, newPassword: 'password-lain-789' }
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.post('/users/reset-password', reset)).status, 200)
    assert.isFalse(await isSignedIn(thief))
    await BrowserSession.of(await user.refresh(), reset.newPassword)
  })

  test('a reset code that is used during a password change stays in effect', async ({ assert }) => {
    const user = await createUser()
    const thief = await BrowserSession.of(user)
    const { kode } = (await (await confirmedAdmin()).post(`/admin/user/${user.id}/kode-reset`)).body
    const visitor = await BrowserSession.visitor()
    const reset = { identifier: user.email, kode, newPassword: 'password-lain-789' }
    using hook = between('make', () => visitor.post('/users/reset-password', reset))
    assert.equal((await thief.put('/users/update-password', CHANGE)).status, 401)
    assert.equal(hook.calls, 1)
    await BrowserSession.of(await user.refresh(), reset.newPassword)
  })
})

test.group('A login that was ended while its session was being written', (group) => {
  isolateDatabase(group)

  const confirm = (browser: BrowserSession) =>
    browser.post('/users/konfirmasi-password', { password: FACTORY_PASSWORD })

  test('a login that an admin ended stays ended while its session is being written', async ({
    assert,
  }) => {
    const owner = await createAdmin()
    const [browser, admin] = [await BrowserSession.of(owner), await confirmedAdmin()]
    const [login] = (await admin.get(`/admin/staf/${owner.id}/login`)).body.data
    using hook = between('verify', () => admin.delete(`/admin/staf/${owner.id}/login/${login.id}`))
    await confirm(browser)
    assert.equal(hook.calls, 1)
    assert.isFalse(await isSignedIn(browser))
    assert.deepEqual((await admin.get(`/admin/staf/${owner.id}/login`)).body.data, [])
  })

  test('a login that signed out stays ended while its session is being written', async ({
    assert,
  }) => {
    const browser = await BrowserSession.of(await createUser())
    const thief = browser.copy()
    using hook = between('verify', () => browser.post('/users/logout'))
    await confirm(thief)
    assert.equal(hook.calls, 1)
    assert.isFalse(await isSignedIn(thief))
  })
})
