import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Entitlement from '#app/enrolment/models/entitlement'
import type Package from '#app/packages/models/package'
import Payment from '#app/payments/models/payment'
import Refund from '#app/payments/models/refund'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession, type Reply } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'
import { jpegPhoto } from '#tests/support/pictures'
import { storedFiles } from '#tests/support/stored_files'
import { stopClock } from '#tests/support/time_travel'
import { LIMITS } from '#tests/support/limits'

const CONFIRM = { status: 'confirmed' }
const REASON = { alasan: 'Salah klik.' }
const NOW = Date.parse('2026-11-21T05:00:00Z')

/** A payment that this admin has confirmed. */
async function confirmed(pack?: Package) {
  const user = await createUser({ name: 'Siti' })
  const bought = pack ?? (await createPackage({ name: 'Paket A', price: 20_000 }))
  const payment = await createPayment(user, bought)
  const account = await createAdmin({ name: 'Ibu Admin' })
  const admin = await BrowserSession.of(account)
  const reply = await admin.put(`/admin/payments/${payment.id}/status`, CONFIRM)
  if (reply.status !== 200) throw new Error(`not confirmed: ${reply.status}`)
  return { user, pack: bought, payment, account, admin }
}

const undo = (admin: BrowserSession, { id }: { id: number }, body: object = REASON) =>
  admin.post(`/admin/payments/${id}/batalkan`, body)
const refund = (admin: BrowserSession, { id }: { id: number }, body: object = REASON) =>
  admin.post(`/admin/payments/${id}/kembalikan`, body)
const heldGrants = () => Entitlement.query().whereNull('revokedAt')
const rowOf = async (admin: BrowserSession, { id }: { id: number }) => {
  const { body } = await admin.get('/admin/payments?limit=100')
  return body.payments.find((row: { id: number }) => row.id === id)
}
const start = (learner: BrowserSession, nohp: string, paketId: number) =>
  learner.put('/soal/timers', { nohp, paketId })
const statusesOf = (replies: readonly Reply[]) => replies.map(({ status }) => status).toSorted()

