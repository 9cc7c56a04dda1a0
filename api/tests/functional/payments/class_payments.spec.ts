import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import AuditEntry from '#app/audit/models/audit_entry'
import Entitlement from '#app/enrolment/models/entitlement'
import ClassPayment from '#app/payments/models/class_payment'
import { createClass } from '#database/factories/class_factory'
import { createClassPayment } from '#database/factories/class_payment_factory'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createAdmin, createUser, createUsers } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { jpegPhoto } from '#tests/support/pictures'
import { adminBrowser } from '#tests/support/questions'
import { storedFiles } from '#tests/support/stored_files'
import { LIMITS } from '#tests/support/limits'

const CONFIRM = { status: 'confirmed' }
const REJECT = { status: 'rejected', alasanPenolakan: 'Nominal kurang.' }

async function classOf(count: number) {
  const learners = await createUsers(count, (n) => ({ name: `Siswa ${n}` }))
  const schoolClass = await createClass(learners)
  const pack = await createPackage({ name: 'Paket A', price: 20_000 })
  return { learners, schoolClass, pack }
}

/** A class with a pending payment that has a proof. */
async function awaiting(count: number) {
  const { learners, schoolClass, pack } = await classOf(count)
  const admin = await createAdmin({ name: 'Ibu Admin' })
  const payment = await createClassPayment(schoolClass, { pack, learners, admin })
  const browser = await BrowserSession.of(admin)
  const path = `/admin/pembayaran-kelas/${payment.id}`
  return { learners, schoolClass, pack, payment, admin, browser, path }
}

const outcomesOf = async (browser: BrowserSession, path: string) => {
  const { body } = await browser.get(path)
  return body.data.peserta.map(({ hasil }: { hasil: string | null }) => hasil)
}

