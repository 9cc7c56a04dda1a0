import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import { removeOldProofs } from '#app/payments/actions/remove_old_proofs'
import Refund from '#app/payments/models/refund'
import Payment from '#app/payments/models/payment'
import AuditEntry from '#app/audit/models/audit_entry'
import { storeFile } from '#app/platform/uploads/stored_files'
import { createClass } from '#database/factories/class_factory'
import { createClassPayment } from '#database/factories/class_payment_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { HOUR } from '#tests/support/exam'
import { storedFiles } from '#tests/support/stored_files'

const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 10, 21)

/** A payment with a stored proof, decided this many days ago; null: pending. */
async function paymentOf(daysAgo: number | null, attributes: Partial<Payment> = {}) {
  const proof = await storeFile('bukti', Buffer.from('picture'), 'jpg')
  const payment = await createPayment(await createUser(), await createPackage(), {
    proof,
    status: daysAgo === null ? 'pending' : 'confirmed',
    decidedAt: daysAgo === null ? null : NOW - daysAgo * DAY,
    createdAt: NOW - 1000 * DAY,
    ...attributes,
  })
  return { payment: await payment.refresh(), proof }
}

/** The same of a class. */
async function classPaymentOf(daysAgo: number) {
  const proof = await storeFile('bukti', Buffer.from('picture'), 'jpg')
  const learners = [await createUser()]
  const about = { pack: await createPackage(), learners, admin: await createAdmin() }
  const payment = await createClassPayment(await createClass(learners), about, {
    proof,
    status: 'confirmed',
    decidedAt: NOW - daysAgo * DAY,
  })
  return { payment, proof }
}

const entries = () => AuditEntry.query().where('action', 'payment.proofs_removed')

/** A storage where removing fails; `using` restores it. */
function jammedStorage() {
  const disk = drive.use()
  const remove = disk.delete.bind(disk)
  const { level } = logger
  disk.delete = () => Promise.reject(new Error('read-only'))
  logger.level = 'silent'
  return {
    [Symbol.dispose]() {
      disk.delete = remove
      logger.level = level
    },
  }
}