test.group('Undone confirmations', (group) => {
  isolateDatabase(group)

  test('an undone confirmation is as if it never was, and can be decided again', async ({
    assert,
  }) => {
    const { user, pack, payment, account, admin } = await confirmed()
    assert.equal((await user.refresh()).activePackageId, pack.id)

    const reply = await undo(admin, payment)
    assert.equal(reply.status, 200)
    assert.deepEqual(reply.body.data, { status: 'pending' })
    assert.lengthOf(await heldGrants(), 0)
    assert.isNull((await user.refresh()).activePackageId)
    assert.containSubset(await rowOf(admin, payment), {
      status: 'pending',
      alasanPenolakan: null,
      keputusan: null,
      dikembalikan: 0,
    })
    const learner = await BrowserSession.of(user)
    const access = await learner.get(`/users/cek-akses/${pack.id}`)
    assert.deepEqual([access.body.bolehAkses, access.body.pending], [false, true])
    const { body } = await admin.get('/admin/dashboard')
    assert.deepEqual([body.totalRevenue, body.pendingPayments], [0, 1])

    const entry = await AuditEntry.findByOrFail('action', 'payment.confirmation_undone')
    assert.deepEqual(
      [entry.actorId, entry.subjectId, entry.personId],
      [account.id, payment.id, user.id]
    )
    assert.equal(entry.details.reason, 'Salah klik.')

    const again = await admin.put(`/admin/payments/${payment.id}/status`, CONFIRM)
    assert.equal(again.status, 200)
    const [grant, ...more] = await heldGrants()
    assert.deepEqual([grant?.paymentId, grant?.revocationReason, more], [payment.id, null, []])
    assert.equal((await user.refresh()).activePackageId, pack.id)
    assert.isNumber((await payment.refresh()).paidAt)
  })

  test('an undone confirmation leaves the access that came before it', async ({ assert }) => {
    const { user, payment, admin } = await confirmed()
    const other = await createPackage({ name: 'Paket B' })
    const earlier = await createPayment(user, other)
    await admin.put(`/admin/payments/${earlier.id}/status`, CONFIRM)
    assert.equal((await undo(admin, payment)).status, 200)
    assert.equal((await user.refresh()).activePackageId, other.id)
    assert.lengthOf(await heldGrants(), 1)
  })

  test('an undone payment that was entered by hand is rejected with the reason', async ({
    assert,
  }) => {
    const { payment, account, admin } = await confirmed()
    await payment.refresh()
    await payment.merge({ enteredBy: account.id, proof: null, way: 'tunai' }).save()
    const reply = await undo(admin, payment)
    assert.deepEqual([reply.status, reply.body.data], [200, { status: 'rejected' }])
    assert.containSubset(await rowOf(admin, payment), {
      status: 'rejected',
      alasanPenolakan: 'Salah klik.',
      cara: 'tunai',
      keputusan: { nama: 'Ibu Admin' },
    })
    await payment.refresh()
    assert.deepEqual([payment.pendingKey, payment.paidAt], [null, null])
  })

  test('a confirmation is not undone while another payment of the learner for the package waits', async ({
    assert,
  }) => {
    const { user, pack, payment, admin } = await confirmed()
    const waiting = await createPayment(user, pack)
    const reply = await undo(admin, payment)
    assert.equal(reply.status, 409)
    assert.include(reply.body.message, 'masih menunggu')
    assert.equal((await payment.refresh()).status, 'confirmed')
    assert.lengthOf(await heldGrants(), 1)

    const reject = { status: 'rejected', alasanPenolakan: 'Ganda.' }
    assert.equal((await admin.put(`/admin/payments/${waiting.id}/status`, reject)).status, 200)
    assert.equal((await undo(admin, payment)).status, 200)
  })

  test('a confirmation whose access was used stays', async ({ assert }) => {
    const { user, pack, payment, admin } = await confirmed(await completePackage())
    const learner = await BrowserSession.of(user)
    assert.equal((await start(learner, user.nohp, pack.id)).status, 200)
    const reply = await undo(admin, payment)
    assert.equal(reply.status, 409)
    assert.include(reply.body.message, 'sudah digunakan')
    assert.equal((await payment.refresh()).status, 'confirmed')
    assert.lengthOf(await AuditEntry.query().where('action', 'payment.confirmation_undone'), 0)
  })

  test('only a confirmed payment of which nothing was paid back is undone, and with a reason', async ({
    assert,
  }) => {
    const { user, payment, admin } = await confirmed()
    for (const body of [{}, { alasan: ' ' }, { alasan: 'x'.repeat(501) }, { alasan: ['a'] }]) {
      const reply = await undo(admin, payment, body)
      assert.equal(reply.status, 422)
      assert.equal(reply.body.errors[0].field, 'alasan')
    }
    await refund(admin, payment, { ...REASON, jumlah: 1, akses: 'biarkan' })
    assert.equal((await undo(admin, payment)).status, 409)

    const pack = await createPackage()
    const waiting = await createPayment(user, pack)
    const rejected = await createPayment(user, pack, { status: 'rejected' })
    assert.equal((await undo(admin, waiting)).status, 409)
    assert.equal((await undo(admin, rejected)).status, 409)
    assert.equal((await undo(admin, { id: 4_000_000 })).status, 404)
  })
})

