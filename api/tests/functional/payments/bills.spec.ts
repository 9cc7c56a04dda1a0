import { test } from '@japa/runner'
import { writeSettings } from '#app/academy/actions/academy_settings'
import Bill from '#app/payments/models/bill'
import Payment from '#app/payments/models/payment'
import { inTransaction } from '#app/platform/database/transaction'
import { qrisFault } from '#contracts/qris'
import { sampleQris } from '#database/demo_academy/sample_qris'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { jpegPhoto } from '#tests/support/pictures'
import { confirmedAdmin } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'

const PROOF = await jpegPhoto()
const HOUR = 60 * 60 * 1000

const ask = (browser: BrowserSession, paketId: unknown) =>
  browser.post('/payment/tagihan', { paketId })

const pay = (browser: BrowserSession, packageId: number, tagihanId?: number) =>
  browser.upload(
    'POST',
    '/payment/upload',
    {
      paket_soal_id: String(packageId),
      ...(tagihanId !== undefined && { tagihanId: String(tagihanId) }),
    },
    { bukti: { data: PROOF, filename: 'bukti.jpg' } }
  )

const turnOn = () =>
  inTransaction((trx) =>
    writeSettings(trx, { usesUniqueAmounts: true, qrisText: sampleQris('CENDEKIA') })
  )

test.group('Bills', (group) => {
  isolateDatabase(group)

  test('an admin turns unique amounts on and off; the pages learn of it', async ({ assert }) => {
    const admin = await confirmedAdmin()
    const pack = await createPackage()
    const learner = await BrowserSession.of(await createUser())
    const off = await ask(learner, pack.id)
    assert.equal(off.status, 409)
    assert.equal(off.body.code, 'nominal_unik_mati')

    assert.isTrue(
      (await admin.put('/admin/pengaturan', { nominalUnik: true })).body.data.nominalUnik
    )
    assert.isTrue((await learner.get('/pengaturan')).body.nominalUnik)
    assert.equal((await ask(learner, pack.id)).status, 201)
    for (const value of ['true', 1, null]) {
      const reply = await admin.put('/admin/pengaturan', { nominalUnik: value })
      assert.equal(reply.status, 422, JSON.stringify(value))
    }

    await admin.put('/admin/pengaturan', { nominalUnik: false })
    assert.equal((await ask(learner, pack.id)).body.code, 'nominal_unik_mati')
  })

  test('a bill asks for a little less than the price, and stays the same while it is open', async ({
    assert,
  }) => {
    await turnOn()
    const pack = await createPackage({ price: 20_000 })
    const user = await createUser()
    const learner = await BrowserSession.of(user)
    using time = stopClock()

    const first = await ask(learner, pack.id)
    assert.equal(first.status, 201)
    const { id, nominal, berlakuSampai, qris } = first.body.data
    assert.isAtLeast(nominal, 19_501)
    assert.isAtMost(nominal, 19_999)
    assert.equal(Date.parse(berlakuSampai), time.now + 24 * HOUR)
    assert.include(qris, `5405${nominal}5802ID`)
    assert.include(String(qrisFault(qris)), 'statis', 'a whole, dynamic code')

    await pack.merge({ price: 30_000 }).save()
    const again = await ask(learner, pack.id)
    assert.equal(again.status, 200)
    assert.deepEqual(again.body, first.body)

    time.pass(24 * HOUR)
    const next = await ask(await BrowserSession.of(user), pack.id)
    assert.equal(next.status, 201)
    assert.notEqual(next.body.data.id, id)
    assert.isAtLeast(next.body.data.nominal, 29_501)
  })

  test('a bill has no QRIS while the academy has none', async ({ assert }) => {
    await turnOn()
    await inTransaction((trx) => writeSettings(trx, { qrisText: '' }))
    const learner = await BrowserSession.of(await createUser())
    assert.isNull((await ask(learner, (await createPackage()).id)).body.data.qris)
  })

  test('a bill needs a package that can be paid for now', async ({ assert }) => {
    await turnOn()
    const user = await createUser()
    const learner = await BrowserSession.of(user)
    const pack = await createPackage()
    for (const id of [undefined, null, String(pack.id), 1.5, 0, -1, true, [pack.id], 1e12]) {
      assert.equal((await ask(learner, id)).status, 422, JSON.stringify(id))
    }
    assert.equal((await ask(learner, pack.id + 1_000)).status, 404)
    assert.equal((await ask(learner, (await createPackage({ status: 'belum' })).id)).status, 409)

    const pending = await createPayment(user, pack)
    assert.equal((await ask(learner, pack.id)).status, 409)
    await pending.merge({ status: 'rejected', pendingKey: null }).save()
    assert.equal((await ask(learner, pack.id)).status, 201)
    await grantAttempt(user, pack)
    assert.equal((await ask(learner, pack.id)).status, 409)
  })

  test('a payment that names its bill has its amount, and ends it', async ({ assert }) => {
    await turnOn()
    const pack = await createPackage({ price: 20_000 })
    const learner = await BrowserSession.of(await createUser())
    const { id, nominal } = (await ask(learner, pack.id)).body.data

    const paid = await pay(learner, pack.id, id)
    assert.equal(paid.status, 201)
    assert.equal(paid.body.data.amount, nominal)
    const [own] = (await learner.get('/users/payment')).body.data
    assert.deepEqual([own.amount, own.tagihanId], [nominal, id])
    assert.isNull((await Bill.findOrFail(id)).openAmount)

    // The same transfer, with a better proof.
    await Payment.query().update({ status: 'rejected', pending_key: null })
    const again = await pay(learner, pack.id, id)
    assert.equal(again.body.data.amount, nominal)
    await Payment.query().update({ status: 'rejected', pending_key: null })
    const fresh = await ask(learner, pack.id)
    assert.equal(fresh.status, 201)
    assert.notEqual(fresh.body.data.id, id)
  })

  test('a payment without its bill costs the price, and ends the bill too', async ({ assert }) => {
    await turnOn()
    const pack = await createPackage({ price: 20_000 })
    const learner = await BrowserSession.of(await createUser())
    const { id } = (await ask(learner, pack.id)).body.data
    assert.equal((await pay(learner, pack.id)).body.data.amount, 20_000)
    assert.isNull((await Bill.findOrFail(id)).openAmount)
  })

  test("a payment can't name a bill of another learner or package, or one that was paid", async ({
    assert,
  }) => {
    await turnOn()
    const [pack, other] = [await createPackage(), await createPackage()]
    const learner = await BrowserSession.of(await createUser())
    const neighbour = await BrowserSession.of(await createUser())
    const { id } = (await ask(learner, pack.id)).body.data

    assert.equal((await pay(neighbour, pack.id, id)).status, 404)
    const wrong = await pay(learner, other.id, id)
    assert.equal(wrong.status, 422)
    assert.equal(wrong.body.errors[0].field, 'tagihanId')
    assert.lengthOf(await Payment.all(), 0)

    assert.equal((await pay(learner, pack.id, id)).status, 201)
    await Payment.query().update({ status: 'confirmed', pending_key: null })
    const twice = await pay(learner, pack.id, id)
    assert.equal(twice.status, 409)
    assert.equal(twice.body.message, 'Tagihan ini sudah dibayar.')
  })

  test('a bill that ended can be paid for three days more, also when the setting is off', async ({
    assert,
  }) => {
    await turnOn()
    const pack = await createPackage()
    const user = await createUser()
    using time = stopClock()
    const { id, nominal } = (await ask(await BrowserSession.of(user), pack.id)).body.data

    time.pass((24 + 72) * HOUR + 1)
    const learner = await BrowserSession.of(user)
    assert.equal((await pay(learner, pack.id, id)).status, 409)
    time.pass(-1)
    await inTransaction((trx) => writeSettings(trx, { usesUniqueAmounts: false }))
    assert.equal((await pay(learner, pack.id, id)).body.data.amount, nominal)
  })

  test('an amount is free again when its bill has ended; until then nobody else gets it', async ({
    assert,
  }) => {
    await turnOn()
    // Two amounts in all.
    const pack = await createPackage({ price: 3 })
    const waiting = await createUser()
    const learners = [
      await BrowserSession.of(await createUser()),
      await BrowserSession.of(await createUser()),
      await BrowserSession.of(waiting),
    ] as const
    using time = stopClock()
    const amounts = [
      (await ask(learners[0], pack.id)).body.data.nominal,
      (await ask(learners[1], pack.id)).body.data.nominal,
    ]
    assert.sameMembers(amounts, [1, 2])
    const refused = await ask(learners[2], pack.id)
    assert.equal(refused.status, 409)
    assert.equal(refused.body.code, 'nominal_habis')

    time.pass(24 * HOUR)
    assert.equal((await ask(await BrowserSession.of(waiting), pack.id)).status, 201)
  })
})

