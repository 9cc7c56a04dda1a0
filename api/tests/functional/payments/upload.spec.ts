import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import Payment from '#app/payments/models/payment'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { jpegPhoto } from '#tests/support/pictures'
import { refuseFlushes } from '#tests/support/refused_flushes'
import { storedFiles } from '#tests/support/stored_files'

const PROOF = await jpegPhoto()

function pay(browser: BrowserSession, packageId: number | string, fields = {}, data = PROOF) {
  return browser.upload(
    'POST',
    '/payment/upload',
    { paket_soal_id: String(packageId), ...fields },
    { bukti: { data, filename: 'bukti.jpg' } }
  )
}

test.group('Payment upload', (group) => {
  isolateDatabase(group)

  test("a payment upload uses the package's own name and price", async ({ assert }) => {
    const user = await createUser()
    const pack = await createPackage({ name: 'Paket ITP A', price: 25_000 })
    const browser = await BrowserSession.of(user)

    const reply = await pay(browser, pack.id, { namaPaket: 'Gratis', amount: '1', harga: '1' })
    assert.equal(reply.status, 201)
    assert.deepEqual(reply.body, {
      message: 'Bukti pembayaran berhasil dikirim. Silakan tunggu konfirmasi admin.',
      data: { id: reply.body.data.id, status: 'pending', amount: 25_000 },
    })

    const { currentName, currentNohp } = await Payment.findOrFail(reply.body.data.id)
    assert.deepEqual([currentName, currentNohp], [user.name, user.nohp])
    const own = await browser.get('/users/payment')
    assert.equal(own.status, 200)
    assert.lengthOf(own.body.data, 1)
    const [{ buktiBayar, createdAt, ...payment }] = own.body.data
    assert.deepEqual(payment, {
      id: reply.body.data.id,
      nama_paket: 'Paket ITP A',
      bundel: null,
      paket_soal_id: pack.id,
      amount: 25_000,
      status: 'pending',
      alasan_penolakan: null,
      tagihanId: null,
      promo: null,
      dicatat: false,
    })
    assert.match(buktiBayar, /^[0-9a-f]{32}\.jpg$/)
    assert.equal(new Date(createdAt).toISOString(), createdAt)
  })

  test("a payment upload is refused when the proof can't be stored", async ({ assert }) => {
    const pack = await createPackage()
    const browser = await BrowserSession.of(await createUser())
    const { level } = logger
    logger.level = 'silent'
    {
      using _ = await refuseFlushes()
      assert.equal((await pay(browser, pack.id)).status, 503)
    }
    logger.level = level
    assert.lengthOf(await Payment.all(), 0)
    assert.equal((await pay(browser, pack.id)).status, 201)
  })

  test('a payment upload needs a file', async ({ assert }) => {
    const pack = await createPackage()
    const browser = await BrowserSession.of(await createUser())
    const id = String(pack.id)
    const sentence = 'Mohon unggah bukti pembayaran terlebih dahulu'

    for (const reply of [
      await browser.upload('POST', '/payment/upload', { paket_soal_id: id }),
      await browser.upload('POST', '/payment/upload', { paket_soal_id: id, bukti: 'teks' }),
      await browser.post('/payment/upload', { paket_soal_id: id, bukti: 'teks' }),
    ]) {
      assert.equal(reply.status, 422)
      assert.equal(reply.body.message, sentence)
      assert.deepEqual(reply.body.errors, [{ field: 'bukti', msg: sentence }])
    }
    assert.lengthOf(await Payment.all(), 0)
  })

  test('a payment upload needs a package that is on sale', async ({ assert }) => {
    const notReady = await createPackage({ status: 'belum' })
    const archived = await createPackage({ archivedAt: Date.now() })
    const browser = await BrowserSession.of(await createUser())
    const before = await storedFiles('bukti')

    assert.equal((await pay(browser, notReady.id)).status, 409)
    assert.equal((await pay(browser, archived.id)).status, 404)
    assert.equal((await pay(browser, archived.id + 1000)).status, 404)
    for (const id of ['', 'abc', '-1', '1.5', '9'.repeat(30)]) {
      assert.equal((await pay(browser, id)).status, 422, id)
    }
    assert.lengthOf(await Payment.all(), 0)
    assert.deepEqual(await storedFiles('bukti'), before)
  })

  test('a payment upload refuses a file that is not a picture and stores nothing', async ({
    assert,
  }) => {
    const pack = await createPackage()
    const browser = await BrowserSession.of(await createUser())
    const before = await storedFiles('bukti')
    const reply = await pay(browser, pack.id, {}, Buffer.from('<html><script>1</script></html>'))
    assert.equal(reply.status, 415)
    assert.lengthOf(await Payment.all(), 0)
    assert.deepEqual(await storedFiles('bukti'), before)
  })

  test('a payment upload is refused while one of the same package is pending, but allowed for another', async ({
    assert,
  }) => {
    const [pack, other] = [await createPackage(), await createPackage()]
    const browser = await BrowserSession.of(await createUser())
    assert.equal((await pay(browser, pack.id)).status, 201)
    const before = await storedFiles('bukti')

    const second = await pay(browser, pack.id)
    assert.equal(second.status, 409)
    assert.deepEqual(await storedFiles('bukti'), before)
    assert.equal((await pay(browser, other.id)).status, 201)

    const neighbour = await BrowserSession.of(await createUser())
    assert.equal((await pay(neighbour, pack.id)).status, 201)
  })

  test('a payment upload is refused with an unused grant, and allowed once it is used', async ({
    assert,
  }) => {
    const user = await createUser()
    const pack = await createPackage()
    const grant = await grantAttempt(user, pack)
    const browser = await BrowserSession.of(user)

    assert.equal((await pay(browser, pack.id)).status, 409)
    await grant.merge({ usedAt: Date.now() }).save()
    assert.equal((await pay(browser, pack.id)).status, 201)
  })

  test('a payment upload is allowed again after a rejection', async ({ assert }) => {
    const user = await createUser()
    const pack = await createPackage()
    await createPayment(user, pack, { status: 'rejected' })
    const browser = await BrowserSession.of(user)
    assert.equal((await pay(browser, pack.id)).status, 201)

    const own = await browser.get('/users/payment')
    const states = own.body.data.map((payment: { status: string }) => payment.status)
    assert.deepEqual(states, ['pending', 'rejected'])
    assert.equal(own.body.data[1].alasan_penolakan, 'Nominal tidak sesuai.')
  })

  test('the list of own payments hides the payments of others', async ({ assert }) => {
    await createPayment(await createUser(), await createPackage())
    const browser = await BrowserSession.of(await createUser())
    assert.deepEqual((await browser.get('/users/payment')).body, { data: [] })
  })
})

