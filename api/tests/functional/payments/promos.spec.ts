import { test } from '@japa/runner'
import { writeSettings } from '#app/academy/actions/academy_settings'
import AuditEntry from '#app/audit/models/audit_entry'
import Payment from '#app/payments/models/payment'
import PromoCode from '#app/payments/models/promo_code'
import { inTransaction } from '#app/platform/database/transaction'
import { dateOf, DAY_MS, startOfDay } from '#app/platform/time/domain/academy_days'
import { createPackage } from '#database/factories/package_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession, type Reply } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { jpegPhoto } from '#tests/support/pictures'
import { stopClock } from '#tests/support/time_travel'

const PROOF = await jpegPhoto()
const HOUR = 60 * 60 * 1000
const HEMAT = { kode: 'HEMAT', satuan: 'persen', nilai: 10 }

const signedInAdmin = async () => BrowserSession.of(await createAdmin())
const newLearner = async () => BrowserSession.of(await createUser())
const quote = (browser: BrowserSession, paketId: number, kodePromo: unknown = 'HEMAT') =>
  browser.post('/payment/promo', { paketId, kodePromo })
const ask = (browser: BrowserSession, paketId: number, kodePromo?: string | null) =>
  browser.post('/payment/tagihan', { paketId, ...(kodePromo !== undefined && { kodePromo }) })
const pay = (browser: BrowserSession, packageId: number, fields: Record<string, string> = {}) =>
  browser.upload(
    'POST',
    '/payment/upload',
    { paket_soal_id: String(packageId), ...fields },
    { bukti: { data: PROOF, filename: 'bukti.jpg' } }
  )
const turnOnBills = () => inTransaction((trx) => writeSettings(trx, { usesUniqueAmounts: true }))
const decide = (admin: BrowserSession, id: number, status: 'confirmed' | 'rejected') =>
  admin.put(`/admin/payments/${id}/status`, { status, alasanPenolakan: 'Buram.' })
const make = async (admin: BrowserSession, changes: object = {}) => {
  const reply = await admin.post('/admin/promo', { ...HEMAT, ...changes })
  if (reply.status !== 201) throw new Error(`no code: ${reply.status} ${reply.body.message}`)
  return reply.body.data.id as number
}
const statusesOf = (replies: readonly Reply[]) => replies.map(({ status }) => status).toSorted()

test.group('Promo codes of an admin', (group) => {
  isolateDatabase(group)

  test('an admin makes a code and ends it, and both stand in the audit log', async ({ assert }) => {
    const admin = await signedInAdmin()
    const pack = await createPackage({ name: 'Paket A' })
    const today = dateOf(startOfDay(Date.now()))
    const id = await make(admin, {
      kode: ' hemat-10 ',
      paketId: pack.id,
      mulai: today,
      sampai: today,
      maksimal: 5,
      maksimalPerPeserta: 1,
    })
    const [listed] = (await admin.get('/admin/promo')).body.data
    assert.containSubset(listed, {
      id,
      kode: 'HEMAT-10',
      satuan: 'persen',
      nilai: 10,
      paketId: pack.id,
      nama_paket: 'Paket A',
      mulai: today,
      sampai: today,
      maksimal: 5,
      maksimalPerPeserta: 1,
      dipakai: 0,
      keadaan: 'berlaku',
    })

    assert.equal((await admin.post(`/admin/promo/${id}/akhiri`)).status, 200)
    assert.equal((await admin.post(`/admin/promo/${id}/akhiri`)).status, 409)
    assert.equal((await admin.post('/admin/promo/4000000/akhiri')).status, 404)
    assert.equal((await admin.get('/admin/promo')).body.data[0].keadaan, 'berakhir')
    const entries = await AuditEntry.query().where('subjectType', 'promo').orderBy('id')
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['promo.created', 'promo.ended']
    )
    // Of a receipt with the old code nobody would know which one it was.
    const again = await admin.post('/admin/promo', { ...HEMAT, kode: 'hemat-10' })
    assert.equal(again.status, 409)
  })

  test('what makes no sense in a code is refused', async ({ assert }) => {
    const admin = await signedInAdmin()
    const wrong: [string, object][] = [
      ['kode', { kode: 'AB' }],
      ['kode', { kode: 'A'.repeat(33) }],
      ['kode', { kode: 'HEMAT%' }],
      ['kode', { kode: 5 }],
      ['nilai', { nilai: 0 }],
      ['nilai', { nilai: 100 }],
      ['nilai', { nilai: '10' }],
      ['nilai', { nilai: 1.5 }],
      ['nilai', { satuan: 'rupiah', nilai: 10_000_001 }],
      ['satuan', { satuan: 'gratis' }],
      ['mulai', { mulai: '2026-02-31' }],
      ['sampai', { mulai: '2026-12-02', sampai: '2026-12-01' }],
      ['maksimal', { maksimal: 0 }],
      ['maksimalPerPeserta', { maksimalPerPeserta: -1 }],
      ['paketId', { paketId: '1' }],
    ]
    for (const [field, changes] of wrong) {
      const reply = await admin.post('/admin/promo', { ...HEMAT, ...changes })
      assert.equal(reply.status, 422, JSON.stringify(changes))
      assert.equal(reply.body.errors[0].field, field, JSON.stringify(changes))
    }
    assert.equal((await admin.post('/admin/promo', { ...HEMAT, paketId: 4_000_000 })).status, 404)
    assert.lengthOf(await PromoCode.all(), 0)
  })
})

