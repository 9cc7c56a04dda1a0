import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { createPackage } from '#database/factories/package_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { completePackage, start, takeSeat } from '#tests/support/exam'
import { DEFAULT_LISTENING_GROUPS } from '#contracts/exam'

const PATH = '/admin/paket-soal'
const signIn = async () => BrowserSession.of(await createAdmin())

test.group('Admin packages | creating', (group) => {
  isolateDatabase(group)

  test('the first three packages are Prediction, later ones ITP; archived ones do not count', async ({
    assert,
  }) => {
    const browser = await signIn()
    await createPackage({ archivedAt: Date.now() })
    for (const name of ['Paket A', 'Paket B', 'Paket C', ' Paket D ']) {
      const response = await browser.post(PATH, { nama_paket: name })
      assert.equal(response.status, 201)
      assert.isString(response.body.message)
      assert.equal(response.body.data.id, (await Package.query().orderBy('id', 'desc').first())?.id)
    }
    const { body } = await browser.get(PATH)
    assert.deepEqual(
      body.data.map(({ id: _, ...rest }: { id: number }) => rest),
      [
        ['Paket A', 'prediction', 20_000] as const,
        ['Paket B', 'prediction', 20_000] as const,
        ['Paket C', 'prediction', 20_000] as const,
        ['Paket D', 'itp', 25_000] as const,
      ].map(([nama_paket, level, harga]) => ({
        nama_paket,
        level,
        harga,
        status: 'belum',
        kelompok: DEFAULT_LISTENING_GROUPS.map(({ first, last }) => ({
          dari: first,
          sampai: last,
        })),
        hanya_lab: false,
        pembahasan: 'tidak',
        pembahasan_mulai: null,
        durasi: { listening: 30, written: 25, reading: 55 },
        jumlah_soal: 0,
        mode_asli: { detik: 0, muat: true },
      }))
    )
  })

  test('a new package uses level, price, times and the lab flag when given', async ({ assert }) => {
    const browser = await signIn()
    const created = await browser.post(PATH, {
      nama_paket: 'Paket Lab',
      level: 'itp',
      hanya_lab: true,
      durasi: { listening: 240, reading: 1 },
      status: 'siap',
    })
    const { body } = await browser.get(`${PATH}/${created.body.data.id}`)
    assert.equal(body.data.level, 'itp')
    assert.equal(body.data.harga, 25_000)
    assert.isTrue(body.data.hanya_lab)
    assert.deepEqual(body.data.durasi, { listening: 240, written: 25, reading: 1 })
    assert.equal(body.data.status, 'belum', 'nothing can be siap without questions')

    const priced = await browser.post(PATH, { nama_paket: 'Gratis', harga: 0 })
    assert.equal((await Package.findOrFail(priced.body.data.id)).price, 0)
  })

  test('an invalid package is refused', async ({ assert }) => {
    const browser = await signIn()
    for (const body of [{}, { nama_paket: '' }, { nama_paket: '   ' }, { nama_paket: null }]) {
      const response = await browser.post(PATH, body)
      assert.equal(response.status, 422)
      assert.equal(response.body.message, 'Nama paket wajib diisi!')
      assert.deepEqual(response.body.errors, [
        { field: 'nama_paket', msg: 'Nama paket wajib diisi!' },
      ])
    }
    for (const extra of [
      { level: 'toefl' },
      { harga: -1 },
      { harga: 1.5 },
      { harga: 100_000_001 },
      { durasi: { written: 0 } },
      { durasi: { written: 241 } },
      { durasi: 30 },
      { nama_paket: 'x'.repeat(121) },
      { nama_paket: 'Paket\u0000A' },
    ]) {
      const response = await browser.post(PATH, { nama_paket: 'Paket', ...extra })
      assert.equal(response.status, 422, JSON.stringify(extra))
    }
    assert.lengthOf(await Package.all(), 0)
  })
})

