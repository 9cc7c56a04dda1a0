import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Entitlement from '#app/enrolment/models/entitlement'
import Payment from '#app/payments/models/payment'
import Receipt from '#app/payments/models/receipt'
import { dateOf, startOfDay } from '#app/platform/time/domain/academy_days'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { jpegPhoto } from '#tests/support/pictures'
import { storedFiles } from '#tests/support/stored_files'

const PATH = '/admin/payments'
const PROOF = await jpegPhoto()
const today = () => dateOf(startOfDay(Date.now()))

async function scene() {
  const learner = await createUser({ name: 'Siti Aminah' })
  const pack = await createPackage({ name: 'Paket A', price: 20_000 })
  const admin = await createAdmin({ role: 'Keuangan', name: 'Bu Kas' })
  const browser = await BrowserSession.of(admin)
  const entry = {
    userId: learner.id,
    paketId: pack.id,
    jumlah: 15_000,
    cara: 'tunai',
    tanggal: '2026-01-31',
  }
  return { learner, pack, admin, browser, entry }
}

test.group('Entered payments', (group) => {
  isolateDatabase(group)

  test('a payment that was received gives access at once, with its way, day, note, receipt and audit entry', async ({
    assert,
  }) => {
    const { learner, pack, admin, browser, entry } = await scene()
    const reply = await browser.post(PATH, { ...entry, catatan: ' Titip di resepsionis ' })
    assert.equal(reply.status, 201)
    const { id } = reply.body.data
    assert.deepEqual(reply.body.data, { id, status: 'confirmed', amount: 15_000 })
    assert.match(reply.body.waLink, /^https:\/\/wa\.me\/62/)

    const payment = await Payment.findOrFail(id)
    assert.containSubset(payment.serialize(), {
      userId: learner.id,
      way: 'tunai',
      paidAt: Date.parse('2026-01-30T17:00:00Z'),
      note: 'Titip di resepsionis',
      enteredBy: admin.id,
      decidedBy: admin.id,
      proof: null,
      pendingKey: null,
    })
    const own = await BrowserSession.of(learner)
    assert.isTrue((await own.get(`/users/cek-akses/${pack.id}`)).body.bolehAkses)
    const [shown] = (await own.get('/users/payment')).body.data
    assert.deepEqual([shown.status, shown.dicatat, shown.amount], ['confirmed', true, 15_000])
    const [row] = (await browser.get(PATH)).body.payments
    assert.deepEqual([row.cara, row.dicatat, row.keputusan.nama], ['tunai', true, 'Bu Kas'])
    assert.lengthOf(await Receipt.query().where('paymentId', id), 1)
    const entryOfAudit = await AuditEntry.findByOrFail('action', 'payment.entered')
    assert.deepEqual(entryOfAudit.details, {
      userId: learner.id,
      userName: 'Siti Aminah',
      packageName: 'Paket A',
      amount: 15_000,
      way: 'tunai',
      day: '2026-01-31',
      note: 'Titip di resepsionis',
    })
  })

  test('an entered payment may have a proof, as a form whose numbers are texts', async ({
    assert,
  }) => {
    const { browser, entry } = await scene()
    const { userId, paketId, jumlah, ...texts } = entry
    const fields = {
      ...texts,
      cara: 'transfer',
      userId: String(userId),
      paketId: String(paketId),
      jumlah: String(jumlah),
    }
    const before = await storedFiles('bukti')
    const files = { bukti: { data: PROOF, filename: 'bukti.jpg' } }
    const wrong = await browser.upload('POST', PATH, { ...fields, jumlah: 'banyak' }, files)
    assert.equal(wrong.status, 422)
    const notPicture = { bukti: { data: Buffer.from('<html>'), filename: 'bukti.jpg' } }
    assert.equal((await browser.upload('POST', PATH, fields, notPicture)).status, 415)
    assert.deepEqual(await storedFiles('bukti'), before)

    const reply = await browser.upload('POST', PATH, fields, files)
    assert.equal(reply.status, 201)
    const { proof, proofDigest, way } = await Payment.findOrFail(reply.body.data.id)
    assert.match(String(proof), /^[0-9a-f]{32}\.jpg$/)
    assert.match(String(proofDigest), /^[0-9a-f]{64}$/)
    assert.equal(way, 'transfer')
    assert.equal((await browser.get(`/uploads/bukti/${proof}`)).status, 200)
  })

  test('an entered payment is refused with wrong fields', async ({ assert }) => {
    const { browser, entry } = await scene()
    const tomorrow = dateOf(startOfDay(Date.now()) + 24 * 60 * 60 * 1000)
    for (const [field, values] of Object.entries({
      userId: [undefined, null, String(entry.userId), 0, 1.5, true, [entry.userId]],
      paketId: [undefined, String(entry.paketId), -1, {}],
      jumlah: [undefined, '15000', 0, -1, 1.5, 10_000_001, 1e30],
      cara: [undefined, 'kartu', '', 1],
      tanggal: [undefined, '', tomorrow, '31-01-2026', '2026-02-31', 20260131],
      catatan: ['x'.repeat(501), 5],
    })) {
      for (const value of values) {
        const reply = await browser.post(PATH, { ...entry, [field]: value })
        assert.equal(reply.status, 422, `${field}: ${JSON.stringify(value)}`)
        assert.equal(reply.body.errors[0].field, field)
      }
    }
    assert.lengthOf(await Payment.all(), 0)
    assert.equal((await browser.post(PATH, { ...entry, tanggal: today() })).status, 201)
  })

  test('an entered payment needs a learner, and a package on sale', async ({ assert }) => {
    const { admin, browser, entry } = await scene()
    const post = async (change: object) =>
      (await browser.post(PATH, { ...entry, ...change })).status
    assert.equal(await post({ userId: 1_999_999_999 }), 404)
    assert.equal(await post({ paketId: 1_999_999_999 }), 404)
    assert.equal(await post({ userId: admin.id }), 403)
    assert.equal(await post({ userId: (await createAdmin()).id }), 409)
    assert.equal(await post({ paketId: (await createPackage({ status: 'belum' })).id }), 409)
    assert.lengthOf(await Payment.all(), 0)
  })

  test('an entered payment is refused while access is unused or a payment waits', async ({
    assert,
  }) => {
    const { learner, pack, browser, entry } = await scene()
    const pending = await createPayment(learner, pack)
    assert.equal((await browser.post(PATH, entry)).status, 409)
    await pending.delete()
    const grant = await grantAttempt(learner, pack)
    assert.equal((await browser.post(PATH, entry)).status, 409)
    await grant.merge({ usedAt: Date.now() }).save()
    assert.equal((await browser.post(PATH, entry)).status, 201)
    assert.equal((await browser.post(PATH, entry)).status, 409)
  })

  test('an entered payment that is undone is rejected, and can be entered anew', async ({
    assert,
  }) => {
    const { browser, entry } = await scene()
    const { id } = (await browser.post(PATH, entry)).body.data
    const undone = await browser.post(`${PATH}/${id}/batalkan`, { alasan: 'Salah paket' })
    assert.equal(undone.status, 200)
    const { status, rejectionReason } = await Payment.findOrFail(id)
    assert.deepEqual([status, rejectionReason], ['rejected', 'Salah paket'])
    assert.equal((await browser.post(PATH, entry)).status, 201)
    assert.deepEqual(
      (await Receipt.query().orderBy('sequence')).map(({ cancelledAt }) => cancelledAt !== null),
      [true, false]
    )
  })

  test('learners are searched by those who enter payments', async ({ assert }) => {
    const { learner, browser } = await scene()
    await createUser({ name: 'Lain' })
    const found = await browser.get(`${PATH}/peserta?search=aminah`)
    assert.deepEqual(found.body, {
      data: [{ id: learner.id, nama: 'Siti Aminah', nohp: learner.nohp }],
    })
    assert.deepEqual((await browser.get(`${PATH}/peserta?search=Kas`)).body, { data: [] })
    for (const search of ['', 'a', 'x'.repeat(500)]) {
      assert.equal((await browser.get(`${PATH}/peserta?search=${search}`)).status, 422)
    }
    assert.equal((await browser.get(`${PATH}/peserta`)).status, 422)
  })
})

