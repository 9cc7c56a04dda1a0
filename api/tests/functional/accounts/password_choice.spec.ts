import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import User from '#app/accounts/models/user'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase, runOnOneDatabase } from '#tests/support/database'
import { PASSWORD_COMMON } from '#app/accounts/secrets/common_password'
import { PASSWORD_OWN_DATA } from '#contracts/passwords'
import { confirmedAdmin } from '#tests/support/questions'

const PERSON = { nama: 'Siti Rahma', nohp: '081344445555', email: 'siti.rahma@contoh.test' }

/** Refused passwords and their messages. */
const GUESSABLE = [
  { password: 'password', sentence: PASSWORD_COMMON },
  { password: 'PassWord1', sentence: PASSWORD_COMMON },
  { password: '12345678', sentence: PASSWORD_COMMON },
  { password: 'qwertyuiop', sentence: PASSWORD_COMMON },
  { password: 'aaaaaaaaaaaa', sentence: PASSWORD_COMMON },
  { password: PERSON.nohp, sentence: PASSWORD_OWN_DATA },
  { password: '+62 813-4444-5555', sentence: PASSWORD_OWN_DATA },
  { password: PERSON.email, sentence: PASSWORD_OWN_DATA },
  { password: 'sitirahma1', sentence: PASSWORD_OWN_DATA },
]

test.group('A password that is easily guessed', (group) => {
  isolateDatabase(group)
  // A password is judged before a statement.
  runOnOneDatabase(group)

  const person = () => createUser({ name: PERSON.nama, nohp: PERSON.nohp, email: PERSON.email })

  test('an easily guessed password is refused at registration: {password}')
    .with(GUESSABLE)
    .run(async ({ assert }, { password, sentence }) => {
      const visitor = await BrowserSession.visitor()
      const reply = await visitor.post('/users/register', { ...PERSON, password })
      assert.equal(reply.status, 422)
      assert.deepEqual(reply.body.errors, [{ field: 'password', msg: sentence }])
      assert.isNull(await User.findBy('nohp', PERSON.nohp))
    })

  test('an easily guessed password is refused in a password change: {password}')
    .with(GUESSABLE)
    .run(async ({ assert }, { password, sentence }) => {
      const browser = await BrowserSession.of(await person())
      const reply = await browser.put('/users/update-password', {
        oldPassword: FACTORY_PASSWORD,
        newPassword: password,
      })
      assert.equal(reply.status, 422)
      assert.deepEqual(reply.body.errors, [{ field: 'newPassword', msg: sentence }])
    })

  test('an easily guessed password is refused with a reset code, which stays valid', async ({
    assert,
  }) => {
    const user = await person()
    const admin = await confirmedAdmin()
    const { kode } = (await admin.post(`/admin/user/${user.id}/kode-reset`)).body
    const visitor = await BrowserSession.visitor()
    const reset = (typed: string, newPassword: string) =>
      visitor.post('/users/reset-password', { identifier: user.nohp, kode: typed, newPassword })

    const refused = await reset(kode, 'sitirahma1')
    assert.equal(refused.status, 422)
    assert.deepEqual(refused.body.errors, [{ field: 'newPassword', msg: PASSWORD_OWN_DATA }])
    // Without the code the response must not reveal whose data it is.
    const guessed = await reset('AAAA-AAAA', 'sitirahma1')
    assert.equal(guessed.body.errors[0].field, 'kode')
    assert.equal((await reset(kode, 'kopi-tubruk-pagi')).status, 200)
  })

  test('an easily guessed password that was chosen earlier still works for a login', async ({
    assert,
  }) => {
    const user = await createUser({ password: await hash.make('12345678') })
    const visitor = await BrowserSession.visitor()
    const login = { identifier: user.email, password: '12345678' }
    assert.equal((await visitor.post('/users/login', login)).status, 200)
  })
})