test.group('Paying with a promo code', (group) => {
  isolateDatabase(group)

  test('without bills the payment is of the price less the discount, and keeps the code', async ({
    assert,
  }) => {
    const admin = await signedInAdmin()
    const pack = await createPackage({ price: 25_000 })
    await make(admin)
    const learner = await newLearner()
    const { body } = await quote(learner, pack.id, ' hemat ')
    assert.deepEqual(body.data, { kode: 'HEMAT', harga: 25_000, potongan: 2_500, bayar: 22_500 })

    const paid = await pay(learner, pack.id, { kodePromo: 'hemat' })
    assert.deepEqual([paid.status, paid.body.data.amount], [201, 22_500])
    const promo = { kode: 'HEMAT', potongan: 2_500 }
    assert.deepEqual((await learner.get('/users/payment')).body.data[0].promo, promo)
    const [row] = (await admin.get('/admin/payments')).body.payments
    assert.deepEqual([row.amount, row.promo], [22_500, promo])
    assert.equal((await admin.get('/admin/promo')).body.data[0].dipakai, 1)

    await decide(admin, row.id, 'confirmed')
    const today = dateOf(startOfDay(Date.now()))
    const report = await admin.get(`/admin/laporan?dari=${today}&sampai=${today}`)
    const sums = { transaksi: 1, kotor: 22_500, pengembalian: 0, bersih: 22_500 }
    assert.deepEqual(report.body.promo, [{ kode: 'HEMAT', potongan: 2_500, ...sums }])
  })

  test('a code that cannot be used is refused wherever it is sent, and nothing is stored', async ({
    assert,
  }) => {
    const admin = await signedInAdmin()
    const [pack, other] = [await createPackage(), await createPackage()]
    const day = (from: number) => dateOf(startOfDay(Date.now()) + from * DAY_MS)
    await make(admin, { kode: 'LAIN', paketId: other.id })
    await make(admin, { kode: 'BESOK', mulai: day(1) })
    await make(admin, { kode: 'KEMARIN', sampai: day(-1) })
    const ended = await make(admin, { kode: 'USAI' })
    await admin.post(`/admin/promo/${ended}/akhiri`)
    const learner = await newLearner()
    const each = async (kodePromo: string, status: number) => {
      assert.equal((await quote(learner, pack.id, kodePromo)).status, status, kodePromo)
      assert.equal((await pay(learner, pack.id, { kodePromo })).status, status, kodePromo)
    }
    for (const code of ['LAIN', 'BESOK', 'KEMARIN', 'USAI']) await each(code, 409)
    await each('TIDAKADA', 422)
    assert.lengthOf(await Payment.all(), 0)
    assert.equal((await quote(learner, pack.id, 5)).status, 422)
    assert.equal((await quote(learner, 4_000_000)).status, 404)
  })

  test('a learner uses a code as often as it allows; a rejected payment uses none', async ({
    assert,
  }) => {
    const admin = await signedInAdmin()
    const packs = [await createPackage(), await createPackage()] as const
    await make(admin, { maksimalPerPeserta: 1 })
    const learner = await newLearner()
    const kodePromo = 'HEMAT'
    const first = await pay(learner, packs[0].id, { kodePromo })
    const second = await pay(learner, packs[1].id, { kodePromo })
    assert.equal(second.status, 409)
    assert.include(second.body.message, 'Anda sudah memakai')
    assert.equal((await pay(await newLearner(), packs[0].id, { kodePromo })).status, 201)

    await decide(admin, first.body.data.id, 'rejected')
    assert.equal((await pay(learner, packs[1].id, { kodePromo })).status, 201)
  })

  test('a better proof of a rejected payment is taken with its code although the code has ended', async ({
    assert,
  }) => {
    const admin = await signedInAdmin()
    const pack = await createPackage({ price: 25_000 })
    const promoId = await make(admin)
    const learner = await newLearner()
    const first = await pay(learner, pack.id, { kodePromo: 'HEMAT' })
    await admin.post(`/admin/promo/${promoId}/akhiri`)
    await decide(admin, first.body.data.id, 'rejected')
    const again = await pay(learner, pack.id, { kodePromo: 'HEMAT' })
    assert.deepEqual([again.status, again.body.data.amount], [201, 22_500])
    assert.equal((await pay(await newLearner(), pack.id, { kodePromo: 'HEMAT' })).status, 409)
  })

  test('a bill has its code, keeps it when the page opens again, and loses it when asked to', async ({
    assert,
  }) => {
    await turnOnBills()
    const admin = await signedInAdmin()
    const pack = await createPackage({ price: 25_000 })
    await make(admin, { maksimal: 1 })
    const learner = await newLearner()
    const plain = (await ask(learner, pack.id)).body.data
    assert.deepEqual([plain.kodePromo, plain.potongan], [null, 0])

    const reduced = await ask(learner, pack.id, 'hemat')
    assert.equal(reduced.status, 201)
    assert.containSubset(reduced.body.data, { harga: 25_000, kodePromo: 'HEMAT', potongan: 2_500 })
    assert.isAtLeast(reduced.body.data.nominal, 22_001)
    assert.isAtMost(reduced.body.data.nominal, 22_499)
    const replaced = await pay(learner, pack.id, { tagihanId: String(plain.id) })
    assert.equal(replaced.status, 409)
    assert.include(replaced.body.message, 'sudah diganti')

    const again = await ask(learner, pack.id)
    assert.deepEqual([again.status, again.body.data.id], [200, reduced.body.data.id])
    // The open bill holds the only use.
    const neighbour = await newLearner()
    assert.equal((await ask(neighbour, pack.id, 'HEMAT')).status, 409)
    const without = await ask(learner, pack.id, null)
    assert.deepEqual([without.status, without.body.data.potongan], [201, 0])
    assert.equal((await ask(neighbour, pack.id, 'HEMAT')).status, 201)
  })

  test('a bill is paid with its code although the code has ended meanwhile, and after a rejection while a use is left', async ({
    assert,
  }) => {
    await turnOnBills()
    const admin = await signedInAdmin()
    const pack = await createPackage({ price: 25_000 })
    const promoId = await make(admin, { maksimal: 1 })
    const learner = await newLearner()
    const { id, nominal } = (await ask(learner, pack.id, 'HEMAT')).body.data
    await admin.post(`/admin/promo/${promoId}/akhiri`)
    const tagihanId = String(id)
    const paid = await pay(learner, pack.id, { tagihanId })
    assert.deepEqual([paid.status, paid.body.data.amount], [201, nominal])
    const [own] = (await learner.get('/users/payment')).body.data
    assert.deepEqual(own.promo, { kode: 'HEMAT', potongan: 2_500 })

    await decide(admin, paid.body.data.id, 'rejected')
    const promo = await PromoCode.findOrFail(promoId)
    await promo.merge({ endedAt: null }).save()
    const neighbour = await newLearner()
    assert.equal((await ask(neighbour, pack.id, 'HEMAT')).status, 201)
    const late = await pay(learner, pack.id, { tagihanId })
    assert.equal(late.status, 409)
    assert.include(late.body.message, 'habis')
  })

  test('a bill that was never paid gives its use back when it cannot be paid any more', async ({
    assert,
  }) => {
    await turnOnBills()
    using time = stopClock()
    const pack = await createPackage()
    await make(await signedInAdmin(), { maksimal: 1 })
    await ask(await newLearner(), pack.id, 'HEMAT')
    time.pass((24 + 72) * HOUR - 1)
    assert.equal((await quote(await newLearner(), pack.id)).status, 409)
    time.pass(1)
    assert.equal((await quote(await newLearner(), pack.id)).status, 200)
  })
})

