import { test } from '@japa/runner'
import { writeSettings } from '#app/academy/actions/academy_settings'
import AuditEntry from '#app/audit/models/audit_entry'
import Entitlement from '#app/enrolment/models/entitlement'
import type Package from '#app/packages/models/package'
import Payment from '#app/payments/models/payment'
import Receipt from '#app/payments/models/receipt'
import { inTransaction } from '#app/platform/database/transaction'
import { dateOf, startOfDay } from '#app/platform/time/domain/academy_days'
import { createPackage } from '#database/factories/package_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession, type Reply } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'
import { pdfText } from '#tests/support/pdf_text'
import { jpegPhoto } from '#tests/support/pictures'
import { queriesOf } from '#tests/support/queries'
import { spreadsheetRows } from '#tests/support/spreadsheet'

const PROOF = await jpegPhoto()
const CONFIRM = { status: 'confirmed' }
const REASON = { alasan: 'Salah klik.' }

const signedInAdmin = async () => BrowserSession.of(await createAdmin())
const newLearner = async () => {
  const user = await createUser({ name: 'Siti' })
  return { user, browser: await BrowserSession.of(user) }
}
const pay = (browser: BrowserSession, fields: Record<string, string>) =>
  browser.upload('POST', '/payment/upload', fields, {
    bukti: { data: PROOF, filename: 'bukti.jpg' },
  })
const decide = (admin: BrowserSession, id: number, decision: object = CONFIRM) =>
  admin.put(`/admin/payments/${id}/status`, decision)
const undo = (admin: BrowserSession, id: number) =>
  admin.post(`/admin/payments/${id}/batalkan`, REASON)
const refund = (admin: BrowserSession, id: number, body: object = {}) =>
  admin.post(`/admin/payments/${id}/kembalikan`, { ...REASON, ...body })
const statusesOf = (replies: readonly Reply[]) => replies.map(({ status }) => status).toSorted()

async function make(admin: BrowserSession, packs: readonly Package[], changes: object = {}) {
  const body = { nama: 'Hemat', harga: 35_000, paket: packs.map(({ id }) => id), ...changes }
  const reply = await admin.post('/admin/bundel', body)
  if (reply.status !== 201) throw new Error(`no bundle: ${reply.status} ${reply.body.message}`)
  return reply.body.data.id as number
}

async function world() {
  const packs = [
    await createPackage({ name: 'Paket A', price: 20_000 }),
    await createPackage({ name: 'Paket B', price: 25_000 }),
  ] as const
  const admin = await signedInAdmin()
  return { packs, admin, bundleId: await make(admin, packs), ...(await newLearner()) }
}

async function bought(given?: Awaited<ReturnType<typeof world>>) {
  const all = given ?? (await world())
  const reply = await pay(all.browser, { bundelId: String(all.bundleId) })
  if (reply.status !== 201) throw new Error(`not paid: ${reply.status} ${reply.body.message}`)
  return { ...all, id: reply.body.data.id as number, reply }
}

const heldPackages = async () => {
  const held = await Entitlement.query().whereNull('revokedAt').orderBy('packageId')
  return held.map(({ packageId }) => packageId)
}
const idsOf = (packs: readonly Package[]) => packs.map(({ id }) => id)

test.group('Bundles of an admin', (group) => {
  isolateDatabase(group)

  test('an admin makes a bundle and ends it, and both stand in the audit log', async ({
    assert,
  }) => {
    const { admin, bundleId, packs } = await world()
    const [listed] = (await admin.get('/admin/bundel')).body.data
    assert.containSubset(listed, {
      id: bundleId,
      nama: 'Hemat',
      harga: 35_000,
      terjual: 0,
      keadaan: 'dijual',
      paket: [
        { nama_paket: 'Paket A', harga: 20_000 },
        { nama_paket: 'Paket B', harga: 25_000 },
      ],
    })
    await packs[1].merge({ status: 'belum' }).save()
    assert.equal((await admin.get('/admin/bundel')).body.data[0].keadaan, 'tertahan')

    assert.equal((await admin.post(`/admin/bundel/${bundleId}/akhiri`)).status, 200)
    assert.equal((await admin.post(`/admin/bundel/${bundleId}/akhiri`)).status, 409)
    assert.equal((await admin.post('/admin/bundel/4000000/akhiri')).status, 404)
    assert.equal((await admin.get('/admin/bundel')).body.data[0].keadaan, 'berakhir')
    const entries = await AuditEntry.query().whereIn('action', ['bundle.created', 'bundle.ended'])
    assert.sameMembers(
      entries.map(({ action }) => action),
      ['bundle.created', 'bundle.ended']
    )
  })

  test('a bundle needs a name, a price, and two packages that exist', async ({ assert }) => {
    const { admin, packs } = await world()
    const [one, two] = idsOf(packs)
    for (const changes of [
      { nama: '' },
      { nama: 'ab' },
      { harga: 0 },
      { harga: 999 },
      { harga: '35000' },
      { paket: [] },
      { paket: [one] },
      { paket: [one, one] },
      { paket: one },
    ]) {
      const body = { nama: 'Lain', harga: 35_000, paket: [one, two], ...changes }
      const reply = await admin.post('/admin/bundel', body)
      assert.equal(reply.status, 422, JSON.stringify(changes))
    }
    const body = { nama: 'Lain', harga: 35_000, paket: [one, 4_000_000] }
    assert.equal((await admin.post('/admin/bundel', body)).status, 404)
  })
})

