import { test } from '@japa/runner'
import sharp from 'sharp'
import User from '#app/accounts/models/user'
import AuditEntry from '#app/audit/models/audit_entry'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { jpegPhoto, pngPicture } from '#tests/support/pictures'
import { storedFiles } from '#tests/support/stored_files'

const picture = (data: Buffer) => ({ profilePic: { data, filename: 'foto.jpg' } })

test.group('Profile', (group) => {
  isolateDatabase(group)

  test("a profile's name changes without the password", async ({ assert }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    const reply = await browser.upload('PUT', '/users/profile', {
      nohp: user.nohp,
      nama: 'Nama Baru',
      newNohp: '',
      email: user.email.toUpperCase(),
    })

    assert.equal(reply.status, 200)
    assert.deepEqual(reply.body.user, { nama: 'Nama Baru', nohp: user.nohp, profilePic: null })
    assert.isString(reply.body.message)
    const me = await browser.get('/users/detail-user')
    assert.equal(me.body.nama, 'Nama Baru')
    assert.equal(me.body.email, user.email)
  })

  test("a profile stores a target score within the test's range, and removes it on request", async ({
    assert,
  }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    const same = { nama: user.name, email: user.email }
    const target = async () => (await browser.get('/users/detail-user')).body.targetSkor
    assert.isNull(await target())

    assert.equal(
      (await browser.upload('PUT', '/users/profile', { ...same, targetSkor: '550' })).status,
      200
    )
    assert.equal(await target(), 550)
    for (const targetSkor of ['309', '678', '500.5', 'tinggi', '1e3']) {
      const refused = await browser.upload('PUT', '/users/profile', { ...same, targetSkor })
      assert.equal(refused.status, 422, targetSkor)
      assert.equal(refused.body.errors[0].field, 'targetSkor')
    }
    await browser.upload('PUT', '/users/profile', same)
    assert.equal(await target(), 550, 'one that is left out stays')
    await browser.upload('PUT', '/users/profile', { ...same, targetSkor: '' })
    assert.isNull(await target())
  })

  test("a profile's phone number and e-mail address change with the password only", async ({
    assert,
  }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    const same = { nama: user.name, email: user.email }

    const changes: Record<string, string>[] = [
      { newNohp: '081399990001' },
      { email: 'baru@contoh.test' },
    ]
    for (const change of changes) {
      const without = await browser.upload('PUT', '/users/profile', { ...same, ...change })
      assert.equal(without.status, 422)
      assert.equal(without.body.errors[0].field, 'password')

      const wrong = { ...same, ...change, password: 'bukan-password' }
      const refused = await browser.upload('PUT', '/users/profile', wrong)
      assert.equal(refused.status, 422)
      assert.equal(refused.body.errors[0].field, 'password')
    }
    assert.equal((await User.findOrFail(user.id)).nohp, user.nohp)

    const reply = await browser.upload('PUT', '/users/profile', {
      ...same,
      nohp: user.nohp,
      newNohp: '+62 813-9999-0001',
      email: 'Baru@Contoh.test',
      password: FACTORY_PASSWORD,
    })
    assert.equal(reply.status, 200)
    assert.equal(reply.body.user.nohp, '081399990001')
    await user.refresh()
    assert.deepEqual([user.nohp, user.email], ['081399990001', 'baru@contoh.test'])

    // The session continues, and only the new number is accepted.
    const old = await browser.upload('PUT', '/users/profile', { ...same, nohp: '081399990002' })
    assert.equal(old.status, 403)
    const current = await browser.get('/users/getAuth?nohp=081399990001')
    assert.equal(current.status, 200)
  })

  test('the own phone number in another form is no change of the profile', async ({ assert }) => {
    const user = await createUser({ nohp: '081312340000' })
    const browser = await BrowserSession.of(user)
    const reply = await browser.upload('PUT', '/users/profile', {
      nohp: '6281312340000',
      nama: user.name,
      newNohp: '+62 813 1234 0000',
      email: user.email,
    })
    assert.equal(reply.status, 200)
  })

  test('a profile refuses a phone number or an e-mail address of another account', async ({
    assert,
  }) => {
    const [user, other] = [await createUser(), await createUser()]
    const browser = await BrowserSession.of(user)
    const fields = { nama: user.name, email: user.email, password: FACTORY_PASSWORD }

    const number = await browser.upload('PUT', '/users/profile', {
      ...fields,
      newNohp: other.nohp,
    })
    assert.equal(number.status, 422)
    assert.deepEqual(number.body.errors, [{ field: 'nohp', msg: 'Nomor HP sudah terdaftar.' }])

    const email = await browser.upload('PUT', '/users/profile', { ...fields, email: other.email })
    assert.equal(email.status, 422)
    assert.deepEqual(email.body.errors, [{ field: 'email', msg: 'Email sudah terdaftar.' }])
  })

  test('wrong passwords in a profile change count as login tries', async ({ assert }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    const fields = { nama: user.name, email: 'lain@contoh.test' }
    for (let tries = 0; tries < 5; tries++) {
      const reply = await browser.upload('PUT', '/users/profile', { ...fields, password: 'salah' })
      assert.equal(reply.status, 422)
    }
    const locked = await browser.upload('PUT', '/users/profile', {
      ...fields,
      password: FACTORY_PASSWORD,
    })
    assert.equal(locked.status, 429)
    assert.isAbove(Number(locked.headers.get('retry-after')), 0)
  })

  test('a profile change records the changes and the earlier values', async ({ assert }) => {
    const user = await createUser({ name: 'Nama Lama' })
    const browser = await BrowserSession.of(user)
    await browser.upload('PUT', '/users/profile', { nama: 'Nama Baru', email: user.email })

    const entry = await AuditEntry.findByOrFail('action', 'user.profile_updated')
    assert.equal(entry.actorId, user.id)
    assert.equal(entry.subjectId, user.id)
    assert.deepEqual(entry.details.changed, ['name'])
    assert.propertyVal(entry.details.before, 'name', 'Nama Lama')
  })

  test('a profile refuses names that would break a file or a link', async ({ assert }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    for (const nama of [
      '',
      '   ',
      'Budi\r\nSet-Cookie: a=b',
      'Budi\u0000',
      'B\ud800',
      // No letter at all.
      '\u3164',
      'x'.repeat(121),
    ]) {
      const reply = await browser.put('/users/profile', { nama, email: user.email })
      assert.equal(reply.status, 422, JSON.stringify(nama))
      assert.equal(reply.body.errors[0].field, 'nama')
    }
    // Characters that reverse the text after them, break its line or can't be seen are copied along: they are not
    // stored (ADR 53).
    for (const [marked, plain] of [
      ['Budi\u202efdp.exe', 'Budifdp.exe'],
      ['Bu\u200bdi', 'Budi'],
      ['Budi\u2066', 'Budi'],
      ['Bu\ufeffdi', 'Budi'],
      ['Budi\u2028Susi', 'Budi Susi'],
    ] as const) {
      const reply = await browser.put('/users/profile', { nama: marked, email: user.email })
      assert.equal(reply.status, 200, JSON.stringify(marked))
      assert.equal((await User.findOrFail(user.id)).name, plain)
    }
    for (const nama of ['Nur ‘Aini', 'Ni Luh Putu-Ayu', 'محمد', '王小明', 'Ðoàn Thị']) {
      const reply = await browser.put('/users/profile', { nama, email: user.email })
      assert.equal(reply.status, 200, nama)
    }
  })
})