test.group('Payments of classes', (group) => {
  isolateDatabase(group)

  test("a class's payment goes from the invoice over the proof to access for everybody", async ({
    assert,
  }) => {
    const { learners, schoolClass, pack } = await classOf(3)
    const admin = await BrowserSession.of(await createAdmin({ name: 'Ibu Admin' }))
    const made = await admin.post(`/admin/kelas/${schoolClass.id}/pembayaran`, {
      paket_soal_id: pack.id,
    })
    assert.equal(made.status, 201)
    assert.containSubset(made.body.data, {
      nama_kelas: 'XII IPA 1',
      nama_paket: 'Paket A',
      jumlah_peserta: 3,
      amount: 60_000,
      buktiBayar: null,
      status: 'pending',
    })
    const path = `/admin/pembayaran-kelas/${made.body.data.id}`
    assert.equal((await admin.put(path, { amount: 50_000 })).status, 200)

    const unproven = await admin.put(`${path}/status`, CONFIRM)
    assert.deepEqual(
      [unproven.status, unproven.body.message],
      [409, 'Unggah bukti pembayaran terlebih dahulu.']
    )
    const sent = await admin.upload(
      'POST',
      `${path}/bukti`,
      {},
      { bukti: { data: await jpegPhoto(), filename: 'transfer.jpg' } }
    )
    assert.equal(sent.status, 200)
    const shown = (await admin.get(path)).body.data
    assert.deepEqual(
      shown.peserta.map(({ hasil }: { hasil: string }) => hasil),
      ['diberi', 'diberi', 'diberi']
    )
    assert.equal((await admin.get(`/uploads/bukti/${shown.buktiBayar}`)).status, 200)
    const learner = await BrowserSession.of(learners[0]!)
    assert.equal((await learner.get(`/uploads/bukti/${shown.buktiBayar}`)).status, 404)

    const reply = await admin.put(`${path}/status`, { ...CONFIRM, amount: 50_000 })
    assert.deepEqual(
      [reply.status, reply.body.message],
      [200, 'Pembayaran kelas berhasil dikonfirmasi. 3 peserta mendapat akses.']
    )
    const grants = await Entitlement.query().orderBy('userId')
    assert.deepEqual(
      grants.map(({ userId, source, classId, classPaymentId, paymentId }) => [
        userId,
        source,
        classId,
        classPaymentId,
        paymentId,
      ]),
      learners.map(({ id }) => [id, 'class', schoolClass.id, made.body.data.id, null])
    )
    const payments = await admin.get('/admin/dashboard')
    assert.equal(payments.body.totalRevenue, 50_000)
    assert.equal(payments.body.harian.at(-1).pendapatan, 50_000)
    assert.equal(payments.body.pendingPayments, 0)
    const own = (await learner.get('/users/akses')).body.data
    assert.containSubset(own, [{ sumber: 'class', kelas: 'XII IPA 1', nama_paket: 'Paket A' }])
    assert.deepEqual((await learner.get('/users/payment')).body.data, [])

    const entries = await AuditEntry.query().where('subjectType', 'class_payment').orderBy('id')
    assert.deepEqual(
      entries.map(({ action }) => action),
      [
        'class_payment.created',
        'class_payment.amount_changed',
        'class_payment.proof_added',
        'class_payment.confirmed',
      ]
    )
    assert.deepEqual(entries.at(-1)?.details, {
      className: 'XII IPA 1',
      packageName: 'Paket A',
      learners: 3,
      amount: 50_000,
      granted: 3,
    })
  })

  test("a class's payment lists its learners: selected ones of the class, for their own amount", async ({
    assert,
  }) => {
    const { learners, schoolClass, pack } = await classOf(3)
    const stranger = await createUser()
    const admin = await adminBrowser()
    const path = `/admin/kelas/${schoolClass.id}/pembayaran`
    const offer = { paket_soal_id: pack.id }
    for (const wrong of [
      { ...offer, peserta: [] },
      { ...offer, amount: -1 },
      { ...offer, amount: 1.5 },
      { ...offer, amount: 2_000_000_001 },
      {},
    ]) {
      assert.equal((await admin.post(path, wrong)).status, 422, JSON.stringify(wrong))
    }
    const strange = await admin.post(path, { ...offer, peserta: [stranger.id] })
    assert.equal(strange.status, 409)
    const made = await admin.post(path, {
      ...offer,
      peserta: [learners[0]!.id, learners[1]!.id],
      amount: 35_000,
    })
    assert.containSubset(made.body.data, { jumlah_peserta: 2, amount: 35_000 })

    const again = await admin.post(path, offer)
    assert.deepEqual(
      [again.status, again.body.message],
      [409, 'Pembayaran kelas ini untuk paket yang sama masih menunggu keputusan.']
    )
    await admin.put(`/admin/pembayaran-kelas/${made.body.data.id}/status`, REJECT)
    assert.equal((await admin.post(path, offer)).status, 201, 'after a decision there may be more')
    const { data } = (await admin.get(path)).body
    assert.deepEqual(
      data.map(({ status }: { status: string }) => status),
      ['pending', 'rejected']
    )
  })

  test("a class's payment needs an active class with learners, and a package on sale", async ({
    assert,
  }) => {
    const pack = await createPackage()
    const draft = await createPackage({ status: 'belum' })
    const admin = await adminBrowser()
    const learners = [await createUser()]
    const [empty, archived, good] = [
      await createClass(),
      await createClass(learners, { archivedAt: 1 }),
      await createClass(learners),
    ]
    for (const [id, packageId, status] of [
      [empty.id, pack.id, 409],
      [archived.id, pack.id, 409],
      [good.id, draft.id, 409],
      [good.id, 4_000_000, 404],
      [4_000_000, pack.id, 404],
    ] as const) {
      const reply = await admin.post(`/admin/kelas/${id}/pembayaran`, { paket_soal_id: packageId })
      assert.equal(reply.status, status)
    }
    assert.lengthOf(await ClassPayment.all(), 0)
  })

  test("a class's payment leaves out and names learners who have access, an attempt or a payment, or have left", async ({
    assert,
  }) => {
    const { learners, schoolClass, pack, payment, browser, path } = await awaiting(4)
    const [fresh, owner, paying, leaver] = learners
    await grantAttempt(owner!, pack)
    await createPayment(paying!, pack)
    await browser.delete(`/admin/kelas/${schoolClass.id}/peserta/${leaver!.id}`)

    const EXPECTED = ['diberi', 'sudah_punya', 'menunggu_pembayaran', 'keluar_kelas']
    assert.deepEqual(await outcomesOf(browser, path), EXPECTED)
    const reply = await browser.put(`${path}/status`, CONFIRM)
    assert.equal(
      reply.body.message,
      'Pembayaran kelas berhasil dikonfirmasi. 1 peserta mendapat akses, 1 sudah punya, 1 menunggu pembayaran sendiri, 1 sudah keluar dari kelas.'
    )
    const grants = await Entitlement.query().where('classPaymentId', payment.id)
    assert.deepEqual(
      grants.map(({ userId }) => userId),
      [fresh!.id]
    )
    assert.deepEqual(await outcomesOf(browser, path), EXPECTED, 'what became of them is kept')
  })

  test("a class's payment gives access to more learners than one statement takes", async ({
    assert,
  }) => {
    const { pack } = await classOf(1)
    const rows = Array.from(
      { length: 1_201 },
      (_, n) => `Siswa ${n};0877${String(n).padStart(7, '0')}`
    )
    const schoolClass = await createClass()
    const admin = await adminBrowser()
    const daftar = ['Nama;Nomor HP', ...rows].join('\n')
    await admin.post(`/admin/kelas/${schoolClass.id}/peserta`, { daftar })
    const made = await admin.post(`/admin/kelas/${schoolClass.id}/pembayaran`, {
      paket_soal_id: pack.id,
    })
    await ClassPayment.query().where('id', made.body.data.id).update({ proof: 'a.jpg' })
    const reply = await admin.put(`/admin/pembayaran-kelas/${made.body.data.id}/status`, CONFIRM)
    assert.include(reply.body.message, ' 1201 peserta mendapat akses.')
    const { total } = await db.from('entitlements').countDistinct('user_id as total').firstOrFail()
    assert.equal(Number(total), 1_201)
  }).timeout(LIMITS.manyCalls)

  test("a class's payment can be rejected with a reason, and gives no access then", async ({
    assert,
  }) => {
    const { payment, browser, path } = await awaiting(2)
    const missing = await browser.put(`${path}/status`, { status: 'rejected' })
    assert.deepEqual([missing.status, missing.body.message], [422, 'Alasan penolakan harus diisi.'])
    const reply = await browser.put(`${path}/status`, REJECT)
    assert.deepEqual(
      [reply.status, reply.body.message],
      [200, 'Pembayaran kelas berhasil ditolak.']
    )
    await payment.refresh()
    assert.deepEqual(
      [payment.status, payment.rejectionReason, payment.pendingKey],
      ['rejected', 'Nominal kurang.', null]
    )
    assert.lengthOf(await Entitlement.all(), 0)
    assert.deepEqual(await outcomesOf(browser, path), [null, null])
  })

  test("a class's payment can't be changed once it was decided", async ({ assert }) => {
    const { payment, browser, path } = await awaiting(1)
    await browser.put(`${path}/status`, CONFIRM)
    const before = await storedFiles('bukti')
    for (const reply of [
      await browser.put(`${path}/status`, CONFIRM),
      await browser.put(`${path}/status`, REJECT),
      await browser.put(path, { amount: 1 }),
      await browser.upload(
        'POST',
        `${path}/bukti`,
        {},
        { bukti: { data: await jpegPhoto(), filename: 'a.jpg' } }
      ),
    ]) {
      assert.deepEqual([reply.status, reply.body.message], [409, 'Pembayaran ini sudah diproses.'])
    }
    assert.deepEqual(await storedFiles('bukti'), before)
    assert.equal((await payment.refresh()).amount, 20_000)
    assert.lengthOf(await Entitlement.all(), 1)
  })

  test("a class's payment is not confirmed with another amount than was displayed, nor for an archived class", async ({
    assert,
  }) => {
    const { schoolClass, browser, path } = await awaiting(1)
    const other = await browser.put(`${path}/status`, { ...CONFIRM, amount: 1 })
    assert.deepEqual(
      [other.status, other.body.message],
      [409, 'Jumlah pembayaran ini baru saja diubah. Periksa lagi.']
    )
    await browser.post(`/admin/kelas/${schoolClass.id}/arsipkan`)
    const archived = await browser.put(`${path}/status`, CONFIRM)
    assert.equal(archived.status, 409)
    assert.include(archived.body.message, 'sudah diarsipkan')
    assert.lengthOf(await Entitlement.all(), 0)
    assert.equal((await browser.put(`${path}/status`, REJECT)).status, 200)
  })

  test("a class's payment accepts proofs by the rules of learners' payments; a new one replaces the old", async ({
    assert,
  }) => {
    const { payment, browser, path } = await awaiting(1)
    const send = (data: Buffer | null) =>
      browser.upload(
        'POST',
        `${path}/bukti`,
        { catatan: 'x' },
        data ? { bukti: { data, filename: 'a.jpg' } } : {}
      )
    assert.equal((await send(null)).status, 422)
    assert.equal((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status, 415)

    assert.equal((await send(await jpegPhoto())).status, 200)
    const { proof: first } = await payment.refresh()
    assert.equal((await send(await jpegPhoto())).status, 200)
    const { proof: second } = await payment.refresh()
    const stored = await storedFiles('bukti')
    assert.isTrue(stored.includes(String(second)))
    assert.isFalse(stored.includes(String(first)))
  })

  test('payments of classes are listed, searched and sorted, one page or all', async ({
    assert,
  }) => {
    const { browser } = await awaiting(2)
    const { schoolClass, pack, learners } = await classOf(1)
    await schoolClass.merge({ name: 'Zamrud' }).save()
    const admin = await createAdmin()
    await createClassPayment(schoolClass, { pack, learners, admin })
    const names = async (query: Record<string, string>) =>
      (
        await browser.get(`/admin/pembayaran-kelas?${new URLSearchParams(query).toString()}`)
      ).body.pembayaran.map(({ nama_kelas }: { nama_kelas: string }) => nama_kelas)
    assert.deepEqual(await names({}), ['Zamrud', 'XII IPA 1'])
    assert.deepEqual(await names({ sortBy: 'kelas', sortOrder: 'ASC' }), ['XII IPA 1', 'Zamrud'])
    assert.deepEqual(await names({ search: 'zam' }), ['Zamrud'])
    assert.deepEqual(await names({ limit: '-1', sortBy: 'amount' }), ['XII IPA 1', 'Zamrud'])
    assert.equal((await browser.get('/admin/pembayaran-kelas?sortBy=x')).status, 422)
    const { body } = await browser.get('/admin/pembayaran-kelas?limit=1')
    assert.deepEqual([body.total, body.totalPages], [2, 2])
  })

  test('payments of classes are decided by the treasurer, too', async ({ assert }) => {
    const { path } = await awaiting(1)
    for (const role of ['Guru', 'Pengawas', 'User'] as const) {
      const browser = await BrowserSession.of(await createUser({ role }))
      assert.equal((await browser.put(`${path}/status`, CONFIRM)).status, 403)
    }
    const treasurer = await BrowserSession.of(await createUser({ role: 'Keuangan' }))
    assert.equal((await treasurer.put(path, { amount: 30_000 })).status, 200)
    assert.isNull((await treasurer.get(path)).body.data.halanganKonfirmasi)
    assert.equal((await treasurer.put(`${path}/status`, CONFIRM)).status, 200)
  })

  test("a class's payment gives no free access without the capability for it", async ({
    assert,
  }) => {
    const { learners, schoolClass, pack } = await classOf(2)
    const [maker, other] = [
      await createUser({ role: 'Keuangan' }),
      await createUser({ role: 'Keuangan' }),
    ]
    const confirm = async (admin: typeof maker, amount: number, by: typeof maker) => {
      await db.from('class_payment_learners').delete()
      await db.from('receipts').delete()
      await ClassPayment.query().delete()
      const payment = await createClassPayment(schoolClass, { pack, learners, admin }, { amount })
      const browser = await BrowserSession.of(by)
      const path = `/admin/pembayaran-kelas/${payment.id}`
      const { halanganKonfirmasi } = (await browser.get(path)).body.data
      const reply = await browser.put(`${path}/status`, { ...CONFIRM, amount })
      assert.equal(halanganKonfirmasi, reply.status === 200 ? null : reply.body.message)
      return reply.status
    }

    for (const amount of [0, 39_999]) assert.equal(await confirm(maker, amount, other), 403)
    assert.equal(await confirm(maker, 40_000, maker), 403)
    assert.lengthOf(await Entitlement.all(), 0)
    assert.equal(await confirm(maker, 40_000, other), 200)
    await Entitlement.query().delete()
    assert.equal(await confirm(maker, 0, await createAdmin()), 200)
  })

  test("a class's payment is not found under unknown ids", async ({ assert }) => {
    const admin = await adminBrowser()
    const path = '/admin/pembayaran-kelas/4000000'
    for (const reply of [
      await admin.get(path),
      await admin.put(path, { amount: 1 }),
      await admin.put(`${path}/status`, CONFIRM),
    ]) {
      assert.equal(reply.status, 404)
    }
  })
})

test.group('Payments of classes at once', (group) => {
  emptyDatabaseAfterEach(group)

  test("several confirmations of a class's payment at once count once", async ({ assert }) => {
    const { payment, browser, path } = await awaiting(8)
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => browser.put(`${path}/status`, CONFIRM))
    )
    const statuses = replies.map(({ status }) => status).toSorted()
    assert.deepEqual(statuses, [200, ...Array.from({ length: 5 }, () => 409)])
    assert.lengthOf(await Entitlement.query().where('classPaymentId', payment.id), 8)
    assert.lengthOf(await AuditEntry.query().where('action', 'class_payment.confirmed'), 1)
  })

  test("a class's payment is confirmed or rejected, not both", async ({ assert }) => {
    for (let round = 0; round < 4; round++) {
      const { payment, browser, path } = await awaiting(3)
      const [confirmed, rejected] = await Promise.all([
        browser.put(`${path}/status`, CONFIRM),
        browser.put(`${path}/status`, REJECT),
      ])
      assert.sameMembers([confirmed.status, rejected.status], [200, 409])
      const grants = await Entitlement.query().where('classPaymentId', payment.id)
      assert.lengthOf(grants, confirmed.status === 200 ? 3 : 0)
    }
  })

  test("a class's payment gives access to a learner who is removed at the same time, or records that they left", async ({
    assert,
  }) => {
    for (let round = 0; round < 4; round++) {
      const { learners, schoolClass, payment, browser, path } = await awaiting(3)
      const leaver = learners[1]!
      const [confirmed, removed] = await Promise.all([
        browser.put(`${path}/status`, CONFIRM),
        browser.delete(`/admin/kelas/${schoolClass.id}/peserta/${leaver.id}`),
      ])
      assert.deepEqual([confirmed.status, removed.status], [200, 200])
      const grant = await Entitlement.findBy('userId', leaver.id)
      const noted: { outcome: string } = await db
        .from('class_payment_learners')
        .where({ class_payment_id: payment.id, user_id: leaver.id })
        .firstOrFail()
      assert.equal(noted.outcome, grant ? 'diberi' : 'keluar_kelas')
      assert.lengthOf(await Entitlement.query().where('classPaymentId', payment.id), grant ? 3 : 2)
    }
  })

  test('payments of a class and of a learner at once leave one grant, and no waiting payment beside it', async ({
    assert,
  }) => {
    for (let round = 0; round < 4; round++) {
      const { learners, pack, browser, path } = await awaiting(2)
      const learner = await BrowserSession.of(learners[0]!)
      const proof = { bukti: { data: await jpegPhoto(), filename: 'a.jpg' } }
      const [confirmed, paid] = await Promise.all([
        browser.put(`${path}/status`, CONFIRM),
        learner.upload('POST', '/payment/upload', { paket_soal_id: String(pack.id) }, proof),
      ])
      assert.equal(confirmed.status, 200)
      const grants = await Entitlement.query().where('userId', learners[0]!.id)
      assert.lengthOf(grants, paid.status === 201 ? 0 : 1)
    }
  })
})
