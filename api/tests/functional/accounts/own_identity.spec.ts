import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'

test.group("Another user's phone number", (group) => {
  isolateDatabase(group)

  test("another user's phone number is refused before any other check", async ({ assert }) => {
    const [user, other] = [await createUser(), await createUser()]
    const browser = await BrowserSession.of(user)

    // With the caller's own number these would be 422 or succeed.
    const replies = await Promise.all([
      browser.put('/users/update-password', { nohp: other.nohp, newPassword: 'x' }),
      browser.put('/users/update-password', {
        nohp: other.nohp,
        oldPassword: FACTORY_PASSWORD,
        newPassword: 'password-baru',
      }),
      browser.upload('PUT', '/users/profile', { nohp: other.nohp, email: 'bukan email' }),
      browser.get(`/soal/cek-endtime?nohp=${other.nohp}`),
      browser.get(`/users/getAuth?nohp=${other.nohp}`),
      browser.put(`/users/update-password?nohp=${other.nohp}`, { nohp: user.nohp }),
    ])
    for (const reply of replies) {
      assert.equal(reply.status, 403)
      assert.equal(reply.body.message, 'Nomor HP tidak sesuai dengan akun yang sedang login.')
    }
  })

  test("another user's phone number is refused in every spelling", async ({ assert }) => {
    const user = await createUser({ nohp: '081377770000' })
    const browser = await BrowserSession.of(user)
    const disguises = [
      'bukan nomor',
      '0813777700001',
      [user.nohp, '081200000000'],
      [user.nohp],
      { toString: user.nohp },
      0,
      true,
    ]
    for (const nohp of disguises) {
      const reply = await browser.put('/users/update-password', { nohp })
      assert.equal(reply.status, 403, JSON.stringify(nohp))
    }
    for (const query of ['nohp=081377770000&nohp=081200000000', 'nohp[]=081377770000']) {
      assert.equal((await browser.get(`/users/getAuth?${query}`)).status, 403, query)
    }
  })

  test("the own phone number in another form is not taken for another user's", async ({
    assert,
  }) => {
    const user = await createUser({ nohp: '081377770000' })
    const browser = await BrowserSession.of(user)
    for (const nohp of ['081377770000', '+6281377770000', '62 813-7777-0000', null]) {
      const reply = await browser.put('/users/update-password', { nohp })
      assert.equal(reply.status, 422, String(nohp))
    }
  })

  test("another user's phone number is allowed in a registration, also while signed in", async ({
    assert,
  }) => {
    const browser = await BrowserSession.of(await createUser())
    const registration = {
      nohp: '081355550000',
      nama: 'Adik',
      email: 'adik@contoh.test',
      password: 'rahasia-adik',
    }
    assert.equal((await browser.post('/users/register', registration)).status, 201)
    assert.equal((await User.findByOrFail('nohp', '081355550000')).role, 'User')
  })
})
