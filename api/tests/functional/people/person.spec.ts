import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import User from '#app/accounts/models/user'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createResult } from '#database/factories/result_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'
import { finishedLearner } from '#tests/support/learning'
import { adminBrowser } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'

const REASON = 'Salah ketik di daftar kelas.'

async function audited(userId: number) {
  const entries = await AuditEntry.query().where('subjectId', userId).orderBy('id')
  return entries.map(({ action, details }) => [action, details])
}

test.group('A person', (group) => {
  isolateDatabase(group)

  test('a person has everything of their account in one answer, in the shapes of the lists', async ({
    assert,
  }) => {
    const admin = await adminBrowser()
    const user = await createUser({ name: 'Adinda Putri' })
    const pack = await createPackage({ name: 'Paket A' })
    const payment = await createPayment(user, pack)
    const result = await createResult(user, { packageName: 'Paket B' })
    await createPayment(await createUser(), pack)
    await BrowserSession.of(user)

    const { status, body } = await admin.get(`/admin/user/${user.id}`)
    assert.equal(status, 200)
    const { pembayaran, akses, riwayat, jadwal, kelas, login, ...fields } = body.data
    assert.containSubset(fields, {
      id: user.id,
      nama: 'Adinda Putri',
      nohp: user.nohp,
      email: user.email,
      namaLama: [],
      status_ujian: 'idle',
      jumlah_ujian: 1,
    })
    const ids = pembayaran.map(({ id }: { id: number }) => id)
    assert.include(ids, payment.id)
    const listed = (await admin.get(`/admin/payments?search=${user.nohp}`)).body.payments
    assert.sameMembers(
      ids,
      listed.map(({ id }: { id: number }) => id)
    )
    const { kuitansi, ...shown } = pembayaran.find(({ id }: { id: number }) => id === payment.id)
    assert.isFalse(kuitansi)
    assert.deepEqual(
      shown,
      listed.find(({ id }: { id: number }) => id === payment.id)
    )
    assert.lengthOf(akses, 1)
    assert.deepEqual(
      riwayat,
      (await admin.get(`/admin/riwayat-ujian?search=${user.nohp}`)).body.histories
    )
    assert.equal(riwayat[0].kode, result.code)
    assert.deepEqual([jadwal, kelas], [[], []])
    assert.lengthOf(login, 1)

    assert.equal((await admin.delete(`/admin/user/${user.id}/login/${login[0].id}`)).status, 200)
    assert.deepEqual((await admin.get(`/admin/user/${user.id}`)).body.data.login, [])
    assert.equal((await admin.get('/admin/user/999999')).status, 404)
  })

  test('a corrected name, number and address are a line each in the audit log, and told to their owner', async ({
    assert,
  }) => {
    const admin = await adminBrowser()
    const user = await createUser({ name: 'ADINDA PUTRI' })
    const { nohp, email } = user
    const learner = await BrowserSession.of(user)

    const { status } = await admin.put(`/admin/user/${user.id}`, {
      nama: 'Adinda Putri Lestari',
      nohp: '+62 812-9876-5432',
      email: 'Adinda@Contoh.test',
      alasan: REASON,
    })
    assert.equal(status, 200)
    const name = 'Adinda Putri Lestari'
    assert.deepEqual(await audited(user.id), [
      ['user.name_changed', { name, before: 'ADINDA PUTRI', after: name, reason: REASON }],
      ['user.number_changed', { name, before: nohp, after: '081298765432', reason: REASON }],
      ['user.email_changed', { name, before: email, after: 'adinda@contoh.test', reason: REASON }],
    ])
    const { data } = (await admin.get(`/admin/user/${user.id}`)).body
    assert.containSubset(data, {
      nama: name,
      nohp: '081298765432',
      email: 'adinda@contoh.test',
      namaLama: ['ADINDA PUTRI'],
      nohpLama: [nohp],
      emailLama: [email],
    })

    const notices = (await learner.get('/users/pemberitahuan')).body.data
    assert.deepEqual(
      notices.map(({ pesan }: { pesan: string }) => pesan),
      [
        'Nama Anda diubah oleh admin: ADINDA PUTRI menjadi Adinda Putri Lestari.',
        `Nomor HP Anda diubah oleh admin: ${nohp} menjadi 081298765432.`,
        `Email Anda diubah oleh admin: ${email} menjadi adinda@contoh.test.`,
      ]
    )
    const [first] = notices
    const stranger = await BrowserSession.of(await createUser())
    assert.equal((await stranger.post(`/users/pemberitahuan/${first.id}/baca`)).status, 404)
    assert.equal((await learner.post(`/users/pemberitahuan/${first.id}/baca`)).status, 200)
    assert.lengthOf((await learner.get('/users/pemberitahuan')).body.data, 2)
  })

  test("an admin's own number and address ask for the password, and so aren't changed here", async ({
    assert,
  }) => {
    const own = await createAdmin()
    const admin = await BrowserSession.of(own)
    const edit = (fields: object) =>
      admin.put(`/admin/user/${own.id}`, { ...fields, alasan: REASON })
    for (const fields of [{ nohp: '081298765433' }, { email: 'lain@contoh.test' }]) {
      const { status, body } = await edit(fields)
      assert.equal(status, 403)
      assert.include(body.message, 'Profil')
    }
    assert.equal((await edit({ nama: 'Admin Baru', nohp: own.nohp })).status, 200)
    const stored = await User.findOrFail(own.id)
    assert.deepEqual([stored.nohp, stored.email], [own.nohp, own.email])
  })

  test('a person is found by the name and the number they had before, in every list', async ({
    assert,
  }) => {
    const admin = await adminBrowser()
    const user = await createUser({ name: 'Bungsu Cahyani' })
    const { nohp } = user
    await createResult(user)
    await admin.put(`/admin/user/${user.id}`, {
      nama: 'Kartika',
      nohp: '081298765433',
      alasan: REASON,
    })

    const found = async (path: string, rows: string, term: string) =>
      (await admin.get(`${path}?search=${encodeURIComponent(term)}`)).body[rows].length
    for (const term of ['bungsu cah', 'Cahyani', nohp, nohp.replace(/^0/, '+62 ')]) {
      assert.equal(await found('/admin/user', 'users', term), 1, term)
      assert.equal(await found('/admin/riwayat-ujian', 'histories', term), 1, term)
      assert.equal(await found('/admin/payments', 'payments', term), 1, term)
    }
    assert.equal(await found('/admin/user', 'users', 'Bungsu%'), 0)
  })

  test('what is changed to itself changes nothing; another account keeps its number', async ({
    assert,
  }) => {
    const admin = await adminBrowser()
    const [user, other] = [await createUser(), await createUser()]
    const same = await admin.put(`/admin/user/${user.id}`, { nama: user.name, alasan: REASON })
    assert.deepEqual([same.status, same.body.message], [200, 'Tidak ada yang berubah.'])
    const taken = await admin.put(`/admin/user/${user.id}`, { nohp: other.nohp, alasan: REASON })
    assert.equal(taken.status, 422)
    assert.equal(taken.body.errors[0].field, 'nohp')
    const mute = await admin.put(`/admin/user/${user.id}`, { nama: 'Lain', alasan: ' ' })
    assert.equal(mute.status, 422)
    assert.deepEqual(await audited(user.id), [])
    assert.lengthOf((await admin.get(`/admin/user/${user.id}`)).body.data.namaLama, 0)
  })

  test('a learner who renames themselves leaves old and new in the audit log, and is found by the old one', async ({
    assert,
  }) => {
    const user = await createUser({ name: 'Nama Semula' })
    const learner = await BrowserSession.of(user)
    await learner.put('/users/profile', { nama: 'Nama Sesudah', email: user.email })
    const [[, details]] = (await audited(user.id)) as [[string, { before: object; after: object }]]
    assert.containSubset(details, {
      before: { name: 'Nama Semula' },
      after: { name: 'Nama Sesudah' },
    })
    const { users } = (await (await adminBrowser()).get('/admin/user?search=Nama+Semula')).body
    assert.lengthOf(users, 1)
    assert.deepEqual((await learner.get('/users/pemberitahuan')).body.data, [])
  })

  test('a certificate is issued anew under the present name, and the old code says that it was replaced', async ({
    assert,
  }) => {
    const admin = await adminBrowser()
    const user = await createUser({ name: 'Adinda Putir' })
    const { id, code } = await createResult(user)
    const path = `/admin/riwayat-ujian/${id}/perbaiki-nama`
    const early = await admin.post(path, { alasan: REASON })
    assert.equal(early.status, 409)

    await admin.put(`/admin/user/${user.id}`, { nama: 'Adinda Putri', alasan: REASON })
    const { status, body } = await admin.post(path, { alasan: REASON })
    assert.equal(status, 200)
    assert.notEqual(body.kode, code)
    const visitor = await BrowserSession.visitor()
    const read = async (of: string) => (await visitor.get(`/sertifikat/${of}`)).body
    assert.containSubset(await read(code), {
      nama: 'Adinda Putir',
      status: 'diganti',
      pengganti: true,
    })
    assert.containSubset(await read(body.kode), { nama: 'Adinda Putri', status: 'berlaku' })
    const entry = await AuditEntry.query().where('action', 'certificate.renamed').firstOrFail()
    assert.containSubset(entry.details, {
      userId: user.id,
      before: 'Adinda Putir',
      after: 'Adinda Putri',
      reason: REASON,
    })
    assert.equal((await admin.post(path, { alasan: REASON })).status, 409)
    const lost = await admin.post('/admin/riwayat-ujian/999999/perbaiki-nama', { alasan: REASON })
    assert.equal(lost.status, 404)
  })
})