test.group('Payments entered at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('a payment that two admins enter at once, each twice, is stored once', async ({
    assert,
  }) => {
    const { learner, browser, entry } = await scene()
    const other = await BrowserSession.of(await createAdmin())
    const replies = await Promise.all(
      [browser, other, browser, other].map((admin) => admin.post(PATH, entry))
    )
    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [201, 409, 409, 409])
    assert.lengthOf(await Payment.all(), 1)
    assert.lengthOf(await Entitlement.query().where('userId', learner.id), 1)
    assert.lengthOf(await Receipt.all(), 1)
  })

  test('a payment that is entered while the learner sends a proof is stored, or the proof is', async ({
    assert,
  }) => {
    for (let round = 0; round < 4; round++) {
      const { learner, pack, browser, entry } = await scene()
      const own = await BrowserSession.of(learner)
      const [entered, sent] = await Promise.all([
        browser.post(PATH, entry),
        own.upload(
          'POST',
          '/payment/upload',
          { paket_soal_id: String(pack.id) },
          { bukti: { data: PROOF, filename: 'bukti.jpg' } }
        ),
      ])
      assert.deepEqual([entered.status, sent.status].toSorted(), [201, 409])
      assert.lengthOf(await Payment.query().where('userId', learner.id), 1)
    }
  })
})
