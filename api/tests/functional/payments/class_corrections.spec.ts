import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Entitlement from '#app/enrolment/models/entitlement'
import Receipt from '#app/payments/models/receipt'
import Refund from '#app/payments/models/refund'
import type Package from '#app/packages/models/package'
import { dateOf, startOfDay } from '#app/platform/time/domain/academy_days'
import { createClass } from '#database/factories/class_factory'
import { createClassPayment } from '#database/factories/class_payment_factory'
import { createPackage } from '#database/factories/package_factory'
import { createAdmin, createUsers } from '#database/factories/user_factory'
import { BrowserSession, type Reply } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'
import { jpegPhoto } from '#tests/support/pictures'
import { storedFiles } from '#tests/support/stored_files'

const REASON = { alasan: 'Salah kelas.' }
const today = () => dateOf(startOfDay(Date.now()))

/** A class of three whose payment of 60,000 this admin has confirmed. */
async function confirmed(pack?: Package) {
  const learners = await createUsers(3, (n) => ({ name: `Siswa ${n}` }))
  const schoolClass = await createClass(learners)
  const bought = pack ?? (await createPackage({ name: 'Paket A', price: 20_000 }))
  const account = await createAdmin()
  const payment = await createClassPayment(
    schoolClass,
    { pack: bought, learners, admin: account },
    { amount: 60_000 }
  )
  const admin = await BrowserSession.of(account)
  const path = `/admin/pembayaran-kelas/${payment.id}`
  const confirm = () => admin.put(`${path}/status`, { status: 'confirmed' })
  if ((await confirm()).status !== 200) throw new Error('not confirmed')
  return { learners, schoolClass, pack: bought, payment, account, admin, path, confirm }
}
const undo = (admin: BrowserSession, path: string, body: object = REASON) =>
  admin.post(`${path}/batalkan`, body)
const refund = (admin: BrowserSession, path: string, body: object = REASON) =>
  admin.post(`${path}/kembalikan`, body)
const heldGrants = () => Entitlement.query().whereNull('revokedAt')
const start = async (user: { nohp: string }, learner: BrowserSession, paketId: number) => {
  const { status } = await learner.put('/soal/timers', { nohp: user.nohp, paketId })
  if (status !== 200) throw new Error(`not started: ${status}`)
}
const reportOf = async (admin: BrowserSession) =>
  (await admin.get(`/admin/laporan?dari=${today()}&sampai=${today()}`)).body.kelas
const statusesOf = (replies: readonly Reply[]) => replies.map(({ status }) => status).toSorted()

test.group("Undone confirmations of classes' payments", (group) => {
  isolateDatabase(group)

  test('an undone confirmation takes the access of the whole class back, and can be decided again', async ({
    assert,
  }) => {
    const { learners, pack, payment, admin, path, confirm } = await confirmed()
    assert.lengthOf(await heldGrants(), 3)
    assert.equal((await undo(admin, path)).status, 200)
    assert.lengthOf(await heldGrants(), 0)
    for (const learner of learners) assert.isNull((await learner.refresh()).activePackageId)
    assert.containSubset((await admin.get(path)).body.data, { status: 'pending', dikembalikan: 0 })
    assert.equal((await reportOf(admin)).kotor, 0)
    const cancelled = await Receipt.findByOrFail('classPaymentId', payment.id)
    assert.equal(cancelled.cancellationReason, 'Salah kelas.')
    const entry = await AuditEntry.findByOrFail('action', 'class_payment.confirmation_undone')
    assert.containSubset(entry.details, { withdrawn: 3, reason: 'Salah kelas.', amount: 60_000 })

    assert.equal((await confirm()).status, 200)
    assert.lengthOf(await heldGrants(), 3)
    assert.equal((await learners[0]?.refresh())?.activePackageId, pack.id)
    const receipts = await Receipt.query().where('classPaymentId', payment.id).orderBy('id')
    assert.deepEqual(
      receipts.map(({ sequence, cancelledAt }) => [sequence, cancelledAt === null]),
      [
        [1, false],
        [2, true],
      ]
    )
  })

  test('a confirmation stays once one learner of the class has begun, or money was paid back', async ({
    assert,
  }) => {
    const { learners, pack, admin, path } = await confirmed(await completePackage())
    const [first] = learners
    if (!first) throw new Error('no learner')
    await start(first, await BrowserSession.of(first), pack.id)
    const reply = await undo(admin, path)
    assert.equal(reply.status, 409)
    assert.include(reply.body.message, 'sudah digunakan')
    assert.lengthOf(await heldGrants(), 3)

    const other = await confirmed()
    await refund(other.admin, other.path, { ...REASON, jumlah: 1, akses: 'biarkan' })
    assert.equal((await undo(other.admin, other.path)).status, 409)
  })

  test('only a confirmed payment is undone, with a reason, and while no other of the class waits', async ({
    assert,
  }) => {
    const { learners, schoolClass, pack, account, admin, path } = await confirmed()
    assert.equal((await undo(admin, path, { alasan: ' ' })).status, 422)
    assert.equal((await undo(admin, '/admin/pembayaran-kelas/4000000')).status, 404)
    const waiting = await createClassPayment(schoolClass, { pack, learners, admin: account })
    const reply = await undo(admin, path)
    assert.equal(reply.status, 409)
    assert.include(reply.body.message, 'masih menunggu')
    assert.equal((await undo(admin, `/admin/pembayaran-kelas/${waiting.id}`)).status, 409)
    assert.lengthOf(await heldGrants(), 3)
  })
})

