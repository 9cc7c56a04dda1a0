import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createUser } from '#database/factories/user_factory'
import { NAME_WITHOUT_LETTERS } from '#app/platform/validation/rules'
import { PHONE_SEVERAL } from '#contracts/phone'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { adminBrowser, confirmedAdmin } from '#tests/support/questions'

const FORM = {
  nohp: '081344445555',
  nama: 'Siti Rahma',
  email: 'siti@contoh.test',
  password: 'kopi-tubruk-pagi',
}

/** As typed on a Mac, with invisible characters in it and around it, and spaces of other kinds. */
const TYPED = '\u202aRene\u0301\u00a0 Nu\u02bcai\u00adm\u202c '
const STORED = 'René Nu\u02bcaim'

const register = async (change: object) =>
  (await BrowserSession.visitor()).post('/users/register', { ...FORM, ...change })

test.group('A name', (group) => {
  isolateDatabase(group)

  test('a name is stored as displayed, in every form that accepts one', async ({ assert }) => {
    assert.equal((await register({ nama: TYPED })).status, 201)
    const registered = await User.findByOrFail('nohp', FORM.nohp)
    assert.equal(registered.name, STORED)

    const learner = await createUser()
    const browser = await BrowserSession.of(learner)
    const saved = await browser.upload('PUT', '/users/profile', {
      nama: TYPED,
      email: learner.email,
    })
    assert.equal(saved.body.user.nama, STORED)

    const admin = await adminBrowser()
    const { id } = (await admin.post('/admin/kelas', { nama: 'XII\u00adIPA\u200b 1' })).body
    const daftar = `Nama,Nomor HP\n${TYPED},081377770001`
    assert.equal((await admin.post(`/admin/kelas/${id}/peserta`, { daftar })).status, 200)
    assert.equal((await User.findByOrFail('nohp', '081377770001')).name, STORED)
    assert.equal((await admin.get(`/admin/kelas/${id}`)).body.data.nama, 'XIIIPA 1')
  })

  test('a name without letters is refused', async ({ assert }) => {
    for (const nama of ['-', '.', '\u200b–', '123']) {
      const { status, body } = await register({ nama })
      assert.deepEqual([status, body.message], [422, NAME_WITHOUT_LETTERS], nama)
    }
    assert.equal((await register({ nama: 'ʿĀisyah' })).status, 201)
  })

  test('a name is found with any apostrophe, in every list that shows it', async ({ assert }) => {
    const admin = await confirmedAdmin()
    const marks = ["'", '\u2019', '\u02bc', '\u02bb', '\u0060', '\u00b4', '\u2018']
    const pack = await createPackage({ name: 'Paket Jum\u2019at' })
    for (const mark of marks) {
      const user = await createUser({ name: `Nu${mark}aim O${mark}Contoh` })
      await createPayment(user, pack)
      const suspend = { alasan: 'Menunggu keputusan sekolah.' }
      assert.equal((await admin.post(`/admin/user/${user.id}/tangguhkan`, suspend)).status, 200)
    }
    const found = async (path: string, term: string) =>
      (await admin.get(`${path}?search=${encodeURIComponent(term)}`)).body.total
    for (const mark of marks) {
      for (const term of [`Nu${mark}aim`, `u${mark}`, `o${mark}con`, `u${mark}aim o${mark}c`]) {
        assert.equal(await found('/admin/user', term), marks.length, `users ${term}`)
        assert.equal(await found('/admin/payments', term), marks.length, `payments ${term}`)
      }
      assert.equal(await found('/admin/payments', `jum${mark}at`), marks.length)
      assert.equal(await found('/admin/user', `nu${mark}im`), 0)
    }
    const entries = await found('/admin/audit-log', "nu'aim")
    assert.isAbove(entries, 0)
    for (const mark of marks)
      assert.equal(await found('/admin/audit-log', `nu${mark}aim`), entries, `audit ${mark}`)
  })

  test('a name is found in either form of its accents, and without invisible characters', async ({
    assert,
  }) => {
    await createUser({ name: 'René Contoh' })
    const admin = await adminBrowser()
    for (const term of ['rene\u0301', 'René', 're\u00adné', '\u200bRené\u200b']) {
      const { body } = await admin.get(`/admin/user?search=${encodeURIComponent(term)}`)
      assert.equal(body.total, 1, term)
    }
  })
})

test.group('A number or address as it was copied', (group) => {
  isolateDatabase(group)

  const COPIED = '\u202a+62 813\u20114444\u20115555\u202c'

  test('registration and login accept a number or address as it was copied', async ({ assert }) => {
    const email = '\u200bSiti@Contoh.TEST\ufeff '
    assert.equal((await register({ nohp: COPIED, email })).status, 201)
    const user = await User.findByOrFail('nohp', FORM.nohp)
    assert.equal(user.email, 'siti@contoh.test')
    for (const identifier of [COPIED, '+62 0813 4444 5555', '0062813 4444 5555', email]) {
      const visitor = await BrowserSession.visitor()
      const { status } = await visitor.post('/users/login', { ...FORM, identifier })
      assert.equal(status, 200, identifier)
    }
  })

  test('two numbers in one field are reported as two, in every form', async ({ assert }) => {
    const two = '0813-4444-5555 / 0857-1234-5678 (WA)'
    const visitor = await BrowserSession.visitor()
    const learner = await createUser()
    const browser = await BrowserSession.of(learner)
    const admin = await confirmedAdmin()
    for (const { status, body } of [
      await register({ nohp: two }),
      await visitor.post('/users/login', { identifier: two, password: FORM.password }),
      await visitor.post('/users/reset-password', {
        identifier: two,
        kode: 'x',
        newPassword: FORM.password,
      }),
      await browser.upload('PUT', '/users/profile', { nama: 'Siti', newNohp: two }),
      await admin.put('/admin/pengaturan', { nomorWa: two }),
    ]) {
      assert.deepEqual([status, body.message], [422, PHONE_SEVERAL])
    }
  })

  test('a number as it was copied finds its owner', async ({ assert }) => {
    await createUser({ nohp: FORM.nohp })
    const admin = await adminBrowser()
    for (const term of [
      COPIED,
      '0813\u20134444',
      '+62 0813 4444',
      '0062 813 4444',
      '+62 (0)813-4444',
    ]) {
      const { body } = await admin.get(`/admin/user?search=${encodeURIComponent(term)}`)
      assert.equal(body.total, 1, term)
    }
  })
})
