import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import AuditEntry from '#app/audit/models/audit_entry'
import Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { createPackage } from '#database/factories/package_factory'
import { factoryFileName } from '#database/factories/question_factory'
import { isolateDatabase } from '#tests/support/database'
import { completePackage, start, takeSeat } from '#tests/support/exam'
import { importsOf, sendQuestions, zipOf } from '#tests/support/question_files'
import { adminBrowser, questionForm, questionOn } from '#tests/support/questions'
import { wavRecording } from '#tests/support/recordings'
import { recordedPages } from '#contracts/exam'

/** 39, 42 to 44 and 50 stand alone. */
const GROUPS = [
  { first: 33, last: 38 },
  { first: 40, last: 41 },
  { first: 45, last: 49 },
]
const TEXT = '33-38, 40-41, 45-49'
const WIRE = GROUPS.map(({ first, last }) => ({ dari: first, sampai: last }))

interface Entry {
  type?: string
  page: number
  audio?: string | null
  items?: { page: number }[]
}

test.group('Listening groups of a package', (group) => {
  isolateDatabase(group)

  test('a package is made with the groups of the test itself, gets others, and keeps them', async ({
    assert,
  }) => {
    const admin = await adminBrowser()
    const made = await admin.post('/admin/paket-soal', { nama_paket: 'Paket Baru' })
    const path = `/admin/paket-soal/${made.body.data.id}`
    const groupsNow = async () => (await admin.get(path)).body.data.kelompok
    assert.lengthOf(await groupsNow(), 5)

    const before = await Package.findOrFail(made.body.data.id)
    const saved = await admin.put(path, { nama_paket: 'Paket Baru', kelompok: WIRE.toReversed() })
    assert.equal(saved.status, 200)
    assert.deepEqual(await groupsNow(), WIRE)
    const after = await Package.findOrFail(before.id)
    assert.notEqual(after.contentVersion, before.contentVersion)
    const audited = await AuditEntry.query().where('action', 'package.updated').firstOrFail()
    assert.deepEqual(audited.details.changes, { listeningGroups: { from: null, to: TEXT } })

    await admin.put(path, { nama_paket: 'Paket Lama' })
    assert.deepEqual(await groupsNow(), WIRE, 'a form without them leaves them')
    const copied = await admin.post(`${path}/salin`)
    const copy = await admin.get(`/admin/paket-soal/${copied.body.data.id}`)
    assert.deepEqual(copy.body.data.kelompok, WIRE)
  })

  test('groups that overlap, stand elsewhere or have seven questions are refused', async ({
    assert,
  }) => {
    const admin = await adminBrowser()
    for (const kelompok of [
      [{ dari: 31, sampai: 37 }],
      [{ dari: 30, sampai: 32 }],
      [
        { dari: 31, sampai: 34 },
        { dari: 34, sampai: 36 },
      ],
    ]) {
      const { status, body } = await admin.post('/admin/paket-soal', {
        nama_paket: 'Paket',
        kelompok,
      })
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'kelompok')
      assert.match(body.message, /^Kelompok 3\d-3\d tidak bisa/)
    }
  })

  test('a form asks for a recording where the package plays one', async ({ assert }) => {
    const admin = await adminBrowser()
    const pack = await createPackage({ status: 'belum', listeningGroups: TEXT })
    const path = `/admin/paket-soal/${pack.id}/soal-listening`
    const { soal: _, ...fields } = questionForm(32)
    assert.equal((await admin.post(path, fields)).status, 422)
    assert.equal((await admin.post(path, { ...fields, page: 34 })).status, 201)
    const listed = (await admin.get(path)).body.data
    assert.deepEqual(
      listed.map(({ page, kelompok }: { page: number; kelompok: unknown }) => [page, kelompok]),
      [[34, WIRE[0]]]
    )
  })

  test('a package on sale goes off sale when its new groups lack recordings, and its recordings stay', async ({
    assert,
  }) => {
    const admin = await adminBrowser()
    const pack = await completePackage()
    const path = `/admin/paket-soal/${pack.id}`
    const form = { nama_paket: pack.name, kelompok: WIRE }
    const refused = await admin.put(path, { ...form, status: 'siap' })
    assert.equal(refused.status, 422)
    assert.include(refused.body.message, 'nomor 32, 33, 40, 42, 44, 45, 50 belum punya audio')

    assert.equal((await admin.put(path, form)).status, 200)
    assert.equal((await Package.findOrFail(pack.id)).status, 'belum')
    assert.isNotNull((await questionOn(pack.id, 35)).audio)
    const usual = [31, 35, 39, 43, 47].map((dari) => ({ dari, sampai: dari + 3 }))
    const back = await admin.put(path, { ...form, kelompok: usual, status: 'siap' })
    assert.equal(back.status, 200, 'nothing was lost')
  })
})