test.group('Bills with a promo code that ran out', (group) => {
  isolateDatabase(group)

  test('a learner whose bill ran out gets a new one with the code, and pays with one of the two', async ({
    assert,
  }) => {
    await turnOnBills()
    using time = stopClock()
    const pack = await createPackage({ price: 25_000 })
    await make(await signedInAdmin(), { maksimal: 1, maksimalPerPeserta: 1 })
    const user = await createUser()
    const first = (await ask(await BrowserSession.of(user), pack.id, 'HEMAT')).body.data
    time.pass(24 * HOUR)
    // Their logins have ended.
    const [admin, learner] = [await signedInAdmin(), await BrowserSession.of(user)]
    assert.equal((await quote(learner, pack.id)).status, 200)
    const second = await ask(learner, pack.id, 'HEMAT')
    assert.equal(second.status, 201, second.body.message)
    assert.equal((await admin.get('/admin/promo')).body.data[0].dipakai, 1)
    assert.equal((await ask(await newLearner(), pack.id, 'HEMAT')).status, 409)

    // The transfer of the first one may have been made in time.
    const paid = await pay(learner, pack.id, { tagihanId: String(first.id) })
    assert.deepEqual([paid.status, paid.body.data.amount], [201, first.nominal])
    await decide(admin, paid.body.data.id, 'rejected')
    const late = await pay(learner, pack.id, { tagihanId: String(second.body.data.id) })
    assert.equal(late.status, 409)
    await decide(
      admin,
      (await pay(learner, pack.id, { tagihanId: String(first.id) })).body.data.id,
      'confirmed'
    )
    assert.equal((await admin.get('/admin/promo')).body.data[0].dipakai, 1)
  })
})