test.group('Bills at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('twelve learners at once get twelve amounts, even when only thirteen are left', async ({
    assert,
  }) => {
    await turnOn()
    const pack = await createPackage({ price: 14 })
    const learners = await Promise.all(
      Array.from({ length: 12 }, async () => BrowserSession.of(await createUser()))
    )
    const replies = await Promise.all(learners.map((learner) => ask(learner, pack.id)))
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([201]))
    assert.equal(new Set(replies.map(({ body }) => body.data.nominal)).size, 12)
  })

  test('six calls of a learner at once open one bill', async ({ assert }) => {
    await turnOn()
    const pack = await createPackage()
    const learner = await BrowserSession.of(await createUser())
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(learner, pack.id)))
    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 200, 200, 200, 200, 201])
    assert.equal(new Set(replies.map(({ body }) => body.data.id)).size, 1)
    assert.lengthOf(await Bill.all(), 1)
  })

  test('a bill that is asked for while it is paid stays out of the way', async ({ assert }) => {
    await turnOn()
    const pack = await createPackage()
    const learner = await BrowserSession.of(await createUser())
    const { id } = (await ask(learner, pack.id)).body.data
    const replies = await Promise.all([
      pay(learner, pack.id, id),
      ask(learner, pack.id),
      pay(learner, pack.id, id),
    ])
    assert.deepEqual([replies[0].status, replies[2].status].toSorted(), [201, 409])
    assert.isNull((await Bill.findOrFail(id)).openAmount)
    assert.lengthOf(await Payment.all(), 1)
  })
})