test.group('Listening groups in an exam', (group) => {
  isolateDatabase(group)

  test('an attempt has the groups of its package, one screen and one recording each', async ({
    assert,
  }) => {
    const seat = await takeSeat(await completePackage({ listeningGroups: TEXT }))
    await start(seat)
    await seat.pack.merge({ listeningGroups: null }).save()
    await Package.renewContent(seat.pack.id, undefined)

    const soal: Entry[] = (await seat.browser.get('/soal')).body.soal
    assert.lengthOf(soal, 40 + 15 + 25 + 50)
    const groups = soal.filter(({ type }) => type === 'group')
    assert.deepEqual(
      groups.map(({ page, items }) => ({ dari: page, sampai: items?.at(-1)?.page })),
      WIRE
    )
    const listening = soal.filter(({ page }) => page <= 50)
    assert.deepEqual(
      listening.map(({ page }) => page),
      recordedPages(GROUPS)
    )
    assert.isTrue(listening.every(({ audio }) => typeof audio === 'string'))
  })

  test('single questions between groups and last ones of groups have their recordings opened and answered', async ({
    assert,
  }) => {
    const seat = await takeSeat(await completePackage({ listeningGroups: TEXT }))
    await start(seat)
    for (const page of [32, 39, 45, 50]) {
      const name = factoryFileName(seat.pack.id, page, 'mp3')
      await drive.use().put(`audio/${name}`, Buffer.from(`recording ${page}`))
      assert.equal((await seat.browser.get(`/uploads/audio/${name}`)).status, 200, `page ${page}`)
    }
    const report = { audio: ['32', '34', '45'], positions: {} }
    await seat.browser.post('/soal/simpan-audio', report)
    const played = await seat.browser.get('/soal/ambil-audio')
    assert.deepEqual(played.body.data, ['32', '45'], '34 plays the recording of its group')

    const admin = await adminBrowser()
    const help = { halaman: 47, alasan: 'Rekaman kelompok itu terputus.' }
    const helped = await admin.post(`/admin/user/${seat.user.id}/rekaman`, help)
    assert.equal(helped.status, 200)
    assert.deepEqual((await seat.browser.get('/soal/ambil-audio')).body.data, ['32'])
    const audited = await AuditEntry.query()
      .where('action', 'attempt.recording_reopened')
      .firstOrFail()
    assert.deepInclude(audited.details, { page: 45, last: 49 })
  })

  test('in asli the recordings follow each other as the groups have them', async ({ assert }) => {
    const seat = await takeSeat(
      await completePackage({ listeningGroups: TEXT, listeningMinutes: 60 })
    )
    await seat.browser.put('/soal/timers', { nohp: seat.user.nohp, mode: 'asli' })
    const report = (pages: number[]) =>
      seat.browser.post('/soal/simpan-audio', { audio: pages.map(String), positions: {} })
    const pages = recordedPages(GROUPS)
    assert.equal((await report(pages.filter((page) => page <= 33))).status, 200)
    assert.equal((await report([40])).status, 409, '39 comes first')
    assert.equal((await report(pages.filter((page) => page > 33))).status, 200)
  })
})

test.group('Listening groups in files', (group) => {
  isolateDatabase(group)

  for (const format of ['lulus', 'xlsx']) {
    test(`an export as ${format} brings its groups into another package, and undoing it brings the old ones back`, async ({
      assert,
    }) => {
      const admin = await adminBrowser()
      const pack = await createPackage({ status: 'belum', listeningGroups: TEXT })
      const rows = [32, 33, 34, 38, 39].map(
        (page) => `${page};${page};listening;${page}.mp3;A;B;C;D;b`
      )
      const file = { data: `no;halaman;bagian;audio;A;B;C;D;kunci\n${rows.join('\n')}` }
      const media = zipOf(
        Object.fromEntries([32, 33, 39].map((page) => [`${page}.mp3`, wavRecording(2)]))
      )
      const sent = await sendQuestions(admin, pack.id, file, { media })
      assert.deepEqual(sent.body.data.jumlah, { baru: 5, ganti: 0, sama: 0, galat: 0 })
      await admin.post(`${importsOf(pack.id)}/${sent.body.data.id}/terapkan`)
      const exported = await admin.get(`/admin/paket-soal/${pack.id}/ekspor?format=${format}`)

      const same = await sendQuestions(admin, pack.id, { data: exported.bytes })
      assert.deepEqual(same.body.data.jumlah, { baru: 0, ganti: 0, sama: 5, galat: 0 })
      assert.isNull(same.body.data.kelompok)

      const other = await createPackage({ status: 'belum' })
      const again = await sendQuestions(
        admin,
        other.id,
        { data: exported.bytes },
        format === 'xlsx' ? { media: renamed } : {}
      )
      // Only the groups of the rows that it has.
      const expected = format === 'lulus' ? TEXT : '33-38, 43-46, 47-50'
      assert.equal(again.body.data.kelompok, expected)
      assert.deepEqual(again.body.data.jumlah, { baru: 5, ganti: 0, sama: 0, galat: 0 })
      const path = `${importsOf(other.id)}/${again.body.data.id}`
      assert.equal((await admin.post(`${path}/terapkan`)).status, 200)
      assert.equal((await Package.findOrFail(other.id)).listeningGroups, expected)
      const stored = await Question.query().where('packageId', other.id).whereNotNull('audio')
      assert.sameMembers(
        stored.map(({ page }) => page),
        [32, 33, 39]
      )
      assert.equal((await admin.post(`${path}/batalkan`)).status, 200)
      assert.isNull((await Package.findOrFail(other.id)).listeningGroups)
    })
  }
})

/** As a workbook of the package names its recordings. */
const renamed = zipOf(
  Object.fromEntries([32, 33, 39].map((page) => [`listening-${page}.mp3`, wavRecording(2)]))
)
