import { test } from '@japa/runner'
import Entitlement from '#app/enrolment/models/entitlement'
import { decidePayment } from '#app/payments/actions/decide_payment'
import Payment from '#app/payments/models/payment'
import AuditEntry from '#app/audit/models/audit_entry'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { queriesOf } from '#tests/support/queries'

const CONFIRM = { status: 'confirmed' } as const
const REJECT = { status: 'rejected', alasanPenolakan: 'Nominal kurang dari harga paket.' }

function decide(admin: BrowserSession, payment: Payment, decision: object) {
  return admin.put(`/admin/payments/${payment.id}/status`, decision)
}

async function pendingPayment() {
  const user = await createUser({ name: 'Siti', nohp: '081355557777' })
  const pack = await createPackage({ name: 'Paket A' })
  return { user, pack, payment: await createPayment(user, pack) }
}

test.group('Payment decision', (group) => {
  isolateDatabase(group)

  test('a confirmation locks its buyer once', async ({ assert }) => {
    const { payment } = await pendingPayment()
    const admin = await createAdmin()
    const statements = await queriesOf(() => decidePayment(admin, payment.id, CONFIRM))
    const locks = statements.filter((sql) => /^select \* from .users. where .id. =/i.test(sql))
    assert.lengthOf(locks, 1, statements.join('\n'))
  })

  test("admins can't confirm their own payments", async ({ assert }) => {
    const account = await createAdmin()
    const [own, colleague] = [
      await BrowserSession.of(account),
      await BrowserSession.of(await createAdmin()),
    ]
    const payment = await createPayment(account, await createPackage())
    assert.equal((await decide(own, payment, CONFIRM)).status, 403)
    assert.lengthOf(await Entitlement.all(), 0)
    assert.equal((await decide(colleague, payment, CONFIRM)).status, 200)
    const other = await createPayment(account, await createPackage())
    assert.equal((await decide(own, other, REJECT)).status, 200)
  })

  test('confirming a payment grants one attempt, opens the package and returns the message', async ({
    assert,
  }) => {
    const { user, pack, payment } = await pendingPayment()
    const account = await createAdmin({ name: 'Ibu Admin' })
    const admin = await BrowserSession.of(account)

    const reply = await decide(admin, payment, CONFIRM)
    assert.equal(reply.status, 200)
    assert.equal(reply.body.message, 'Pembayaran berhasil dikonfirmasi.')
    const link = new URL(reply.body.waLink)
    assert.equal(link.origin + link.pathname, 'https://wa.me/6281355557777')
    assert.include(link.searchParams.get('text'), 'Siti')
    assert.include(link.searchParams.get('text'), 'Paket A')

    await Promise.all([payment.refresh(), user.refresh()])
    assert.equal(payment.status, 'confirmed')
    assert.isNull(payment.pendingKey)
    assert.equal(payment.decidedBy, account.id)
    assert.isNumber(payment.decidedAt)
    assert.equal(user.activePackageId, pack.id)
    const [grant, ...more] = await Entitlement.all()
    assert.deepEqual(
      [grant?.paymentId, grant?.userId, grant?.packageId, grant?.usedAt],
      [payment.id, user.id, pack.id, null]
    )
    assert.lengthOf(more, 0)

    const entry = await AuditEntry.findByOrFail('action', 'payment.confirmed')
    assert.deepEqual([entry.actorName, entry.subjectId], ['Ibu Admin', payment.id])
    assert.deepEqual(entry.details, {
      userId: user.id,
      userName: user.name,
      packageName: 'Paket A',
      amount: 20_000,
    })
  })

  test('rejecting a payment gives a reason that the learner sees', async ({ assert }) => {
    const { user, payment } = await pendingPayment()
    const admin = await BrowserSession.of(await createAdmin())

    const reply = await decide(admin, payment, REJECT)
    assert.equal(reply.status, 200)
    assert.deepEqual(reply.body, { message: 'Pembayaran berhasil ditolak.' })

    await user.refresh()
    assert.isNull(user.activePackageId)
    assert.lengthOf(await Entitlement.all(), 0)
    const learner = await BrowserSession.of(user)
    const own = await learner.get('/users/payment')
    assert.equal(own.body.data[0].status, 'rejected')
    assert.equal(own.body.data[0].alasan_penolakan, REJECT.alasanPenolakan)
    const entry = await AuditEntry.findByOrFail('action', 'payment.rejected')
    assert.equal(entry.details.reason, REJECT.alasanPenolakan)
  })

  test('a payment decision needs a decision, and a reason to reject', async ({ assert }) => {
    const { payment } = await pendingPayment()
    const admin = await BrowserSession.of(await createAdmin())

    for (const alasanPenolakan of [undefined, '', '   ', null]) {
      const reply = await decide(admin, payment, { status: 'rejected', alasanPenolakan })
      assert.equal(reply.status, 422)
      assert.equal(reply.body.message, 'Alasan penolakan harus diisi.')
      assert.equal(reply.body.errors[0].field, 'alasanPenolakan')
    }
    for (const status of ['pending', 'CONFIRMED', '', null, 1, ['confirmed']]) {
      const reply = await decide(admin, payment, { status })
      assert.equal(reply.status, 422, JSON.stringify(status))
    }
    assert.equal((await payment.refresh()).status, 'pending')
  })

  test('a payment that was decided already is refused', async ({ assert }) => {
    const { payment } = await pendingPayment()
    const admin = await BrowserSession.of(await createAdmin())
    await decide(admin, payment, CONFIRM)

    for (const again of [CONFIRM, REJECT]) {
      const reply = await decide(admin, payment, again)
      assert.equal(reply.status, 409)
      assert.equal(reply.body.message, 'Pembayaran ini sudah diproses.')
    }
    assert.equal((await payment.refresh()).status, 'confirmed')
    assert.lengthOf(await Entitlement.all(), 1)
    assert.lengthOf(await AuditEntry.query().where('subjectType', 'payment'), 1)
  })

  test('a decision about an unknown payment is refused', async ({ assert }) => {
    const admin = await BrowserSession.of(await createAdmin())
    for (const id of ['4000000', 'abc', '9'.repeat(30)]) {
      assert.equal((await admin.put(`/admin/payments/${id}/status`, CONFIRM)).status, 404, id)
    }
  })

  test("a learner can't decide a payment", async ({ assert }) => {
    const { user, payment } = await pendingPayment()
    const learner = await BrowserSession.of(user)
    assert.equal((await decide(learner, payment, CONFIRM)).status, 403)
    assert.equal((await payment.refresh()).status, 'pending')
  })
})

