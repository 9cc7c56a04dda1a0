import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import { DEMO_PASSWORD, DEMO_PASSWORD_REFUSED } from '#contracts/passwords'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'

const NEW_PASSWORD = 'password-baru-456'

test.group('Password', (group) => {
  isolateDatabase(group)

  test('a password change ends all other logins', async ({ assert }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    const [elsewhere, neighbour] = [await BrowserSession.of(user), await createUser()]
    const neighbours = await BrowserSession.of(neighbour)

    const reply = await browser.put('/users/update-password', {
      nohp: user.nohp,
      oldPassword: FACTORY_PASSWORD,
      newPassword: NEW_PASSWORD,
    })
    assert.equal(reply.status, 200)
    assert.deepEqual(reply.body, { message: 'Password berhasil diperbarui.' })

    assert.equal((await browser.get('/users/getAuth')).status, 200)
    assert.equal((await elsewhere.get('/users/getAuth')).status, 401)
    assert.equal((await neighbours.get('/users/getAuth')).status, 200)

    const visitor = await BrowserSession.visitor()
    const old = { identifier: user.email, password: FACTORY_PASSWORD }
    assert.equal((await visitor.post('/users/login', old)).status, 401)
    assert.equal(
      (await visitor.post('/users/login', { ...old, password: NEW_PASSWORD })).status,
      200
    )

    const entry = await AuditEntry.findByOrFail('action', 'user.password_changed')
    assert.equal(entry.subjectId, user.id)
    assert.notInclude(JSON.stringify(entry.details), NEW_PASSWORD)
  })

  test('a password change ends a login with the old password that is in progress', async ({
    assert,
    cleanup,
  }) => {
    const user = await createUser()
    const [owner, thief] = [await BrowserSession.of(user), await BrowserSession.visitor()]
    const verify = hash.verify.bind(hash)
    cleanup(() => void (hash.verify = verify))
    // Once the thief's password has been compared, the owner changes it.
    hash.verify = async (...pair) => {
      const matches = await verify(...pair)
      hash.verify = verify
      const change = { oldPassword: FACTORY_PASSWORD, newPassword: NEW_PASSWORD }
      assert.equal((await owner.put('/users/update-password', change)).status, 200)
      return matches
    }

    await thief.post('/users/login', { identifier: user.email, password: FACTORY_PASSWORD })
    assert.equal((await thief.get('/users/getAuth')).status, 401)
    assert.equal((await owner.get('/users/getAuth')).status, 200)
  })

  test("a password change names missing fields in the form's words", async ({ assert }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    const cases = [
      [{ newPassword: NEW_PASSWORD }, 'oldPassword', 'Harap isi password lama dan baru.'],
      [
        { oldPassword: FACTORY_PASSWORD, newPassword: '' },
        'newPassword',
        'Harap isi password lama dan baru.',
      ],
      [
        { oldPassword: FACTORY_PASSWORD, newPassword: '1234567' },
        'newPassword',
        'Password baru minimal 8 karakter.',
      ],
      [
        { oldPassword: FACTORY_PASSWORD, newPassword: ` ${DEMO_PASSWORD} ` },
        'newPassword',
        DEMO_PASSWORD_REFUSED,
      ],
      [
        { oldPassword: 'bukan-ini', newPassword: NEW_PASSWORD },
        'oldPassword',
        'Password lama salah.',
      ],
    ] as const

    for (const [body, field, sentence] of cases) {
      const reply = await browser.put('/users/update-password', { nohp: user.nohp, ...body })
      assert.equal(reply.status, 422)
      assert.equal(reply.body.message, sentence)
      assert.deepEqual(reply.body.errors, [{ field, msg: sentence }])
    }
  })

  test("the old password in a password change can't be guessed: the sixth try is refused, even with the right one", async ({
    assert,
  }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    for (let tries = 0; tries < 5; tries++) {
      const wrong = { oldPassword: `tebakan-${tries}`, newPassword: NEW_PASSWORD }
      assert.equal((await browser.put('/users/update-password', wrong)).status, 422)
    }
    const right = { oldPassword: FACTORY_PASSWORD, newPassword: NEW_PASSWORD }
    const reply = await browser.put('/users/update-password', right)
    assert.equal(reply.status, 429)
    assert.isAbove(Number(reply.headers.get('retry-after')), 0)
  })
})
