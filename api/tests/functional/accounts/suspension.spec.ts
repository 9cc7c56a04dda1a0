import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import ResetCode from '#app/accounts/models/reset_code'
import User from '#app/accounts/models/user'
import AuditEntry from '#app/audit/models/audit_entry'
import { ADMIN_REFUSAL } from '#contracts/refusals'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { start, takeSeat } from '#tests/support/exam'
import { adminBrowser, confirmedAdmin } from '#tests/support/questions'
import { readSecurityLog } from '#tests/support/security_log'

const SENTENCE = 'Akun Anda sedang ditangguhkan. Silakan hubungi admin.'
const REASON = { alasan: 'Akun dipakai bersama.' }

const isSignedIn = async (browser: BrowserSession) =>
  (await browser.get('/users/getAuth')).status === 200

async function logIn({ email: identifier }: User, password = FACTORY_PASSWORD) {
  return (await BrowserSession.visitor()).post('/users/login', { identifier, password })
}

test.group('A suspended account', (group) => {
  isolateDatabase(group)

  test("a suspended account is signed out everywhere, and can't sign in until it is restored", async ({
    assert,
  }) => {
    const user = await createUser()
    const [phone, laptop] = [await BrowserSession.of(user), await BrowserSession.of(user)]
    const admin = await confirmedAdmin()

    const path = `/admin/user/${user.id}`
    assert.equal((await admin.post(`${path}/tangguhkan`, REASON)).status, 200)
    assert.isFalse(await isSignedIn(phone))
    assert.isFalse(await isSignedIn(laptop))
    assert.lengthOf(await db.from('sessions').where('user_id', String(user.id)), 0)
    const refused = await logIn(user)
    assert.deepEqual([refused.status, refused.body.message], [403, SENTENCE])
    const [row] = (await admin.get(`/admin/user?search=${user.nohp}`)).body.users
    assert.isString(row.ditangguhkan)
    assert.equal(row.alasan_penangguhan, REASON.alasan)

    assert.equal((await admin.post(`${path}/pulihkan`)).status, 200)
    assert.isFalse(await isSignedIn(phone))
    assert.equal((await logIn(user)).status, 200)
    const [restored] = (await admin.get(`/admin/user?search=${user.nohp}`)).body.users
    assert.deepEqual([restored.ditangguhkan, restored.alasan_penangguhan], [null, null])

    const entries = await AuditEntry.query().where('subjectId', user.id).orderBy('id')
    assert.deepEqual(
      entries.map(({ action, details }) => [action, details]),
      [
        ['user.suspended', { name: user.name, reason: REASON.alasan }],
        ['user.restored', { name: user.name }],
      ]
    )
  })

  test('a suspended account answers a wrong password like any other account', async ({
    assert,
  }) => {
    const [user, other] = [await createUser(), await createUser()]
    await (await confirmedAdmin()).post(`/admin/user/${user.id}/tangguhkan`, REASON)
    using log = readSecurityLog()
    const [suspended, usual] = [
      await logIn(user, 'salah-sekali'),
      await logIn(other, 'salah-sekali'),
    ]
    assert.equal(suspended.status, 401)
    assert.deepEqual(suspended.body, usual.body)
    // The right password is no failed try.
    for (let tries = 0; tries < 6; tries++) assert.equal((await logIn(user)).status, 403)
    assert.deepInclude(log.lines, { ...log.lines.at(-1), msg: 'refused' })
  })

  test('a suspended account has no reset code, neither an outstanding one nor a new one', async ({
    assert,
  }) => {
    const user = await createUser()
    const admin = await confirmedAdmin()
    const path = `/admin/user/${user.id}`
    const { kode } = (await admin.post(`${path}/kode-reset`)).body
    await admin.post(`${path}/tangguhkan`, REASON)
    assert.isNull(await ResetCode.find(user.id))
    assert.equal((await admin.post(`${path}/kode-reset`)).status, 409)

    await ResetCode.create({
      userId: user.id,
      codeHash: await hash.make(kode),
      expiresAt: Date.now() + 60_000,
      createdAt: Date.now(),
    })
    const reset = { identifier: user.email, kode, newPassword: 'kopi-tubruk-pagi' }
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.post('/users/reset-password', reset)).status, 422)
  })

  test('a suspension ends a login in progress', async ({ assert, cleanup }) => {
    const user = await createUser()
    const [admin, browser] = [await confirmedAdmin(), await BrowserSession.visitor()]
    const verify = hash.verify.bind(hash)
    cleanup(() => void (hash.verify = verify))
    hash.verify = async (...pair) => {
      const matches = await verify(...pair)
      hash.verify = verify
      await admin.post(`/admin/user/${user.id}/tangguhkan`, REASON)
      return matches
    }
    await browser.post('/users/login', { identifier: user.email, password: FACTORY_PASSWORD })
    assert.isFalse(await isSignedIn(browser))
  })

  test('a suspension during an exam asks first; the clock goes on and the answers stay', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    const answer = [{ id: 1, answer: '1', seq: 1 }]
    await seat.browser.post('/soal/simpan-jawaban', { index: 1, answer })
    const admin = await confirmedAdmin()
    const path = `/admin/user/${seat.user.id}`

    const asked = await admin.post(`${path}/tangguhkan`, REASON)
    assert.deepEqual([asked.status, asked.body.code], [409, ADMIN_REFUSAL.attemptsRunning])
    assert.include(asked.body.message, 'sedang mengerjakan simulasi')
    assert.isTrue(await isSignedIn(seat.browser))

    assert.equal((await admin.post(`${path}/tangguhkan`, { ...REASON, force: true })).status, 200)
    assert.isFalse(await isSignedIn(seat.browser))
    await admin.post(`${path}/pulihkan`)
    const again = await BrowserSession.of(seat.user)
    assert.equal((await start({ ...seat, browser: again })).status, 200)
    assert.deepEqual((await again.get('/soal/ambil-jawaban')).body.data.answer, answer)
  })

  test('a suspension needs a reason, the password again, and an account in the right state', async ({
    assert,
  }) => {
    const user = await createUser()
    const path = `/admin/user/${user.id}`
    const [admin, unconfirmed] = [await confirmedAdmin(), await adminBrowser()]
    for (const call of ['tangguhkan', 'pulihkan']) {
      const { body } = await unconfirmed.post(`${path}/${call}`, REASON)
      assert.equal(body.code, ADMIN_REFUSAL.passwordNeeded)
    }
    for (const alasan of [undefined, '', '  ', 'x'.repeat(501)]) {
      const { status, body } = await admin.post(`${path}/tangguhkan`, { alasan })
      assert.deepEqual([status, body.errors[0].field], [422, 'alasan'])
    }
    assert.equal((await admin.post(`${path}/pulihkan`)).status, 409)
    assert.equal((await admin.post(`${path}/tangguhkan`, REASON)).status, 200)
    assert.equal((await admin.post(`${path}/tangguhkan`, REASON)).status, 409)
    for (const call of ['tangguhkan', 'pulihkan', 'keluarkan']) {
      assert.equal((await admin.post(`/admin/user/987654/${call}`, REASON)).status, 404)
    }
  })

  test("an admin can't suspend their own account", async ({ assert }) => {
    const owner = await createAdmin()
    const admin = await (await BrowserSession.of(owner)).confirmPassword()
    assert.equal((await admin.post(`/admin/user/${owner.id}/tangguhkan`, REASON)).status, 403)
    assert.isNull((await User.findOrFail(owner.id)).suspendedAt)
  })
})