test.group('Refunds', (group) => {
  isolateDatabase(group)

  test('a refund gives everything back today and withdraws unused access', async ({ assert }) => {
    using _ = stopClock(NOW)
    const { user, pack, payment, account, admin } = await confirmed()
    const reply = await refund(admin, payment)
    assert.equal(reply.status, 200)
    assert.deepEqual(reply.body.data, { jumlah: 20_000, akses: 'cabut' })
    assert.containSubset(await rowOf(admin, payment), { status: 'confirmed', dikembalikan: 20_000 })

    const [made, ...more] = await Refund.all()
    assert.lengthOf(more, 0)
    assert.containSubset(made?.serialize(), {
      paymentId: payment.id,
      amount: 20_000,
      refundedAt: Date.parse('2026-11-20T17:00:00Z'),
      reason: 'Salah klik.',
      access: 'cabut',
      createdBy: account.id,
    })
    const grant = await Entitlement.findByOrFail('paymentId', payment.id)
    assert.deepEqual([grant.revokedBy, grant.revocationReason], [account.id, 'Salah klik.'])
    assert.isNull((await user.refresh()).activePackageId)
    const { body } = await admin.get('/admin/dashboard')
    assert.equal(body.totalRevenue, 0)
    assert.equal(body.harian.at(-1).pendapatan, 0)

    const entry = await AuditEntry.findByOrFail('action', 'payment.refunded')
    assert.containSubset(entry.details, { refunded: 20_000, day: '2026-11-21', access: 'cabut' })
    // The learner may pay again.
    const learner = await BrowserSession.of(user)
    const paid = await learner.upload(
      'POST',
      '/payment/upload',
      { paket_soal_id: String(pack.id) },
      { bukti: { data: await jpegPhoto(), filename: 'bukti.jpg' } }
    )
    assert.equal(paid.status, 201)
  })

  test('a payment is paid back in parts, on their own days, until nothing is left', async ({
    assert,
  }) => {
    using _ = stopClock(NOW)
    const { payment, admin } = await confirmed()
    const parts = [
      { ...REASON, jumlah: 5_000, tanggal: '2026-11-19', akses: 'biarkan' },
      { ...REASON, jumlah: 4_000, tanggal: '2026-11-21' },
      REASON,
    ]
    const replies = []
    for (const part of parts) replies.push(await refund(admin, payment, part))
    assert.deepEqual(
      replies.map(({ status, body }) => [status, body.data]),
      [
        [200, { jumlah: 5_000, akses: 'biarkan' }],
        [200, { jumlah: 4_000, akses: 'cabut' }],
        [200, { jumlah: 11_000, akses: 'tidak_ada' }],
      ]
    )
    const { body } = await admin.get('/admin/dashboard')
    const byDay = Object.fromEntries(
      body.harian.map((day: { tanggal: string; pendapatan: number }) => [
        day.tanggal,
        day.pendapatan,
      ])
    )
    assert.deepEqual([byDay['2026-11-19'], byDay['2026-11-21']], [-5_000, 5_000])

    // Whatever the body.
    for (const form of [REASON, {}, { jumlah: -1 }, { ...REASON, jumlah: 1 }]) {
      assert.equal((await refund(admin, payment, form)).status, 409)
    }
    assert.lengthOf(await Refund.all(), 3)
  })

  test('a refund leaves used access used', async ({ assert }) => {
    const { user, pack, payment, admin } = await confirmed(await completePackage())
    const learner = await BrowserSession.of(user)
    await start(learner, user.nohp, pack.id)
    const reply = await refund(admin, payment)
    assert.deepEqual([reply.status, reply.body.data.akses], [200, 'terpakai'])
    const grant = await Entitlement.findByOrFail('paymentId', payment.id)
    assert.isNull(grant.revokedAt)
    assert.equal((await learner.get('/soal/timers')).body.sesi, 'listening')
  })

  test('a refund may have a proof, which only the staff opens', async ({ assert }) => {
    const { user, payment, admin } = await confirmed()
    const file = { data: await jpegPhoto(), filename: 'transfer.jpg' }
    const reply = await admin.upload(
      'POST',
      `/admin/payments/${payment.id}/kembalikan`,
      { ...REASON, jumlah: '20000' },
      { bukti: file }
    )
    assert.equal(reply.status, 200)
    const [{ proof } = { proof: null }] = await Refund.all()
    assert.equal((await admin.get(`/uploads/bukti/${proof}`)).status, 200)
    const learner = await BrowserSession.of(user)
    assert.equal((await learner.get(`/uploads/bukti/${proof}`)).status, 404)
  })

  test('a refused refund stores no proof', async ({ assert }) => {
    const { payment, admin } = await confirmed()
    const before = await storedFiles('bukti')
    const file = { data: await jpegPhoto(), filename: 'transfer.jpg' }
    const path = `/admin/payments/${payment.id}/kembalikan`
    const reply = await admin.upload('POST', path, { ...REASON, jumlah: '20001' }, { bukti: file })
    assert.equal(reply.status, 422)
    assert.deepEqual(await storedFiles('bukti'), before)
  })

  test('a refund needs a reason, an amount up to the rest and a day that has come', async ({
    assert,
  }) => {
    using _ = stopClock(NOW)
    const { payment, admin } = await confirmed()
    const cases: [string, object][] = [
      ['alasan', {}],
      ['alasan', { alasan: '  ' }],
      ['alasan', { alasan: 'x'.repeat(501) }],
      ['jumlah', { ...REASON, jumlah: 0 }],
      ['jumlah', { ...REASON, jumlah: -5 }],
      ['jumlah', { ...REASON, jumlah: 1.5 }],
      ['jumlah', { ...REASON, jumlah: 20_001 }],
      ['jumlah', { ...REASON, jumlah: '5' }],
      ['jumlah', { ...REASON, jumlah: 'banyak' }],
      ['jumlah', { ...REASON, jumlah: [1] }],
      ['tanggal', { ...REASON, tanggal: '2026-11-22' }],
      ['tanggal', { ...REASON, tanggal: '2026-02-30' }],
      ['tanggal', { ...REASON, tanggal: '21-11-2026' }],
      ['tanggal', { ...REASON, tanggal: 5 }],
      ['akses', { ...REASON, akses: 'hapus' }],
    ]
    for (const [field, body] of cases) {
      const reply = await refund(admin, payment, body)
      assert.equal(reply.status, 422, JSON.stringify(body))
      assert.equal(reply.body.errors[0].field, field, JSON.stringify(body))
    }
    assert.lengthOf(await Refund.all(), 0)
    assert.isNull((await Entitlement.firstOrFail()).revokedAt)
  })

  test('only a confirmed payment is paid back', async ({ assert }) => {
    const user = await createUser()
    const admin = await BrowserSession.of(await createAdmin())
    const pack = await createPackage()
    const waiting = await createPayment(user, pack)
    const rejected = await createPayment(user, pack, { status: 'rejected' })
    assert.equal((await refund(admin, waiting)).status, 409)
    assert.equal((await refund(admin, rejected)).status, 409)
    assert.equal((await refund(admin, { id: 4_000_000 })).status, 404)
  })

  test('users who decide payments correct them, but not their own; others do not', async ({
    assert,
  }) => {
    const { user, payment } = await confirmed()
    const own = await createAdmin()
    const ownPayment = await createPayment(own, await createPackage(), { status: 'confirmed' })
    const self = await BrowserSession.of(own)
    assert.equal((await undo(self, ownPayment)).status, 403)
    assert.equal((await refund(self, ownPayment)).status, 403)
    const learner = await BrowserSession.of(user)
    assert.equal((await undo(learner, payment)).status, 403)
    assert.equal((await refund(learner, payment)).status, 403)
    const cashier = await BrowserSession.of(await createAdmin({ role: 'Keuangan' }))
    assert.equal(
      (await refund(cashier, payment, { ...REASON, jumlah: 1, akses: 'biarkan' })).status,
      200
    )
  })
})

