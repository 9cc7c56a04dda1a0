import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import AuditEntry from '#app/audit/models/audit_entry'
import { SAME_PASSWORD } from '#app/accounts/actions/choose_own_password'
import { NEW_PASSWORD_TOO_SHORT, PASSWORD_OWN_DATA } from '#contracts/passwords'
import { CODE_NEEDED, OWN_PASSWORD_NEEDED } from '#contracts/refusals'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { authenticatorOf } from '#tests/support/authenticator'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { MINUTE, SECOND, start, takeSeat } from '#tests/support/exam'
import { readSecurityLog } from '#tests/support/security_log'
import { stopClock } from '#tests/support/time_travel'

const OWN = 'kopi-tubruk-pagi'
const PATH = '/users/login/password-baru'

const logIn = (browser: BrowserSession, { nohp }: User, password = FACTORY_PASSWORD) =>
  browser.post('/users/login', { identifier: nohp, password })
const choose = (browser: BrowserSession, newPassword = OWN) => browser.post(PATH, { newPassword })

/** A learner with a card's password, and a browser in which it was given. */
async function asked() {
  const user = await createUser({ mustChangePassword: true, passwordMissing: false })
  const browser = await BrowserSession.visitor()
  const answer = await logIn(browser, user)
  return { user, browser, answer }
}

test.group('A password from paper', (group) => {
  isolateDatabase(group)

  test("a card's password leads to an own password, and that opens the login", async ({
    assert,
  }) => {
    const { user, browser, answer } = await asked()
    assert.deepEqual([answer.status, answer.body.code], [401, OWN_PASSWORD_NEEDED])
    assert.equal(answer.body.message, 'Buat password baru yang hanya Anda ketahui.')
    assert.notProperty(answer.body, 'nohp')
    const half = browser.cookies.get('lulus')
    assert.equal((await browser.get('/users/getAuth')).status, 401)

    const opened = await choose(browser)
    assert.deepEqual([opened.status, opened.body.nohp], [200, user.nohp])
    assert.notEqual(browser.cookies.get('lulus'), half)
    assert.equal((await browser.get('/users/getAuth')).status, 200)
    await user.refresh()
    assert.deepEqual([user.mustChangePassword, user.loginSeries], [false, 1])
    await AuditEntry.findByOrFail('action', 'user.password_changed')

    const later = await BrowserSession.visitor()
    assert.equal((await logIn(later, user)).status, 401)
    assert.equal((await logIn(later, user, OWN)).status, 200)
  })

  test("a login with a card's password appears in the security log", async ({ assert }) => {
    using log = readSecurityLog()
    const { user } = await asked()
    assert.containSubset(log.lines, [{ msg: 'own_password_needed', userId: user.id }])
  })

  test("an invalid own password does not replace a card's password", async ({ assert }) => {
    const { user, browser } = await asked()
    for (const [newPassword, sentence] of [
      ['pendek', NEW_PASSWORD_TOO_SHORT],
      [FACTORY_PASSWORD, SAME_PASSWORD],
      [`${user.nohp}x`, PASSWORD_OWN_DATA],
      ['password123', undefined],
    ] as const) {
      const { status, body } = await choose(browser, newPassword)
      assert.equal(status, 422, newPassword)
      if (sentence) assert.equal(body.message, sentence)
      assert.equal(body.errors[0].field, 'newPassword')
    }
    assert.equal((await choose(browser)).status, 200)
  })

  test("a card's password is replaced within the time limit, and once", async ({ assert }) => {
    using time = stopClock()
    const { user, browser } = await asked()
    const other = await BrowserSession.visitor()
    time.pass(15 * MINUTE)
    const { status, body } = await choose(browser)
    assert.deepEqual(
      [status, body.message],
      [401, 'Waktu untuk membuat password baru sudah habis. Silakan login lagi.']
    )
    await logIn(browser, user)
    await logIn(other, user)
    assert.equal((await choose(browser)).status, 200)
    assert.equal((await choose(other, 'lain-lagi-sekali')).status, 401)
    assert.equal((await choose(await BrowserSession.visitor())).status, 401)
  })

  test("a card's password is useless after a suspension in the meantime", async ({ assert }) => {
    const { user, browser } = await asked()
    await user.merge({ suspendedAt: Date.now(), loginSeries: 1 }).save()
    assert.equal((await choose(browser)).status, 401)
  })

  test("a card's password asks for the second factor first, and does not replace it", async ({
    assert,
  }) => {
    using time = stopClock()
    const admin = await createAdmin()
    const owner = await (await BrowserSession.of(admin)).confirmPassword()
    const codeAt = authenticatorOf((await owner.post('/admin/dua-langkah')).body.data.rahasia)
    await owner.post('/admin/dua-langkah/aktifkan', { kode: codeAt(time.now) })
    time.pass(30 * SECOND)
    await (await admin.refresh()).merge({ mustChangePassword: true }).save()

    const browser = await BrowserSession.visitor()
    const first = await logIn(browser, admin)
    assert.equal(first.body.code, CODE_NEEDED)
    assert.equal((await choose(browser)).status, 401)
    const second = await browser.post('/users/login/kode', { kode: codeAt(time.now) })
    assert.equal(second.body.code, OWN_PASSWORD_NEEDED)
    assert.equal((await browser.post('/users/login/kode', { kode: '123456' })).status, 401)
    assert.equal((await choose(browser)).status, 200)
  })

  test('a reset code or a password change by the owner ends the need for an own password', async ({
    assert,
  }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    await user.merge({ mustChangePassword: true, examStatus: 'ujian' }).save()
    const change = { oldPassword: FACTORY_PASSWORD, newPassword: OWN }
    assert.equal((await browser.put('/users/update-password', change)).status, 200)
    assert.isFalse((await user.refresh()).mustChangePassword)
  })
})

test.group('A password from paper, in the middle of an exam,', (group) => {
  emptyDatabaseAfterEach(group)

  test("a card's password in the middle of an exam ends no login and lets the learner sign in again", async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    await User.query().where('id', seat.user.id).update({ must_change_password: 1 })
    const { browser, user } = seat
    const saved = await browser.post('/soal/simpan-jawaban', {
      index: 1,
      answer: [{ id: 1, answer: '1', seq: 1 }],
    })
    assert.equal(saved.status, 200)
    assert.equal((await browser.get('/soal/timers')).status, 200)
    assert.equal((await browser.get('/users/getAuth')).status, 200)
    const again = await BrowserSession.visitor()
    assert.equal((await logIn(again, user)).status, 200)
    const resumed = await again.put('/soal/timers', { nohp: user.nohp, takeover: true })
    assert.equal(resumed.status, 200)

    await User.query().where('id', user.id).update({ exam_status: 'idle' })
    for (const path of ['/soal/timers', '/soal', '/soal/ambil-jawaban', '/soal/kunci']) {
      assert.equal((await again.get(path)).status, 401, path)
    }
    assert.equal((await logIn(again, user)).body.code, OWN_PASSWORD_NEEDED)
  })
})