test.group('Two admins who suspend each other at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('two admins who suspend each other at once leave one active', async ({ assert }) => {
    const [one, two] = [await createAdmin(), await createAdmin()]
    const browsers = await Promise.all(
      [one, two].map(async (admin) => (await BrowserSession.of(admin)).confirmPassword())
    )
    await Promise.all([
      browsers[0]?.post(`/admin/user/${two.id}/tangguhkan`, REASON),
      browsers[1]?.post(`/admin/user/${one.id}/tangguhkan`, REASON),
    ])
    assert.lengthOf(await User.query().whereNull('suspendedAt'), 1)
  })
})

test.group('Signing an account out everywhere', (group) => {
  isolateDatabase(group)

  test('signing an account out everywhere ends all its logins and nothing else', async ({
    assert,
  }) => {
    const [user, neighbour] = [await createUser(), await createUser()]
    const [phone, laptop] = [await BrowserSession.of(user), await BrowserSession.of(user)]
    const neighbours = await BrowserSession.of(neighbour)
    const admin = await adminBrowser()
    assert.equal((await admin.post(`/admin/user/${user.id}/keluarkan`)).status, 200)
    assert.isFalse(await isSignedIn(phone))
    assert.isFalse(await isSignedIn(laptop))
    assert.isTrue(await isSignedIn(neighbours))
    assert.isTrue(await isSignedIn(admin))
    assert.equal((await logIn(user)).status, 200)
    const entry = await AuditEntry.findByOrFail('action', 'user.signed_out')
    assert.deepEqual([entry.subjectId, entry.details], [user.id, { name: user.name }])
  })

  test('an admin who signs out everywhere keeps the login that asks', async ({ assert }) => {
    const owner = await createAdmin()
    const [here, elsewhere] = [await BrowserSession.of(owner), await BrowserSession.of(owner)]
    assert.equal((await here.post(`/admin/user/${owner.id}/keluarkan`)).status, 200)
    assert.isTrue(await isSignedIn(here))
    assert.isFalse(await isSignedIn(elsewhere))
  })
})