test.group('An answer sheet', (group) => {
  emptyDatabaseAfterEach(group)

  test('an answer sheet says of each question what was answered, the key, doubt and the last change', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await completePackage()
    const { result, browser } = await finishedLearner(pack, time, {
      isRight: (page) => page !== 3,
      flags: [140],
    })
    const path = `/admin/riwayat-ujian/${result.id}/jawaban`
    const { status, body } = await (await adminBrowser()).get(path)
    assert.equal(status, 200)
    assert.isTrue(body.denganKunci)
    assert.lengthOf(body.data, 140)
    const of = (page: number) => body.data.find((row: { page: number }) => row.page === page)
    assert.isFalse(of(3).benar)
    assert.notEqual(of(3).jawaban, of(3).kunci)
    assert.containSubset(of(4), { sesi: 'listening', benar: true, terlambat: null, ragu: false })
    assert.equal(of(4).jawaban, of(4).kunci)
    assert.isString(of(4).diubah)
    assert.isTrue(of(140).ragu)
    assert.equal((await browser.get(path)).status, 403)
    const opened = await AuditEntry.query().where('action', 'package.keys_opened')
    assert.lengthOf(opened, 4)
  })
})

test.group('Two admins and one person', (group) => {
  emptyDatabaseAfterEach(group)

  test('of two admins who correct a certificate at once one issues it, and the other is told', async ({
    assert,
  }) => {
    const admins = [await adminBrowser(), await BrowserSession.of(await createAdmin())]
    const user = await createUser({ name: 'Adinda Putir' })
    const { id } = await createResult(user)
    await User.query().where('id', user.id).update({ name: 'Adinda Putri' })
    const replies = await Promise.all(
      admins.map((admin) =>
        admin.post(`/admin/riwayat-ujian/${id}/perbaiki-nama`, { alasan: REASON })
      )
    )
    assert.sameMembers(
      replies.map(({ status }) => status),
      [200, 409]
    )
    assert.lengthOf(await AuditEntry.query().where('action', 'certificate.renamed'), 1)
  })

  test('of two admins who give two people one number at once one succeeds', async ({ assert }) => {
    const admins = [await adminBrowser(), await BrowserSession.of(await createAdmin())]
    const people = [await createUser(), await createUser()]
    const replies = await Promise.all(
      people.map(async (person, index) =>
        admins[index]?.put(`/admin/user/${person.id}`, { nohp: '081211112222', alasan: REASON })
      )
    )
    assert.sameMembers(
      replies.map((reply) => reply?.status),
      [200, 422]
    )
  })
})