test.group("Refunds of classes' payments", (group) => {
  isolateDatabase(group)

  test('a refund in part keeps access that is to be kept; the rest withdraws what is unused', async ({
    assert,
  }) => {
    const { learners, pack, payment, admin, path } = await confirmed(await completePackage())
    const part = await refund(admin, path, { ...REASON, jumlah: 20_000, akses: 'biarkan' })
    assert.deepEqual([part.status, part.body.data], [200, { jumlah: 20_000, akses: 'biarkan' }])
    assert.lengthOf(await heldGrants(), 3)
    assert.containSubset((await admin.get(path)).body.data, {
      status: 'confirmed',
      dikembalikan: 20_000,
    })
    assert.equal((await refund(admin, path, { ...REASON, jumlah: 40_001 })).status, 422)

    const [first] = learners
    if (!first) throw new Error('no learner')
    await start(first, await BrowserSession.of(first), pack.id)
    const rest = await refund(admin, path)
    assert.deepEqual(rest.body.data, { jumlah: 40_000, akses: 'cabut' })
    const held = await heldGrants()
    assert.deepEqual(
      held.map(({ userId, usedAt }) => [userId, usedAt !== null]),
      [[first.id, true]]
    )
    assert.deepEqual(await reportOf(admin), {
      transaksi: 1,
      kotor: 60_000,
      pengembalian: 60_000,
      bersih: 0,
    })
    assert.equal((await refund(admin, path, {})).status, 409)
    assert.isNull((await Receipt.findByOrFail('classPaymentId', payment.id)).cancelledAt)
    const entries = await AuditEntry.query().where('action', 'class_payment.refunded')
    assert.lengthOf(entries, 2)
  })

  test('a refund that waits, of another day, or of nothing is refused; a proof is stored with it', async ({
    assert,
  }) => {
    const { learners, schoolClass, account, admin, path } = await confirmed()
    const other = await createPackage()
    const waiting = await createClassPayment(schoolClass, { pack: other, learners, admin: account })
    assert.equal((await refund(admin, `/admin/pembayaran-kelas/${waiting.id}`)).status, 409)
    assert.equal((await refund(admin, '/admin/pembayaran-kelas/4000000')).status, 404)
    for (const body of [{}, { ...REASON, jumlah: 0 }, { ...REASON, tanggal: '2999-01-01' }]) {
      assert.equal((await refund(admin, path, body)).status, 422, JSON.stringify(body))
    }
    const before = (await storedFiles('bukti')).length
    const files = { bukti: { data: await jpegPhoto(), filename: 'b.jpg' } }
    const fields = { ...REASON, jumlah: '60000', akses: 'cabut' }
    assert.equal((await admin.upload('POST', `${path}/kembalikan`, fields, files)).status, 200)
    assert.lengthOf(await storedFiles('bukti'), before + 1)
    assert.lengthOf(await heldGrants(), 0)
  })
})

test.group("Races about classes' payments", (group) => {
  emptyDatabaseAfterEach(group)

  test('of an undone confirmation and a refund at once one happens', async ({ assert }) => {
    const { admin, path } = await confirmed()
    const other = await BrowserSession.of(await createAdmin())
    const replies = await Promise.all([undo(admin, path), refund(other, path)])
    assert.deepEqual(statusesOf(replies), [200, 409])
  })

  test('two admins never pay more back than was paid', async ({ assert }) => {
    const { payment, admin, path } = await confirmed()
    const other = await BrowserSession.of(await createAdmin())
    const part = { ...REASON, jumlah: 40_000 }
    const replies = await Promise.all([refund(admin, path, part), refund(other, path, part)])
    assert.deepEqual(statusesOf(replies), [200, 422])
    const refunds = await Refund.query().where('classPaymentId', payment.id)
    assert.deepEqual(
      refunds.map(({ amount }) => amount),
      [40_000]
    )
  })
})
