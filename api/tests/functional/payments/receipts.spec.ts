import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { shortDay } from '#app/paper/domain/indonesian'
import { dateOf, startOfDay } from '#app/platform/time/domain/academy_days'
import Receipt from '#app/payments/models/receipt'
import type Payment from '#app/payments/models/payment'
import { writeSettings } from '#app/academy/actions/academy_settings'
import { inTransaction } from '#app/platform/database/transaction'
import { qrisWithAmount } from '#contracts/qris'
import { sampleQris } from '#database/demo_academy/sample_qris'
import { createClass } from '#database/factories/class_factory'
import { createClassPayment } from '#database/factories/class_payment_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createAdmin, createUser, createUsers } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { readQrCode } from '#tests/support/paper_reader'
import { pdfText } from '#tests/support/pdf_text'
import { stopClock } from '#tests/support/time_travel'

const CONFIRM = { status: 'confirmed' }

const decide = (admin: BrowserSession, { id }: Payment, decision: object = CONFIRM) =>
  admin.put(`/admin/payments/${id}/status`, decision)

const numbers = async () => {
  const receipts = await Receipt.query().orderBy('year').orderBy('sequence')
  return receipts.map(({ year, sequence }) => `${year}/${sequence}`)
}

async function pendingClassPayment(amount?: number) {
  const learners = await createUsers(2, (n) => ({ name: `Siswa ${n}` }))
  const schoolClass = await createClass(learners)
  const pack = await createPackage({ name: 'Paket A', price: 20_000 })
  const admin = await createAdmin()
  const attributes = amount === undefined ? {} : { amount }
  const payment = await createClassPayment(schoolClass, { pack, learners, admin }, attributes)
  return { payment, browser: await BrowserSession.of(admin) }
}

test.group('Receipts', (group) => {
  isolateDatabase(group)

  test('a confirmed payment has a receipt with the amount in words, for its learner and for those who decide', async ({
    assert,
  }) => {
    using _ = stopClock(Date.parse('2026-11-26T03:00:00Z'))
    const user = await createUser({ name: 'Siti Aminah' })
    const pack = await createPackage({ name: 'Paket ITP A', price: 25_000 })
    const payment = await createPayment(user, pack)
    const admin = await BrowserSession.of(await createAdmin())
    const learner = await BrowserSession.of(user)
    const own = `/users/payment/${payment.id}/kuitansi`
    assert.equal((await learner.get(own)).status, 404, 'none while it waits')
    await decide(admin, payment)

    for (const reply of [
      await learner.get(own),
      await admin.get(`/admin/payments/${payment.id}/kuitansi`),
    ]) {
      assert.equal(reply.status, 200)
      assert.equal(reply.headers.get('content-type'), 'application/pdf')
      assert.include(
        String(reply.headers.get('content-disposition')),
        'filename="Kuitansi-KW-2026-000001.pdf"'
      )
      const text = await pdfText(reply.bytes)
      for (const part of [
        'KUITANSI',
        'KW/2026/000001',
        'Siti Aminah',
        'Dua puluh lima ribu rupiah',
        'Rp 25.000',
        'Paket ITP A',
        'QRIS',
        '26 November 2026',
      ]) {
        assert.include(text, part)
      }
      assert.notInclude(text, 'DIBATALKAN')
    }
  })

  test("a receipt is closed to other learners, and there is none of another's id", async ({
    assert,
  }) => {
    const payment = await createPayment(await createUser(), await createPackage())
    await decide(await BrowserSession.of(await createAdmin()), payment)
    const stranger = await BrowserSession.of(await createUser())
    const visitor = await BrowserSession.visitor()

    assert.equal((await stranger.get(`/users/payment/${payment.id}/kuitansi`)).status, 404)
    assert.equal((await stranger.get(`/admin/payments/${payment.id}/kuitansi`)).status, 403)
    assert.equal((await visitor.get(`/users/payment/${payment.id}/kuitansi`)).status, 401)
    for (const id of ['abc', '4000000', '9'.repeat(30)]) {
      assert.equal((await stranger.get(`/users/payment/${id}/kuitansi`)).status, 404, id)
    }
  })

  test('rejected payments, and those of nothing, use no number', async ({ assert }) => {
    const admin = await BrowserSession.of(await createAdmin())
    const [pack, free] = [await createPackage(), await createPackage({ price: 0 })]
    await decide(admin, await createPayment(await createUser(), pack), {
      status: 'rejected',
      alasanPenolakan: 'Buram',
    })
    const nothing = await createPayment(await createUser(), free)
    await decide(admin, nothing)
    assert.equal((await admin.get(`/admin/payments/${nothing.id}/kuitansi`)).status, 404)
    await decide(admin, await createPayment(await createUser(), pack))
    assert.deepEqual(
      (await numbers()).map((number) => number.split('/')[1]),
      ['1']
    )
  })

  test('numbers begin anew with each year in Jakarta', async ({ assert }) => {
    const pack = await createPackage()
    using time = stopClock(Date.parse('2026-12-31T16:59:59Z'))
    const admin = await BrowserSession.of(await createAdmin())
    await decide(admin, await createPayment(await createUser(), pack))
    await decide(admin, await createPayment(await createUser(), pack))
    time.pass(1_000)
    await decide(admin, await createPayment(await createUser(), pack))
    assert.deepEqual(await numbers(), ['2026/1', '2026/2', '2027/1'])
  })

  test('a cancelled receipt says so and keeps its number; the next confirmation has another', async ({
    assert,
  }) => {
    const pack = await createPackage()
    const payment = await createPayment(await createUser(), pack)
    const admin = await BrowserSession.of(await createAdmin())
    await decide(admin, payment)
    const undone = await admin.post(`/admin/payments/${payment.id}/batalkan`, {
      alasan: 'Salah klik',
    })
    assert.equal(undone.status, 200)
    const path = `/admin/payments/${payment.id}/kuitansi`
    const cancelled = await pdfText((await admin.get(path)).bytes)
    assert.include(cancelled, 'DIBATALKAN')
    assert.include(cancelled, 'Salah klik')
    assert.match(cancelled, /KW\/\d{4}\/000001/)

    await decide(admin, payment)
    const valid = await pdfText((await admin.get(path)).bytes)
    assert.notInclude(valid, 'DIBATALKAN')
    assert.match(valid, /KW\/\d{4}\/000002/)
  })

  test('a receipt lists what was paid back, and is cancelled once that is everything', async ({
    assert,
  }) => {
    const browser = await BrowserSession.of(await createAdmin())
    const payment = await createPayment(await createUser(), await createPackage({ price: 20_000 }))
    await decide(browser, payment)
    const refund = async (jumlah: number) => {
      const reply = await browser.post(`/admin/payments/${payment.id}/kembalikan`, {
        alasan: 'Batal ikut',
        jumlah,
        tanggal: dateOf(startOfDay(Date.now())),
      })
      assert.equal(reply.status, 200)
    }
    const text = async () =>
      pdfText((await browser.get(`/admin/payments/${payment.id}/kuitansi`)).bytes)

    await refund(5_000)
    const partly = await text()
    assert.include(partly, `Rp 5.000 pada ${shortDay(Date.now())}`)
    assert.notInclude(partly, 'DIBATALKAN')
    await refund(15_000)
    assert.include(await text(), 'DIBATALKAN · DANA DIKEMBALIKAN')
  })
})

