import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type Package from '#app/packages/models/package'
import { createClass } from '#database/factories/class_factory'
import { createClassPayment } from '#database/factories/class_payment_factory'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { pdfText } from '#tests/support/pdf_text'
import { adminBrowser } from '#tests/support/questions'
import { queriesOf } from '#tests/support/queries'
import { spreadsheetRows } from '#tests/support/spreadsheet'
import type { PaymentWay } from '#contracts/payments'

const at = (wib: string) => Date.parse(`${wib}+07:00`)
const NOTHING = { transaksi: 0, kotor: 0, pengembalian: 0, bersih: 0 }
const NOVEMBER = '/admin/laporan?dari=2026-11-01&sampai=2026-11-30'

function paid(user: User, pack: Package, paidAt: number, amount: number, way: PaymentWay = 'qris') {
  return createPayment(user, pack, { status: 'confirmed', decidedAt: paidAt, paidAt, amount, way })
}

async function refund(paymentId: number, amount: number, refundedAt: number, of = 'payment_id') {
  const { id } = await createAdmin()
  await db.table('refunds').insert({
    [of]: paymentId,
    amount,
    refunded_at: refundedAt,
    reason: 'Batal ikut',
    access: 'cabut',
    created_by: id,
    created_at: refundedAt,
  })
}