test.group('A bundle that a learner pays', (group) => {
  isolateDatabase(group)

  test('learners see the bundles whose packages are all on sale', async ({ assert }) => {
    const { admin, browser, bundleId, packs } = await world()
    const [shown] = (await browser.get('/bundel')).body.data
    assert.deepEqual(shown, {
      id: bundleId,
      nama: 'Hemat',
      harga: 35_000,
      paket: packs.map(({ id, name, price }) => ({ id, nama_paket: name, harga: price })),
      bisaDibayar: true,
      pending: false,
      alasan: null,
    })
    await packs[0].merge({ status: 'belum' }).save()
    assert.deepEqual((await browser.get('/bundel')).body.data, [])
    assert.equal((await pay(browser, { bundelId: String(bundleId) })).status, 409)
    await packs[0].merge({ status: 'siap' }).save()
    await admin.post(`/admin/bundel/${bundleId}/akhiri`)
    assert.deepEqual((await browser.get('/bundel')).body.data, [])
    assert.equal((await pay(browser, { bundelId: String(bundleId) })).status, 409)
    assert.equal((await pay(browser, { bundelId: '4000000' })).status, 404)
  })

  test('a payment names a package or a bundle, and not both', async ({ assert }) => {
    const { browser, bundleId, packs } = await world()
    const both = { bundelId: String(bundleId), paket_soal_id: String(packs[0].id) }
    assert.equal((await pay(browser, both)).status, 422)
    assert.equal((await pay(browser, {})).status, 422)
  })

  test('one payment gives every package, with one receipt that names them', async ({ assert }) => {
    const { admin, browser, id, reply, packs, user } = await bought()
    assert.deepEqual(reply.body.data, { id, status: 'pending', amount: 35_000 })
    const [own] = (await browser.get('/users/payment')).body.data
    assert.equal(own.nama_paket, 'Hemat')
    assert.deepEqual(
      own.bundel.paket.map(({ nama_paket: name }: { nama_paket: string }) => name),
      ['Paket A', 'Paket B']
    )
    const [row] = (await admin.get(`/admin/payments?paket=${packs[1].id}`)).body.payments
    assert.equal(row.id, id)
    assert.lengthOf(row.bundel, 2)
    const states = (await browser.get('/users/keadaan-paket')).body.data
    for (const pack of packs) {
      const state = states.find(
        ({ paket_soal_id: of }: { paket_soal_id: number }) => of === pack.id
      )
      assert.equal(state.keadaan, 'menunggu')
      assert.isTrue((await browser.get(`/users/cek-akses/${pack.id}`)).body.pending)
    }

    assert.equal((await decide(admin, id)).status, 200)
    assert.deepEqual(await heldPackages(), idsOf(packs))
    for (const pack of packs) {
      assert.isTrue((await browser.get(`/users/cek-akses/${pack.id}`)).body.bolehAkses)
    }
    const text = await pdfText((await browser.get(`/users/payment/${id}/kuitansi`)).bytes)
    for (const part of ['Hemat', 'Paket A', 'Paket B', 'Rp 35.000']) assert.include(text, part)
    assert.lengthOf(await Receipt.all(), 1)
    assert.equal((await admin.get('/admin/bundel')).body.data[0].terjual, 1)
    assert.isNotNull((await user.refresh()).activePackageId)
  })

  test('neither a package of it nor the bundle can be paid while the other waits or is unused', async ({
    assert,
  }) => {
    const { admin, browser, id, packs, bundleId } = await bought()
    const alone = () => pay(browser, { paket_soal_id: String(packs[1].id) })
    const bundle = () => pay(browser, { bundelId: String(bundleId) })
    assert.equal((await alone()).status, 409)
    assert.equal((await bundle()).status, 409)
    const offered = async () => (await browser.get('/bundel')).body.data[0]
    assert.containSubset(await offered(), { bisaDibayar: false, pending: true })
    await decide(admin, id)
    assert.equal((await alone()).status, 409)
    assert.equal((await bundle()).status, 409)
    assert.containSubset(await offered(), { bisaDibayar: false, pending: false })
    assert.include((await offered()).alasan, 'Paket A dan Paket B')

    const other = await newLearner()
    assert.equal((await pay(other.browser, { paket_soal_id: String(packs[0].id) })).status, 201)
    assert.equal((await pay(other.browser, { bundelId: String(bundleId) })).status, 409)
  })

  test('a rejected bundle can be paid again, and its packages alone stay free to buy', async ({
    assert,
  }) => {
    const { admin, browser, id, packs, bundleId } = await bought()
    await decide(admin, id, { status: 'rejected', alasanPenolakan: 'Buram' })
    const [shown] = (await browser.get('/bundel')).body.data
    assert.containSubset(shown, { bisaDibayar: true, pending: false, alasan: 'Buram' })
    const access = (await browser.get(`/users/cek-akses/${packs[0].id}`)).body
    assert.containSubset(access, { bolehAkses: false, pending: false, alasan: null })
    assert.equal((await pay(browser, { bundelId: String(bundleId) })).status, 201)
  })

  test('an undone confirmation takes all of its access, and the next one gives it again', async ({
    assert,
  }) => {
    const { admin, id, packs } = await bought()
    await decide(admin, id)
    assert.equal((await undo(admin, id)).status, 200)
    assert.deepEqual(await heldPackages(), [])
    assert.equal((await decide(admin, id)).status, 200)
    assert.deepEqual(await heldPackages(), idsOf(packs))
    assert.lengthOf(await Entitlement.all(), 2)
  })

  test('after one of its packages was begun a confirmation stays, and a refund takes what is unused', async ({
    assert,
  }) => {
    const packs = [await completePackage(), await completePackage()] as const
    const admin = await signedInAdmin()
    const { user, browser } = await newLearner()
    const bundleId = await make(admin, packs)
    const { id } = await bought({ packs, admin, bundleId, user, browser })
    await decide(admin, id)
    const notBegun = async () => (await admin.get('/admin/dashboard/pekan')).body.data.belumMulai
    assert.equal(await notBegun(), 1, 'one payment, whatever it gives')
    const started = await browser.put('/soal/timers', { nohp: user.nohp, paketId: packs[0].id })
    assert.equal(started.status, 200)
    assert.equal(await notBegun(), 0)

    assert.equal((await undo(admin, id)).status, 409)
    assert.equal((await refund(admin, id)).status, 200)
    const grants = await Entitlement.query().orderBy('packageId')
    assert.deepEqual(
      grants.map(({ usedAt, revokedAt }) => [usedAt !== null, revokedAt !== null]),
      [
        [true, false],
        [false, true],
      ]
    )
  })

  test('an undone bundle waits only while no payment of a package of it does', async ({
    assert,
  }) => {
    const { admin, browser, id, packs } = await bought()
    await decide(admin, id)
    const [grant] = await Entitlement.query().where('packageId', packs[1].id)
    await grant!.merge({ revokedAt: Date.now() }).save()
    assert.equal((await pay(browser, { paket_soal_id: String(packs[1].id) })).status, 201)
    assert.equal((await undo(admin, id)).status, 409)
    assert.equal((await Payment.findOrFail(id)).status, 'confirmed')
  })

  test('a bill asks for an amount below the price of the bundle, less what a code for everything takes off', async ({
    assert,
  }) => {
    await inTransaction((trx) => writeSettings(trx, { usesUniqueAmounts: true }))
    const { admin, browser, bundleId, packs } = await world()
    const code = (kode: string, paketId: number | null) =>
      admin.post('/admin/promo', { kode, satuan: 'rupiah', nilai: 5_000, paketId })
    await code('SEMUA', null)
    await code('SATU', packs[0].id)
    const ask = (kodePromo?: string) =>
      browser.post('/payment/tagihan', { bundelId: bundleId, ...(kodePromo && { kodePromo }) })
    const quote = (kodePromo: string) =>
      browser.post('/payment/promo', { bundelId: bundleId, kodePromo })
    const { status, body } = await ask()
    assert.equal(status, 201)
    assert.equal(body.data.bundelId, bundleId)
    assert.isBelow(body.data.nominal, 35_000)
    assert.isAtLeast(body.data.nominal, 35_000 - 499)
    assert.equal((await ask()).status, 200)
    assert.equal((await ask('SATU')).status, 409)
    assert.equal((await quote('SATU')).status, 409)
    assert.equal((await quote('SEMUA')).body.data.bayar, 30_000)

    const bill = (await ask('SEMUA')).body.data
    assert.isBelow(bill.nominal, 30_000)
    const wrong = { paket_soal_id: String(packs[0].id), tagihanId: String(bill.id) }
    assert.equal((await pay(browser, wrong)).status, 422)
    const right = { bundelId: String(bundleId), tagihanId: String(bill.id) }
    assert.equal((await pay(browser, right)).status, 201)
    const payment = await Payment.query().orderBy('id', 'desc').firstOrFail()
    assert.deepEqual(
      [payment.amount, payment.promoCode, payment.discount, payment.bundleId],
      [bill.nominal, 'SEMUA', 5_000, bundleId]
    )
  })

  test('a bundle paid in cash gives its access at once; undone it is rejected', async ({
    assert,
  }) => {
    const { admin, user, bundleId, packs } = await world()
    const entry = {
      userId: user.id,
      bundelId: bundleId,
      jumlah: 30_000,
      cara: 'tunai',
      tanggal: dateOf(startOfDay(Date.now())),
    }
    const { status, body } = await admin.post('/admin/payments', entry)
    assert.equal(status, 201)
    assert.deepEqual(await heldPackages(), idsOf(packs))
    const again = await admin.post('/admin/payments', entry)
    assert.equal(again.status, 409)
    assert.include(again.body.message, 'Paket A')
    assert.deepEqual((await undo(admin, body.data.id)).body.data, { status: 'rejected' })
    assert.deepEqual(await heldPackages(), [])
  })

  test('the report has bundles beside packages, and all of it is the total', async ({ assert }) => {
    const { admin, id, packs } = await bought()
    await decide(admin, id)
    const other = await newLearner()
    const alone = await pay(other.browser, { paket_soal_id: String(packs[0].id) })
    await decide(admin, alone.body.data.id)
    await refund(admin, id, { jumlah: 5_000 })
    const today = dateOf(startOfDay(Date.now()))
    const path = `/admin/laporan?dari=${today}&sampai=${today}`
    const { body } = await admin.get(path)
    assert.containSubset(body, { transaksi: 2, kotor: 55_000, pengembalian: 5_000, bersih: 50_000 })
    assert.containSubset(body.bundel, [
      { nama_bundel: 'Hemat', transaksi: 1, kotor: 35_000, pengembalian: 5_000, bersih: 30_000 },
    ])
    assert.deepEqual(
      body.paket.map(({ nama_paket: name, kotor }: Record<string, unknown>) => [name, kotor]),
      [['Paket A', 20_000]]
    )
    const rows = await spreadsheetRows((await admin.get(`${path}&format=xlsx`)).bytes)
    assert.include(JSON.stringify(rows), 'Bundel Hemat')
    assert.include(await pdfText((await admin.get(`${path}&format=pdf`)).bytes), 'Bundel Hemat')
  })

  test('the offer of many bundles costs as many queries as that of one', async ({ assert }) => {
    const { admin, browser, packs } = await world()
    const few = await queriesOf(() => browser.get('/bundel'))
    for (const name of ['Dua', 'Tiga', 'Empat']) await make(admin, packs, { nama: `Hemat ${name}` })
    const many = await queriesOf(() => browser.get('/bundel'))
    assert.equal(many.length, few.length)
  })
})

test.group('Bundles at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('of a bundle and a package of it paid at once one is stored', async ({ assert }) => {
    const { browser, bundleId, packs } = await world()
    const replies = await Promise.all([
      pay(browser, { bundelId: String(bundleId) }),
      pay(browser, { paket_soal_id: String(packs[0].id) }),
      pay(browser, { paket_soal_id: String(packs[0].id) }),
    ])
    assert.deepEqual(statusesOf(replies), [201, 409, 409])
    assert.lengthOf(await Payment.all(), 1)
  })

  test('of two admins who decide a bundle at once one does, and each package is given once', async ({
    assert,
  }) => {
    const { admin, id, packs } = await bought()
    const other = await signedInAdmin()
    assert.deepEqual(
      statusesOf(await Promise.all([decide(admin, id), decide(other, id)])),
      [200, 409]
    )
    assert.deepEqual(await heldPackages(), idsOf(packs))
    const replies = await Promise.all([undo(admin, id), refund(other, id)])
    assert.deepEqual(statusesOf(replies), [200, 409])
    assert.deepEqual(await heldPackages(), [])
  })
})