test.group('Papers of class payments', (group) => {
  isolateDatabase(group)

  test('a class has an invoice with its learners and a code for the amount, until it has paid', async ({
    assert,
  }) => {
    const qrisText = sampleQris('LEMBAGA CONTOH')
    await inTransaction((trx) => writeSettings(trx, { qrisText, qrisIsSample: false }))
    const { payment, browser } = await pendingClassPayment(35_000)
    const path = `/admin/pembayaran-kelas/${payment.id}`
    assert.equal((await browser.get(`${path}/kuitansi`)).status, 404)

    const invoice = await browser.get(`${path}/faktur`)
    assert.equal(invoice.status, 200)
    const text = await pdfText(invoice.bytes)
    for (const part of [
      'FAKTUR',
      'FK/',
      payment.className,
      'Akses Paket A bagi 2 peserta',
      'Tiga puluh lima ribu rupiah',
      'Rp 35.000',
      'Siswa 0',
      'Siswa 1',
      'LEMBAGA CONTOH',
    ]) {
      assert.include(text, part)
    }
    assert.equal(await readQrCode(invoice.bytes), qrisWithAmount(qrisText, 35_000))

    assert.equal((await browser.put(`${path}/status`, CONFIRM)).status, 200)
    assert.equal((await browser.get(`${path}/faktur`)).status, 409)
    const receipt = await browser.get(`${path}/kuitansi`)
    assert.equal(receipt.status, 200)
    const paid = await pdfText(receipt.bytes)
    for (const part of ['KUITANSI', payment.className, 'Tiga puluh lima ribu rupiah']) {
      assert.include(paid, part)
    }
  })

  test("an invoice has no code while the academy's is a sample", async ({ assert }) => {
    const qrisText = sampleQris('CONTOH')
    await inTransaction((trx) => writeSettings(trx, { qrisText, qrisIsSample: true }))
    const { payment, browser } = await pendingClassPayment()
    const invoice = await browser.get(`/admin/pembayaran-kelas/${payment.id}/faktur`)
    assert.notInclude(await pdfText(invoice.bytes), 'Bayar dengan memindai')
    assert.equal((await browser.get('/admin/pembayaran-kelas/4000000/faktur')).status, 404)
  })
})

test.group('Receipts at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('receipts of confirmations at once have numbers without gaps, whoever is refused', async ({
    assert,
  }) => {
    const pack = await createPackage()
    const admins = await Promise.all(
      Array.from({ length: 3 }, async () => BrowserSession.of(await createAdmin()))
    )
    const payments = await Promise.all(
      Array.from({ length: 12 }, async () => createPayment(await createUser(), pack))
    )
    const { payment: ofClass, browser } = await pendingClassPayment()
    const replies = await Promise.all([
      // Each twice, and some are rejected at the same time.
      ...payments.flatMap((payment, at) => [
        decide(admins[at % 3]!, payment),
        decide(
          admins[(at + 1) % 3]!,
          payment,
          at % 3 === 0 ? { status: 'rejected', alasanPenolakan: 'Buram' } : CONFIRM
        ),
      ]),
      browser.put(`/admin/pembayaran-kelas/${ofClass.id}/status`, CONFIRM),
    ])
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200, 409]))

    const confirmed = await db.from('payments').where('status', 'confirmed').select('id')
    const receipts = await Receipt.query().orderBy('sequence')
    assert.deepEqual(
      receipts.map(({ sequence }) => sequence),
      Array.from({ length: confirmed.length + 1 }, (_, at) => at + 1)
    )
    assert.sameMembers(
      receipts.flatMap(({ paymentId }) => paymentId ?? []),
      confirmed.map(({ id }) => id)
    )
  })
})
