import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { createUser } from '#database/factories/user_factory'
import {
  DEMO_PASSWORD,
  DEMO_PASSWORD_REFUSED,
  PASSWORD_OWN_DATA,
  PASSWORD_TOO_SHORT,
} from '#contracts/passwords'
import { PHONE_INVALID } from '#contracts/phone'
import { REFUSAL } from '#contracts/refusals'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'

const FORM = {
  nohp: '+62 813-4444-5555',
  nama: 'Siti Rahma',
  email: 'Siti@Contoh.test',
  password: 'rahasia-siti',
}

test.group('Registration', (group) => {
  isolateDatabase(group)

  test('registration creates a learner with canonical phone and e-mail, ignoring other fields', async ({
    assert,
  }) => {
    const browser = await BrowserSession.visitor()
    const reply = await browser.post('/users/register', { ...FORM, role: 'Admin', id: 1 })
    assert.equal(reply.status, 201)
    assert.deepEqual(reply.body, { message: 'Registrasi berhasil. Silakan login.' })

    const user = await User.findByOrFail('nohp', '081344445555')
    assert.deepEqual([user.email, user.role], ['siti@contoh.test', 'User'])
    assert.notInclude(user.password, FORM.password)
    const login = await browser.post('/users/login', { identifier: FORM.nohp, ...FORM })
    assert.equal(login.status, 200)
  })

  test('registration refuses a used number or address, in any form', async ({ assert }) => {
    await createUser({ nohp: '081344445555', email: 'siti@contoh.test' })
    const browser = await BrowserSession.visitor()
    for (const nohp of ['081344445555', '6281344445555', '+6281344445555']) {
      const reply = await browser.post('/users/register', { ...FORM, nohp, email: 'x@contoh.test' })
      assert.equal(reply.status, 422)
      assert.deepEqual(reply.body.errors, [{ field: 'nohp', msg: 'Nomor HP sudah terdaftar.' }])
    }
    const reply = await browser.post('/users/register', { ...FORM, nohp: '081300001111' })
    assert.equal(reply.status, 422)
    assert.deepEqual(reply.body.errors, [{ field: 'email', msg: 'Email sudah terdaftar.' }])
  })

  const TAKEN = { nohp: '081344445555', email: 'siti@contoh.test' }
  const NOHP = { field: 'nohp', msg: 'Nomor HP sudah terdaftar.' }
  const EMAIL = { field: 'email', msg: 'Email sudah terdaftar.' }
  const OWN = { field: 'password', msg: PASSWORD_OWN_DATA }
  const NAMELESS = { field: 'nama', msg: 'Nama wajib diisi.' }

  test('registration reports all errors at once: {what}')
    .with([
      { what: 'both taken', change: {}, errors: [NOHP, EMAIL], isTaken: true },
      {
        what: 'both taken, and the password is the number',
        change: { password: '0813-4444-5555' },
        errors: [NOHP, EMAIL, OWN],
        isTaken: true,
      },
      {
        what: 'the number taken, no name, and the password is the address',
        change: { email: 'rahma@lain.test', nama: ' ', password: 'rahma@lain.test' },
        errors: [NAMELESS, NOHP, OWN],
        isTaken: true,
      },
      {
        what: 'the address taken, and a number and a password that are none',
        change: { nohp: '12', password: 'pendek' },
        errors: [
          { field: 'nohp', msg: PHONE_INVALID },
          EMAIL,
          { field: 'password', msg: PASSWORD_TOO_SHORT },
        ],
        isTaken: true,
      },
      {
        what: 'no name, and the password is the address',
        change: {
          nohp: '081300001111',
          email: 'rahma@lain.test',
          nama: '',
          password: 'rahma@lain.test',
        },
        errors: [NAMELESS, OWN],
        isTaken: false,
      },
    ])
    .run(async ({ assert }, { change, errors, isTaken }) => {
      await createUser(TAKEN)
      const browser = await BrowserSession.visitor()
      const reply = await browser.post('/users/register', { ...FORM, ...change })
      assert.equal(reply.status, 422)
      assert.deepEqual(reply.body.errors, errors)
      assert.equal(reply.body.message, errors[0]?.msg)
      assert.equal(reply.body.code, isTaken ? REFUSAL.identityTaken : undefined)
      assert.lengthOf(await User.all(), 1)
    })

  test('registration says which of two accounts has the number and which the address', async ({
    assert,
  }) => {
    await createUser({ nohp: TAKEN.nohp })
    await createUser({ email: TAKEN.email })
    const browser = await BrowserSession.visitor()
    const both = await browser.post('/users/register', FORM)
    assert.deepEqual(both.body.errors, [NOHP, EMAIL])
    const one = await browser.post('/users/register', { ...FORM, email: 'lain@contoh.test' })
    assert.deepEqual(one.body.errors, [NOHP])
  })

  test("registration refuses a short password in the form's words", async ({ assert }) => {
    const browser = await BrowserSession.visitor()
    const reply = await browser.post('/users/register', { ...FORM, password: 'tujuh77' })
    assert.equal(reply.status, 422)
    assert.equal(
      reply.body.message,
      'Password minimal 8 karakter boleh berupa huruf, simbol, atau angka'
    )
  })

  test('registration refuses the published demo password', async ({ assert }) => {
    const browser = await BrowserSession.visitor()
    const reply = await browser.post('/users/register', { ...FORM, password: DEMO_PASSWORD })
    assert.equal(reply.status, 422)
    assert.deepEqual(reply.body.errors, [{ field: 'password', msg: DEMO_PASSWORD_REFUSED }])
  })

  test('registration accepts only texts: {$self}')
    .with(['nohp', 'nama', 'email', 'password'] as const)
    .run(async ({ assert }, field) => {
      const browser = await BrowserSession.visitor()
      for (const value of [
        null,
        7,
        true,
        [FORM[field]],
        { $ne: '' },
        'x'.repeat(5000),
        'a\u0000',
        ...(field === 'email' ? ['\ud800@contoh.test'] : []),
      ]) {
        const reply = await browser.post('/users/register', { ...FORM, [field]: value })
        assert.equal(reply.status, 422, JSON.stringify(value).slice(0, 40))
        assert.equal(reply.body.errors[0].field, field)
      }
      assert.lengthOf(await User.all(), 0)
    })
})

test.group('Registrations from one network', (group) => {
  isolateDatabase(group)

  test('registrations from one network are limited to a hundred a minute', async ({ assert }) => {
    const browser = await BrowserSession.visitor()
    let address = '198.51.100.7'
    browser.sign = () => ({ 'x-forwarded-for': address })
    const tries = async () => (await browser.post('/users/register', {})).status
    for (let count = 1; count <= 100; count++) assert.equal(await tries(), 422, String(count))
    assert.equal(await tries(), 429)
    address = '198.51.100.8'
    assert.equal(await tries(), 422)

    address = '2001:db8:9:9::1'
    for (let count = 1; count <= 100; count++) await tries()
    address = '2001:db8:9:9:ffff::2'
    assert.equal(await tries(), 429)
  })
})

test.group('Registrations at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('registrations with one number at once create one account', async ({ assert }) => {
    const browser = await BrowserSession.visitor()
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => browser.post('/users/register', FORM))
    )
    assert.deepEqual(
      replies.map(({ status }) => status).sort((a, b) => a - b),
      [201, 422, 422, 422, 422, 422]
    )
  })
})