test.group('Payment decisions at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('ten confirmations of a payment at once count once', async ({ assert }) => {
    const { payment } = await pendingPayment()
    const admin = await BrowserSession.of(await createAdmin())
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => decide(admin, payment, CONFIRM))
    )
    const statuses = replies.map(({ status }) => status).toSorted()
    assert.deepEqual(statuses, [200, ...Array.from({ length: 9 }, () => 409)])
    assert.lengthOf(await Entitlement.all(), 1)
    assert.lengthOf(await AuditEntry.query().where('subjectType', 'payment'), 1)
  })

  test('a payment that one admin confirms and another rejects at once is decided once', async ({
    assert,
  }) => {
    const admins = [
      await BrowserSession.of(await createAdmin()),
      await BrowserSession.of(await createAdmin()),
    ] as const

    for (let round = 0; round < 5; round++) {
      const payment = await createPayment(await createUser(), await createPackage())
      const [confirm, reject] = await Promise.all([
        decide(admins[0], payment, CONFIRM),
        decide(admins[1], payment, REJECT),
      ])
      await payment.refresh()
      const grants = await Entitlement.query().where('paymentId', payment.id)
      if (confirm.status === 200) {
        assert.deepEqual([reject.status, payment.status], [409, 'confirmed'])
        assert.lengthOf(grants, 1)
      } else {
        assert.deepEqual([confirm.status, reject.status], [409, 200])
        assert.equal(payment.status, 'rejected')
        assert.lengthOf(grants, 0)
      }
    }
  })
})