test.group('Races for a promo code', (group) => {
  emptyDatabaseAfterEach(group)

  test('of many learners who pay with the last use of a code at once, one does', async ({
    assert,
  }) => {
    await make(await signedInAdmin(), { maksimal: 1 })
    const pack = await createPackage()
    const learners = await Promise.all(Array.from({ length: 6 }, newLearner))
    const replies = await Promise.all(
      learners.map((learner) => pay(learner, pack.id, { kodePromo: 'HEMAT' }))
    )
    assert.deepEqual(statusesOf(replies), [201, 409, 409, 409, 409, 409])
    assert.lengthOf(await Payment.query().whereNotNull('promoId'), 1)
  })

  test('of many bills that are asked for with the last use of a code at once, one has it', async ({
    assert,
  }) => {
    await turnOnBills()
    await make(await signedInAdmin(), { maksimal: 2, maksimalPerPeserta: 1 })
    const pack = await createPackage()
    const learners = await Promise.all(Array.from({ length: 6 }, newLearner))
    const replies = await Promise.all(learners.map((learner) => ask(learner, pack.id, 'HEMAT')))
    assert.deepEqual(statusesOf(replies), [201, 201, 409, 409, 409, 409])
  })

  test('two admins who end one code at once end it once', async ({ assert }) => {
    const [one, other] = [await signedInAdmin(), await signedInAdmin()]
    const path = `/admin/promo/${await make(one)}/akhiri`
    assert.deepEqual(statusesOf(await Promise.all([one.post(path), other.post(path)])), [200, 409])
  })
})