test.group('Old proofs', (group) => {
  isolateDatabase(group)

  test('old proofs are removed from storage and payment when the decision is old enough', async ({
    assert,
  }) => {
    const confirmed = await paymentOf(31)
    const rejected = await paymentOf(400, { status: 'rejected' })
    const kept = [await paymentOf(30), await paymentOf(0), await paymentOf(null)]

    assert.equal(await removeOldProofs(30, NOW), 2)

    for (const { payment, proof } of [confirmed, rejected]) {
      const before = payment.serialize()
      await payment.refresh()
      assert.deepEqual(payment.serialize(), { ...before, proof: null }, 'the payment itself stays')
      assert.notInclude(await storedFiles('bukti'), proof)
    }
    for (const { payment, proof } of kept) {
      await payment.refresh()
      assert.equal(payment.proof, proof)
      assert.include(await storedFiles('bukti'), proof)
    }
  })

  test('old proofs of refunds are removed with the others', async ({ assert }) => {
    const { payment } = await paymentOf(1)
    const proofs = [30, 31].map(async (daysAgo) => {
      const proof = await storeFile('bukti', Buffer.from('picture'), 'jpg')
      await Refund.create({
        paymentId: payment.id,
        amount: 1_000,
        refundedAt: NOW,
        reason: 'Salah transfer.',
        proof,
        access: 'biarkan',
        createdBy: (await createAdmin()).id,
        createdAt: NOW - daysAgo * DAY,
      })
      return proof
    })
    const [recent, old] = await Promise.all(proofs)
    assert.equal(await removeOldProofs(30, NOW), 1)
    const left = await Refund.query().orderBy('createdAt')
    assert.deepEqual(
      left.map(({ proof }) => proof),
      [null, recent]
    )
    assert.notInclude(await storedFiles('bukti'), old ?? '')
  })

  test('removals of old proofs are recorded in one entry of the server', async ({ assert }) => {
    for (let n = 0; n < 3; n++) await paymentOf(100 + n)
    await removeOldProofs(30, NOW)
    assert.equal(await removeOldProofs(30, NOW), 0)

    const [entry, ...more] = await entries()
    assert.lengthOf(more, 0)
    assert.containSubset(entry?.serialize(), {
      actorId: null,
      actorName: null,
      subjectType: 'payment',
      subjectId: null,
      details: { count: 3, days: 30 },
    })
  })

  test('old proofs of classes are removed and counted with the others', async ({ assert }) => {
    await paymentOf(100)
    const [old, young] = [await classPaymentOf(100), await classPaymentOf(3)]
    assert.equal(await removeOldProofs(30, NOW), 2)
    await Promise.all([old.payment.refresh(), young.payment.refresh()])
    assert.deepEqual([old.payment.proof, young.payment.proof], [null, young.proof])
    const stored = await storedFiles('bukti')
    assert.notInclude(stored, old.proof)
    assert.include(stored, young.proof)
    const [entry] = await entries()
    assert.equal(entry?.details.count, 2)
  })

  test('with 0 days old proofs stay for ever', async ({ assert }) => {
    const { payment, proof } = await paymentOf(10_000)
    assert.equal(await removeOldProofs(0, NOW), 0)
    await payment.refresh()
    assert.equal(payment.proof, proof)
  })

  test('removed proofs are null in both lists, and 404', async ({ assert }) => {
    const { payment, proof } = await paymentOf(100)
    await payment.load('user')
    const [owner, admin] = [
      await BrowserSession.of(payment.user),
      await BrowserSession.of(await createAdmin()),
    ]
    const path = `/uploads/bukti/${proof}`
    assert.deepEqual([(await owner.get(path)).status, (await admin.get(path)).status], [200, 200])
    // A file that could not be removed can't be opened either.
    using _ = jammedStorage()
    await removeOldProofs(30, NOW)

    assert.include(await storedFiles('bukti'), proof)
    assert.deepEqual([(await owner.get(path)).status, (await admin.get(path)).status], [404, 404])
    assert.isNull((await owner.get('/users/payment')).body.data[0].buktiBayar)
    assert.isNull((await admin.get('/admin/payments')).body.payments[0].buktiBayar)
  })

  test('old proofs are counted in one entry over several batches', async ({ assert }) => {
    const [user, pack] = [await createUser(), await createPackage()]
    for (let n = 0; n < 203; n++) {
      await createPayment(user, pack, { status: 'confirmed', decidedAt: NOW - 100 * DAY })
    }
    assert.equal(await removeOldProofs(30, NOW), 203)
    assert.lengthOf(await Payment.query().whereNotNull('proof'), 0)
    assert.deepEqual(
      (await entries()).map(({ details }) => details.count),
      [203]
    )
  })

  test('old proofs wait for the next run when the server stops, and removed ones are recorded', async ({
    assert,
  }) => {
    const [user, pack] = [await createUser(), await createPackage()]
    for (let n = 0; n < 101; n++) {
      await createPayment(user, pack, { status: 'confirmed', decidedAt: NOW - 100 * DAY })
    }
    assert.equal(await removeOldProofs(30, NOW, AbortSignal.abort()), 100)
    assert.equal(await removeOldProofs(30, NOW), 1)
    assert.deepEqual(
      (await entries().orderBy('id')).map(({ details }) => details.count),
      [100, 1]
    )
  })
})

test.group('Old proofs, removed by several processes', (group) => {
  emptyDatabaseAfterEach(group)

  test('old proofs removed by several processes are each removed and counted once', async ({
    assert,
  }) => {
    const payments = []
    for (let n = 0; n < 20; n++) payments.push(await paymentOf(100))

    const counts = await Promise.all(Array.from({ length: 4 }, () => removeOldProofs(30, NOW)))

    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      20
    )
    const reported = (await entries()).map(({ details }) => Number(details.count))
    assert.equal(
      reported.reduce((sum, count) => sum + count, 0),
      20
    )
    assert.lengthOf(await Payment.query().whereNotNull('proof'), 0)
    const left = await storedFiles('bukti')
    for (const { proof } of payments) assert.notInclude(left, proof)
  })
})
