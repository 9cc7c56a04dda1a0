import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import AuditEntry from '#app/audit/models/audit_entry'
import Payment from '#app/payments/models/payment'
import { ERASED_COLUMNS } from '#app/people/domain/erasure'
import { PERSON_COLUMNS } from '#app/people/domain/person_columns'
import { readStoredFile, storeFile } from '#app/platform/uploads/stored_files'
import Result from '#app/results/models/result'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createResult } from '#database/factories/result_factory'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { start, takeSeat } from '#tests/support/exam'
import { LIMITS } from '#tests/support/limits'
import { adminBrowser } from '#tests/support/questions'
import { ERASED_NAME } from '#contracts/accounts'

const REASON = 'Diminta lewat surat.'

function erase(admin: BrowserSession, id: number, body: object = {}) {
  return admin.send('DELETE', `/admin/user/${id}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ alasan: REASON, ...body }),
  })
}

/** Where a text stands in the database, as 'table.column'. */
async function placesOf(texts: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const table of await db.connection().getAllTables()) {
    // The parts of an index.
    if (/_parts_/.test(table)) continue
    const rows = (await db.from(table)) as Record<string, unknown>[]
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const stored = String(value).toLowerCase()
        if (texts.some((text) => stored.includes(text.toLowerCase()))) {
          found.add(`${table}.${column}`)
        }
      }
    }
  }
  return [...found]
}

/** A learner of whom something is stored nearly everywhere, with a second account merged into it. */
async function knownPerson(admin: BrowserSession) {
  const user = await createUser({ name: 'Kirana Bestari' })
  const second = await createUser({ name: 'Kirana Lestari' })
  const pack = await createPackage({ name: 'Paket Satu' })
  const payment = await createPayment(user, pack, { note: 'Titipan Kirana Bestari' })
  const proof = await storeFile('bukti', Buffer.from('picture'), 'jpg')
  await payment.merge({ proof }).save()
  await admin.put(`/admin/payments/${payment.id}/status`, { status: 'confirmed' })
  const result = await createResult(user, { packageName: 'Paket Dua' })
  await admin.put(`/admin/user/${user.id}`, {
    nama: 'Kirana Bestari Putri',
    alasan: 'Kirana Bestari salah ketik.',
  })
  await admin.post(`/admin/riwayat-ujian/${result.id}/perbaiki-nama`, { alasan: 'Salah ketik.' })
  await admin.post(`/admin/user/${second.id}/gabung`, {
    ke: user.id,
    periksa: false,
    alasan: 'Dua nomor.',
  })
  await grantAttempt(user, await createPackage({ name: 'Paket Tiga' }))
  const texts = [
    'Kirana Bestari',
    'Kirana Lestari',
    user.nohp,
    second.nohp,
    user.email,
    second.email,
    proof,
  ].filter((text) => text !== null)
  return { user: await User.findOrFail(user.id), second, result, proof, texts }
}

test.group('Erasing a person', (group) => {
  isolateDatabase(group)

  test('a trial says what would happen, and does nothing', async ({ assert }) => {
    const admin = await adminBrowser()
    const { user } = await knownPerson(admin)
    const { status, body } = await erase(admin, user.id, { periksa: true })
    assert.equal(status, 200)
    assert.containSubset(body, {
      disimpan: { pembayaran: 3, riwayat: 1 },
      dihapus: { berkas: 3, kelas: 0 },
      hangus: { akses: 2 },
    })
    assert.isNull((await User.findOrFail(user.id)).erasedAt)
    assert.lengthOf(await AuditEntry.query().where('action', 'user.erased'), 0)
  })

  test('is refused while a payment waits, for staff, and for learners', async ({ assert }) => {
    const admin = await adminBrowser()
    const user = await createUser()
    await createPayment(user, await createPackage())
    const { status, body } = await erase(admin, user.id)
    assert.equal(status, 409)
    assert.match(String(body.message), /menunggu konfirmasi/)
    assert.equal((await erase(admin, (await createUser({ role: 'Guru' })).id)).status, 409)
    assert.equal((await erase(admin, 999_999)).status, 404)
    const learner = await BrowserSession.of(await createUser())
    assert.equal((await erase(learner, user.id)).status, 403)
  })

  test('a learner asks for it once, and staff declines with a reason that the learner reads', async ({
    assert,
  }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    const admin = await adminBrowser()
    const asked = await browser.post('/users/permintaan-hapus', { catatan: 'Sudah lulus.' })
    assert.equal(asked.status, 201)
    assert.equal((await browser.post('/users/permintaan-hapus')).status, 409)
    const waiting = await admin.get('/admin/permintaan-hapus')
    assert.containSubset(waiting.body.data, [{ peserta: { id: user.id }, catatan: 'Sudah lulus.' }])
    const page = (await admin.get(`/admin/user/${user.id}`)).body.data
    assert.equal(page.permintaanHapus.catatan, 'Sudah lulus.')

    const decline = () =>
      admin.put(`/admin/user/${user.id}/permintaan-hapus`, { alasan: 'Masih ada ujian.' })
    assert.equal((await decline()).status, 200)
    assert.equal((await decline()).status, 409)
    const own = (await browser.get('/users/permintaan-hapus')).body.data
    assert.containSubset(own, { keadaan: 'ditolak', jawaban: 'Masih ada ujian.' })
    const told = (await browser.get('/users/pemberitahuan')).body.data
    assert.match(String(told[0].pesan), /ditolak.*Masih ada ujian/)

    assert.equal((await browser.post('/users/permintaan-hapus')).status, 201)
    assert.equal((await browser.delete('/users/permintaan-hapus')).status, 200)
    assert.equal((await browser.delete('/users/permintaan-hapus')).status, 404)
    assert.equal((await browser.post('/users/permintaan-hapus')).status, 201)
    assert.equal((await erase(admin, user.id)).status, 200)
    assert.deepEqual((await admin.get('/admin/permintaan-hapus')).body.data, [])
  })
})

test.group('What an erasure leaves', (group) => {
  // The list of tables is read outside of a test's transaction.
  emptyDatabaseAfterEach(group)

  test('leaves nothing by which the person is known, and keeps results and money', async ({
    assert,
  }) => {
    const admin = await adminBrowser()
    const { user, second, result, proof, texts } = await knownPerson(admin)
    const browser = await BrowserSession.of(user)
    const namesake = await createUser({ name: 'Kirana Bestari Putri Utami' })
    const before = {
      payments: await Payment.query().orderBy('id'),
      result: await Result.findOrFail(result.id),
    }
    const { code } = before.result
    const retired = (await db.from('retired_certificates').first()) as { code: string }
    assert.isAbove((await placesOf(texts)).length, 8)

    assert.equal((await erase(admin, user.id, { nama: 'Orang Lain' })).status, 422)
    assert.equal((await erase(admin, user.id, { alasan: '' })).status, 422)
    const { status, body } = await erase(admin, user.id, { nama: user.name })
    assert.equal(status, 200, JSON.stringify(body))

    await namesake.merge({ name: 'Orang Lain' }).save()
    assert.deepEqual(await placesOf(texts), [])
    assert.isNull(await readStoredFile('bukti', proof))
    assert.equal((await browser.get('/users/getAuth')).status, 401)

    const after = await Payment.query().orderBy('id')
    assert.deepEqual(
      after.map(({ id, amount, status: kept }) => [id, amount, kept]),
      before.payments.map(({ id, amount, status: kept }) => [id, amount, kept])
    )
    const kept = await Result.findOrFail(result.id)
    assert.equal(kept.totalScore, before.result.totalScore)
    assert.equal(kept.userName, ERASED_NAME)
    const unused = await db
      .from('entitlements')
      .where('user_id', user.id)
      .whereNull('used_at')
      .whereNull('revoked_at')
    assert.lengthOf(unused, 0)

    const visitor = await BrowserSession.visitor()
    for (const one of [code, retired.code]) {
      const verified = await visitor.get(`/sertifikat/${one}`)
      assert.equal(verified.status, 200)
      assert.containSubset(verified.body, { valid: false, dihapus: true, nama: ERASED_NAME })
    }
    assert.equal((await admin.get(`/users/certificate/${result.id}`)).status, 404)

    const entry = await AuditEntry.findByOrFail('action', 'user.erased')
    assert.equal(entry.subjectId, user.id)
    const page = (await admin.get(`/admin/user/${user.id}`)).body.data
    assert.containSubset(page, { nama: ERASED_NAME, dihapus: true, namaLama: [], nohpLama: [] })
    assert.equal((await erase(admin, user.id)).status, 409)
    const edit = { nama: 'Lain', alasan: REASON }
    assert.equal((await admin.put(`/admin/user/${user.id}`, edit)).status, 409)
    await admin.confirmPassword()
    assert.equal((await admin.post(`/admin/user/${user.id}/pulihkan`)).status, 409)
    assert.equal((await User.findOrFail(second.id)).name, ERASED_NAME)
    // Both are free again.
    const again = { nama: 'Baru', nohp: user.nohp, email: user.email, password: 'rahasia-baru-1' }
    assert.equal((await visitor.post('/users/register', again)).status, 201)
  }).timeout(LIMITS.manyRuns)
})

test.group('An erasure beside something else', (group) => {
  emptyDatabaseAfterEach(group)

  test('of an erasure and the start of an attempt one succeeds', async ({ assert }) => {
    const seat = await takeSeat()
    const admin = await adminBrowser()
    const [erased, started] = await Promise.all([erase(admin, seat.user.id), start(seat)])
    const user = await User.findOrFail(seat.user.id)
    const running = await db.from('attempts').where('user_id', user.id)
    if (erased.status === 200) {
      assert.lengthOf(running, 0, `start answered ${started.status}`)
      assert.isNotNull(user.erasedAt)
    } else {
      assert.equal(erased.status, 409)
      assert.lengthOf(running, 1)
      assert.isNull(user.erasedAt)
    }
  })

  test('of two admins who erase a person at once one succeeds', async ({ assert }) => {
    const user = await createUser()
    const admins = [await adminBrowser(), await BrowserSession.of(await createAdmin())]
    const replies = await Promise.all(admins.map((admin) => erase(admin, user.id)))
    assert.sameMembers(
      replies.map(({ status }) => status),
      [200, 409]
    )
    assert.lengthOf(await AuditEntry.query().where('action', 'user.erased'), 1)
  })

  test('a payment that is confirmed meanwhile grants nothing to an erased person', async ({
    assert,
  }) => {
    const user = await createUser()
    const payment = await createPayment(user, await createPackage())
    const admin = await adminBrowser()
    const other = await BrowserSession.of(await createAdmin())
    const [erased] = await Promise.all([
      erase(admin, user.id),
      other.put(`/admin/payments/${payment.id}/status`, { status: 'confirmed' }),
    ])
    const open = await db
      .from('entitlements')
      .where('user_id', user.id)
      .whereNull('revoked_at')
      .whereNull('used_at')
    const { currentName } = await Payment.findOrFail(payment.id)
    if (erased.status === 200) {
      assert.lengthOf(open, 0)
      assert.equal(currentName, ERASED_NAME)
    } else {
      assert.equal(erased.status, 409)
      assert.lengthOf(open, 1)
    }
  })
})

test.group('Columns of an erased person', () => {
  test("every column with a user's id says what becomes of it", ({ assert }) => {
    assert.sameMembers(Object.keys(ERASED_COLUMNS), Object.keys(PERSON_COLUMNS))
  })
})