test.group('The report of money', (group) => {
  isolateDatabase(group)

  test('payments count on the day they were paid, refunds on their own day, by package and by way, and classes apart', async ({
    assert,
  }) => {
    const [ayu, budi] = [await createUser({ name: 'Ayu' }), await createUser({ name: 'Budi' })]
    const [one, two] = [
      await createPackage({ name: 'Paket A' }),
      await createPackage({ name: 'Paket B' }),
    ]
    // The last moment of October and the first of December stay out.
    await paid(ayu, one, at('2026-10-31T23:59:59'), 5)
    await paid(ayu, one, at('2026-12-01T00:00:00'), 7)
    await paid(ayu, one, at('2026-11-01T00:00:00'), 20_000)
    const back = await paid(budi, one, at('2026-11-30T23:59:59'), 30_000, 'tunai')
    await paid(budi, two, at('2026-11-10T10:00:00'), 25_000, 'transfer')
    await refund(back.id, 10_000, at('2026-11-30T00:00:00'))
    await refund(back.id, 1_000, at('2026-12-01T00:00:00'))
    await createPayment(ayu, two, { amount: 99 })
    await createPayment(budi, two, {
      status: 'rejected',
      amount: 99,
      decidedAt: at('2026-11-05T00:00'),
    })
    const admin = await createAdmin()
    const schoolClass = await createClass([ayu, budi])
    const order = { pack: two, learners: [ayu, budi], admin }
    const ofClass = await createClassPayment(schoolClass, order, {
      status: 'confirmed',
      decidedAt: at('2026-11-20T10:00:00'),
      amount: 40_000,
    })
    await refund(ofClass.id, 5_000, at('2026-11-21T00:00:00'), 'class_payment_id')

    const { status, body } = await (await adminBrowser()).get(NOVEMBER)
    assert.equal(status, 200)
    assert.containSubset(body, {
      dari: '2026-11-01',
      sampai: '2026-11-30',
      transaksi: 3,
      kotor: 75_000,
      pengembalian: 10_000,
      bersih: 65_000,
      kelas: { transaksi: 1, kotor: 40_000, pengembalian: 5_000, bersih: 35_000 },
      semua: { transaksi: 4, kotor: 115_000, pengembalian: 15_000, bersih: 100_000 },
    })
    assert.deepEqual(body.paket, [
      {
        paketId: one.id,
        nama_paket: 'Paket A',
        transaksi: 2,
        kotor: 50_000,
        pengembalian: 10_000,
        bersih: 40_000,
      },
      {
        paketId: two.id,
        nama_paket: 'Paket B',
        transaksi: 1,
        kotor: 25_000,
        pengembalian: 0,
        bersih: 25_000,
      },
    ])
    assert.deepEqual(body.cara, [
      { cara: 'tunai', transaksi: 1, kotor: 30_000, pengembalian: 10_000, bersih: 20_000 },
      { cara: 'transfer', transaksi: 1, kotor: 25_000, pengembalian: 0, bersih: 25_000 },
      { cara: 'qris', transaksi: 1, kotor: 20_000, pengembalian: 0, bersih: 20_000 },
      { cara: 'lain', ...NOTHING },
    ])
    assert.containSubset(body.sebelumnya, {
      dari: '2026-10-01',
      sampai: '2026-10-31',
      transaksi: 1,
      kotor: 5,
    })
  })

  test('a refund of an earlier payment is in its own period, which may end below zero', async ({
    assert,
  }) => {
    const pack = await createPackage()
    const payment = await paid(await createUser(), pack, at('2026-10-10T10:00:00'), 20_000)
    await refund(payment.id, 15_000, at('2026-11-10T00:00:00'))
    const { body } = await (await adminBrowser()).get(NOVEMBER)
    assert.containSubset(body, { transaksi: 0, kotor: 0, pengembalian: 15_000, bersih: -15_000 })
    assert.containSubset(body.paket, [{ paketId: pack.id, bersih: -15_000 }])
  })

  test('staff and the learners of a rehearsal count nowhere', async ({ assert }) => {
    const pack = await createPackage()
    const day = at('2026-11-10T10:00:00')
    const people = [
      await createUser({ role: 'Guru' }),
      await createAdmin(),
      await createUser({ name: 'Contoh — Gladi 12345 001', nohp: '080012345001' }),
    ]
    for (const person of people) {
      const payment = await paid(person, pack, day, 20_000)
      await refund(payment.id, 1_000, day)
      const grant = await grantAttempt(person, pack)
      await db.from('entitlements').where('id', grant.id).update({ granted_at: day })
    }
    const { body } = await (await adminBrowser()).get(NOVEMBER)
    assert.containSubset(body, { ...NOTHING, semua: NOTHING })
    assert.deepEqual([body.paket, body.gratis, body.belumMulai], [[], [], []])
  })

  test('free access has its reason, waiting classes their age, and who paid and has not begun is named', async ({
    assert,
  }) => {
    const [ayu, budi] = [
      await createUser({ name: 'Ayu', nohp: '081211112222' }),
      await createUser({ name: 'Budi' }),
    ]
    const pack = await createPackage({ name: 'Paket A' })
    const day = at('2026-11-10T10:00:00')
    const admin = await createAdmin({ name: 'Ibu Admin' })
    const payment = await paid(ayu, pack, day, 20_000)
    const paidGrant = await grantAttempt(ayu, pack)
    await db
      .from('entitlements')
      .where('id', paidGrant.id)
      .update({ source: 'payment', payment_id: payment.id, granted_at: day })
    const free = await grantAttempt(budi, pack)
    await db.from('entitlements').where('id', free.id).update({
      source: 'admin',
      payment_id: null,
      granted_by: admin.id,
      reason: 'Beasiswa',
      granted_at: day,
    })
    const waiting = await createClassPayment(
      await createClass([ayu], { name: 'XII IPA 1' }),
      { pack, learners: [ayu], admin },
      { proof: null, amount: 20_000, createdAt: at('2026-01-02T10:00:00') }
    )
    const browser = await adminBrowser()
    const { body } = await browser.get(NOVEMBER)
    assert.containSubset(body.gratis, [
      { nama: 'Budi', nama_paket: 'Paket A', alasan: 'Beasiswa', kelas: null, oleh: 'Ibu Admin' },
    ])
    assert.lengthOf(body.gratis, 1)
    assert.containSubset(body.kelasBelumBayar, [
      {
        id: waiting.id,
        nama_kelas: 'XII IPA 1',
        amount: 20_000,
        adaBukti: false,
        createdAt: '2026-01-02T03:00:00.000Z',
      },
    ])
    assert.containSubset(body.belumMulai, [
      { id: payment.id, nama: 'Ayu', nohp: '081211112222', amount: 20_000 },
    ])

    await db
      .from('entitlements')
      .where('id', paidGrant.id)
      .update({ used_at: day + 1 })
    assert.deepEqual((await browser.get(NOVEMBER)).body.belumMulai, [])
  })

  test('both days are needed, in their order, at most 366 of them; an unknown format is refused', async ({
    assert,
  }) => {
    const admin = await adminBrowser()
    const expected: [string, string | null][] = [
      ['', 'dari'],
      ['dari=2026-11-01', 'sampai'],
      ['sampai=2026-11-01', 'dari'],
      ['dari=2026-02-30&sampai=2026-03-01', 'dari'],
      ['dari=2026-11-01T00:00&sampai=2026-11-02', 'dari'],
      ['dari=2026-11-02&sampai=2026-11-01', 'sampai'],
      ['dari=2025-11-01&sampai=2026-11-02', 'sampai'],
      ['dari=2025-11-01&sampai=2026-11-01&format=csv', 'format'],
      ['dari=2025-11-01&sampai=2026-11-01', null],
      ['dari=2026-11-01&sampai=2026-11-01', null],
    ]
    for (const [query, field] of expected) {
      const { status, body } = await admin.get(`/admin/laporan?${query}`)
      assert.equal(status, field === null ? 200 : 422, query)
      if (field !== null) assert.equal(body.errors[0].field, field, query)
    }
  })

  test('the report as an Excel file has numbers, and lists without formulas', async ({
    assert,
  }) => {
    const pack = await createPackage({ name: '=1+1' })
    await paid(await createUser(), pack, at('2026-11-10T10:00:00'), 20_000)
    const reply = await (await adminBrowser()).get(`${NOVEMBER}&format=xlsx`)
    assert.equal(reply.status, 200)
    assert.include(
      reply.headers.get('content-disposition'),
      'Laporan 2026-11-01 sampai 2026-11-30.xlsx'
    )
    const rows = await spreadsheetRows(reply.bytes, 'Laporan')
    assert.equal(rows[0]?.[0], 'Laporan 1 November 2026 – 30 November 2026')
    assert.deepInclude(rows, ['=1+1', 1, 20_000, 0, 20_000, 0])
    assert.deepInclude(rows, ['QRIS', 1, 20_000, 0, 20_000, 0])
    for (const sheet of ['Akses gratis', 'Kelas belum bayar', 'Sudah bayar belum mulai']) {
      assert.isNotEmpty(await spreadsheetRows(reply.bytes, sheet), sheet)
    }
  })

  test('the report as a paper says its period, its sums and the period before', async ({
    assert,
  }) => {
    await paid(
      await createUser(),
      await createPackage({ name: 'Paket A' }),
      at('2026-11-10T10:00:00'),
      20_000
    )
    const reply = await (await adminBrowser()).get(`${NOVEMBER}&format=pdf`)
    assert.equal(reply.headers.get('content-type'), 'application/pdf')
    const text = await pdfText(reply.bytes)
    for (const part of [
      'LAPORAN KEUANGAN',
      '1 November 2026 – 30 November 2026',
      'Periode sebelumnya: 1 Oktober 2026 – 31 Oktober 2026',
      'Paket A 1 20.000 0 20.000 0',
      'Semua 1 20.000 0 20.000 0',
    ]) {
      assert.include(text, part)
    }
  })

  test('the report takes as many statements for thirty payments as for one', async ({ assert }) => {
    const pack = await createPackage()
    const admin = await adminBrowser()
    const day = at('2026-11-10T10:00:00')
    await paid(await createUser(), pack, day, 20_000)
    await admin.get(NOVEMBER)
    const few = await queriesOf(() => admin.get(NOVEMBER))
    for (let n = 0; n < 29; n++) await paid(await createUser(), pack, day, 20_000)
    const many = await queriesOf(() => admin.get(NOVEMBER))
    assert.equal(many.length, few.length)
  })

  test('finance staff read the report; teachers, invigilators and learners do not', async ({
    assert,
  }) => {
    for (const [role, status] of [
      ['Keuangan', 200],
      ['Guru', 403],
      ['Pengawas', 403],
      ['User', 403],
    ] as const) {
      const browser = await BrowserSession.of(await createUser({ role }))
      assert.equal((await browser.get(NOVEMBER)).status, status, role)
      // 403 comes before 422.
      assert.equal((await browser.get('/admin/laporan')).status, status === 200 ? 422 : 403, role)
    }
  })
})