test.group('Profile picture', (group) => {
  isolateDatabase(group)

  test('a profile picture is resized, replaces the old one and opens for its owner and admins', async ({
    assert,
  }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    const fields = { nohp: user.nohp, nama: user.name, email: user.email }

    const photo = await jpegPhoto({ width: 900, height: 1800 })
    const first = await browser.upload('PUT', '/users/profile', fields, picture(photo))
    assert.equal(first.status, 200)
    assert.match(first.body.user.profilePic, /^\/uploads\/profile\/[0-9a-f]{32}\.jpg$/)

    const opened = await browser.get(first.body.user.profilePic)
    assert.equal(opened.status, 200)
    assert.equal(opened.headers.get('content-type'), 'image/jpeg')
    assert.equal(opened.headers.get('x-content-type-options'), 'nosniff')
    const { width, height, exif } = await sharp(opened.bytes).metadata()
    assert.deepEqual([width, height], [256, 512])
    assert.isUndefined(exif)

    const second = await browser.upload(
      'PUT',
      '/users/profile',
      fields,
      picture(await pngPicture())
    )
    assert.notEqual(second.body.user.profilePic, first.body.user.profilePic)
    const gone = await browser.get(first.body.user.profilePic)
    assert.equal(gone.status, 404)
    const left = await storedFiles('profile')
    assert.notInclude(left, first.body.user.profilePic.split('/').at(-1))

    const kept = await browser.upload('PUT', '/users/profile', fields)
    assert.equal(kept.body.user.profilePic, second.body.user.profilePic)

    const admin = await BrowserSession.of(await createAdmin())
    const stranger = await BrowserSession.of(await createUser())
    const visitor = await BrowserSession.visitor()
    assert.equal((await admin.get(second.body.user.profilePic)).status, 200)
    assert.equal((await stranger.get(second.body.user.profilePic)).status, 404)
    assert.equal((await visitor.get(second.body.user.profilePic)).status, 401)
  })

  test('a profile picture is not stored when the change is refused', async ({ assert }) => {
    const [user, other] = [await createUser(), await createUser()]
    const browser = await BrowserSession.of(user)
    await browser.upload(
      'PUT',
      '/users/profile',
      { nama: user.name, email: user.email },
      picture(await jpegPhoto())
    )
    const before = await storedFiles('profile')

    const fields = { nama: user.name, email: other.email, password: FACTORY_PASSWORD }
    const files = picture(await jpegPhoto())
    const reply = await browser.upload('PUT', '/users/profile', fields, files)
    assert.equal(reply.status, 422)
    assert.deepEqual(await storedFiles('profile'), before)
    assert.include(before, String((await User.findOrFail(user.id)).profilePic))
  })
})