test.group('Payment proof', (group) => {
  isolateDatabase(group)

  test('a payment proof opens for its owner and for admins only', async ({ assert }) => {
    const owner = await BrowserSession.of(await createUser())
    await pay(owner, (await createPackage()).id)
    const { buktiBayar } = (await owner.get('/users/payment')).body.data[0]
    const path = `/uploads/bukti/${buktiBayar}`

    const own = await owner.get(path)
    assert.equal(own.status, 200)
    assert.equal(own.headers.get('content-type'), 'image/jpeg')
    assert.equal(own.headers.get('x-content-type-options'), 'nosniff')
    assert.include(own.headers.get('content-security-policy'), 'sandbox')
    assert.equal(own.headers.get('content-disposition'), 'attachment')
    assert.include(own.headers.get('cache-control'), 'no-store')

    const admin = await BrowserSession.of(await createAdmin())
    const stranger = await BrowserSession.of(await createUser())
    const visitor = await BrowserSession.visitor()
    assert.equal((await admin.get(path)).status, 200)
    assert.equal((await stranger.get(path)).status, 404)
    assert.equal((await visitor.get(path)).status, 401)
  })

  test('a payment proof is found by a stored name only: no path leaves the folder', async ({
    assert,
  }) => {
    const admin = await BrowserSession.of(await createAdmin())
    for (const name of [
      `${'a'.repeat(32)}.jpg`,
      '..%2f..%2flulus.sqlite3',
      '%2e%2e%2flulus.sqlite3',
      '..%5c..%5clulus.sqlite3',
      'bukti.jpg%00.png',
    ]) {
      assert.equal((await admin.get(`/uploads/bukti/${name}`)).status, 404, name)
    }
  })
})

test.group('Payment uploads at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('payment uploads at once store one pending payment and one proof', async ({ assert }) => {
    const pack = await createPackage()
    const browser = await BrowserSession.of(await createUser())
    const before = await storedFiles('bukti')

    const replies = await Promise.all(Array.from({ length: 10 }, () => pay(browser, pack.id)))
    const statuses = replies.map(({ status }) => status).toSorted()
    assert.deepEqual(statuses, [201, ...Array.from({ length: 9 }, () => 409)])
    assert.lengthOf(await Payment.all(), 1)
    assert.lengthOf(await storedFiles('bukti'), before.length + 1)
  })
})