test.group('Corrections at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('two admins who take a confirmation back at once do it once', async ({ assert }) => {
    const { payment, admin } = await confirmed()
    const second = await BrowserSession.of(await createAdmin())
    for (let round = 0; round < 4; round++) {
      const replies = await Promise.all([undo(admin, payment), undo(second, payment)])
      assert.deepEqual(statusesOf(replies), [200, 409])
      assert.lengthOf(await heldGrants(), 0)
      await admin.put(`/admin/payments/${payment.id}/status`, CONFIRM)
    }
    assert.lengthOf(await AuditEntry.query().where('action', 'payment.confirmation_undone'), 4)
  }).timeout(LIMITS.manyCalls)

  test('two admins who pay everything back at once do it once', async ({ assert }) => {
    const { payment, admin } = await confirmed()
    const second = await BrowserSession.of(await createAdmin())
    const replies = await Promise.all([refund(admin, payment), refund(second, payment)])
    assert.deepEqual(statusesOf(replies), [200, 409])
    assert.lengthOf(await Refund.all(), 1)
  })

  test('refunds at once never exceed what was paid', async ({ assert }) => {
    const { payment, admin } = await confirmed()
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => refund(admin, payment, { ...REASON, jumlah: 6_000 }))
    )
    assert.deepEqual(
      statusesOf(replies).filter((status) => status === 200),
      [200, 200, 200]
    )
    assert.equal((await rowOf(admin, payment)).dikembalikan, 18_000)
  })

  test('a confirmation that one admin undoes and another pays back at once changes one way', async ({
    assert,
  }) => {
    for (let round = 0; round < 4; round++) {
      const { payment, admin } = await confirmed(await createPackage())
      const second = await BrowserSession.of(await createAdmin())
      const [undone, refunded] = await Promise.all([undo(admin, payment), refund(second, payment)])
      assert.deepEqual(statusesOf([undone, refunded]), [200, 409])
      const refunds = await Refund.query().where('paymentId', payment.id)
      const { status } = await Payment.findOrFail(payment.id)
      assert.deepEqual(
        [status, refunds.length],
        undone.status === 200 ? ['pending', 0] : ['confirmed', 1]
      )
    }
  }).timeout(LIMITS.manyCalls)

  test('a confirmation that is undone while its learner pays again leaves one payment waiting', async ({
    assert,
  }) => {
    for (let round = 0; round < 4; round++) {
      // Its access was withdrawn, so that the learner may pay again.
      const { user, pack, payment, admin } = await confirmed()
      const [grant] = await heldGrants()
      await grant?.merge({ revokedAt: Date.now() }).save()
      const learner = await BrowserSession.of(user)
      const [undone, paid] = await Promise.all([
        undo(admin, payment),
        learner.upload(
          'POST',
          '/payment/upload',
          { paket_soal_id: String(pack.id) },
          { bukti: { data: await jpegPhoto(), filename: 'bukti.jpg' } }
        ),
      ])
      assert.include([[200, 409].join(), [409, 201].join()], [undone.status, paid.status].join())
      const refused = undone.status === 409 ? undone : paid
      assert.include(refused.body.message, 'menunggu')
      assert.lengthOf(await Payment.query().where({ userId: user.id, status: 'pending' }), 1)
    }
  }).timeout(LIMITS.manyCalls)

  test('an exam that starts while its confirmation is taken back does one or the other', async ({
    assert,
  }) => {
    const pack = await completePackage()
    for (let round = 0; round < 4; round++) {
      const { user, payment, admin } = await confirmed(pack)
      const learner = await BrowserSession.of(user)
      const [undone, started] = await Promise.all([
        undo(admin, payment),
        start(learner, user.nohp, pack.id),
      ])
      const { status } = await Payment.findOrFail(payment.id)
      const grant = await Entitlement.findByOrFail('paymentId', payment.id)
      if (started.status === 200) {
        assert.deepEqual([undone.status, status], [409, 'confirmed'])
        assert.deepEqual([typeof grant.usedAt, grant.revokedAt], ['number', null])
      } else {
        assert.include([403, 409], started.status)
        assert.deepEqual([undone.status, status, grant.usedAt], [200, 'pending', null])
        assert.equal((await user.refresh()).examStatus, 'idle')
      }
    }
  }).timeout(LIMITS.manyCalls)

  test('an exam that starts while its money is paid back keeps its access, or never had it', async ({
    assert,
  }) => {
    const pack = await completePackage()
    for (let round = 0; round < 4; round++) {
      const { user, payment, admin } = await confirmed(pack)
      const learner = await BrowserSession.of(user)
      const [refunded, started] = await Promise.all([
        refund(admin, payment),
        start(learner, user.nohp, pack.id),
      ])
      assert.equal(refunded.status, 200)
      const grant = await Entitlement.findByOrFail('paymentId', payment.id)
      if (started.status === 200) {
        assert.equal(refunded.body.data.akses, 'terpakai')
        assert.deepEqual([typeof grant.usedAt, grant.revokedAt], ['number', null])
      } else {
        assert.equal(refunded.body.data.akses, 'cabut')
        assert.deepEqual([grant.usedAt, typeof grant.revokedAt], [null, 'number'])
      }
    }
  }).timeout(LIMITS.manyCalls)
})