test.group('Admin packages | changing', (group) => {
  isolateDatabase(group)

  test('a change of a package changes only given values and records both old and new', async ({
    assert,
  }) => {
    const admin = await createAdmin()
    const browser = await BrowserSession.of(admin)
    const pack = await createPackage({ name: 'Lama', status: 'belum' })
    const response = await browser.put(`${PATH}/${pack.id}`, {
      nama_paket: 'Baru',
      harga: 30_000,
      durasi: { written: 20 },
    })
    assert.equal(response.status, 200)
    assert.isString(response.body.message)

    await pack.refresh()
    assert.deepEqual(
      [pack.name, pack.price, pack.minutes, pack.level, pack.status],
      ['Baru', 30_000, { listening: 30, written: 20, reading: 55 }, 'prediction', 'belum']
    )
    const entry = await AuditEntry.findByOrFail('action', 'package.updated')
    assert.deepEqual([entry.actorId, entry.subjectId], [admin.id, pack.id])
    assert.deepEqual(entry.details.changes, {
      name: { from: 'Lama', to: 'Baru' },
      price: { from: 20_000, to: 30_000 },
      writtenMinutes: { from: 25, to: 20 },
    })
  })

  test('a package can be siap only with all 140 questions, and the response says what is missing', async ({
    assert,
  }) => {
    const browser = await signIn()
    const pack = await completePackage({ status: 'belum' })
    const change = { nama_paket: pack.name, status: 'siap' }
    await Question.query().where({ packageId: pack.id, page: 7 }).delete()
    await Question.query().where({ packageId: pack.id, page: 31 }).update({ audio: null })

    const refused = await browser.put(`${PATH}/${pack.id}`, change)
    assert.equal(refused.status, 422)
    assert.deepEqual(refused.body.errors, [
      { field: 'status', msg: 'Listening: nomor 7 belum ada' },
      { field: 'status', msg: 'Listening: nomor 31 belum punya audio' },
    ])
    assert.include(refused.body.message, 'nomor 7 belum ada')
    const shown = await browser.get(`${PATH}/${pack.id}`)
    assert.equal(shown.body.data.jumlah_soal, 139)
    assert.deepEqual(
      shown.body.data.kekurangan,
      refused.body.errors.map(({ msg }: { msg: string }) => msg)
    )
    assert.equal((await Package.findOrFail(pack.id)).status, 'belum')

    const complete = await completePackage({ status: 'belum' })
    const accepted = await browser.put(`${PATH}/${complete.id}`, { ...change, nama_paket: 'C' })
    assert.equal(accepted.status, 200)
    assert.equal((await Package.findOrFail(complete.id)).status, 'siap')
    const back = await browser.put(`${PATH}/${complete.id}`, { nama_paket: 'C', status: 'belum' })
    assert.equal(back.status, 200)
    assert.equal((await Package.findOrFail(complete.id)).status, 'belum')
  })

  test('a change of a package needs a name and a known status', async ({ assert }) => {
    const browser = await signIn()
    const pack = await createPackage()
    const nameless = await browser.put(`${PATH}/${pack.id}`, { status: 'belum' })
    assert.equal(nameless.status, 422)
    assert.equal(nameless.body.message, 'Nama paket wajib diisi!')
    const odd = await browser.put(`${PATH}/${pack.id}`, { nama_paket: 'A', status: 'draft' })
    assert.equal(odd.status, 422)
  })
})

test.group('Admin packages | archiving', (group) => {
  isolateDatabase(group)

  test('archiving a package removes it from every list while a running attempt continues', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    const browser = await signIn()
    const response = await browser.delete(`${PATH}/${seat.pack.id}`)
    assert.equal(response.status, 200)
    assert.equal(response.body.message, 'Paket soal berhasil dihapus!')

    assert.deepEqual((await browser.get(PATH)).body.data, [])
    assert.deepEqual((await seat.browser.get('/paket-soal')).body.data, [])
    const paper = await seat.browser.get('/soal')
    assert.equal(paper.status, 200)
    assert.equal(paper.body.nama_paket, seat.pack.name)
    assert.lengthOf(await AuditEntry.query().where('action', 'package.archived'), 1)
  })

  test('an archived or unknown package is not found', async ({ assert }) => {
    const browser = await signIn()
    const archived = await createPackage({ archivedAt: Date.now() })
    for (const id of [archived.id, 987_654, '99999999999999999999']) {
      assert.equal((await browser.get(`${PATH}/${id}`)).status, 404)
      assert.equal((await browser.put(`${PATH}/${id}`, { nama_paket: 'A' })).status, 404)
      assert.equal((await browser.delete(`${PATH}/${id}`)).status, 404)
    }
    assert.equal((await browser.get(`${PATH}/abc`)).status, 404)
  })
})

test.group('Admin packages | access', (group) => {
  isolateDatabase(group)

  test('the admin routes of packages are for admins only', async ({ assert }) => {
    const pack = await createPackage()
    const visitor = await BrowserSession.visitor()
    const learner = await BrowserSession.of(await createUser())
    for (const [browser, status] of [
      [visitor, 401],
      [learner, 403],
    ] as const) {
      assert.equal((await browser.get(PATH)).status, status)
      assert.equal((await browser.post(PATH, { nama_paket: 'A' })).status, status)
      assert.equal((await browser.get(`${PATH}/${pack.id}`)).status, status)
      assert.equal((await browser.put(`${PATH}/${pack.id}`, { nama_paket: 'A' })).status, status)
      assert.equal((await browser.delete(`${PATH}/${pack.id}`)).status, status)
    }
    assert.lengthOf(await Package.query().whereNull('archivedAt'), 1)
  })
})
