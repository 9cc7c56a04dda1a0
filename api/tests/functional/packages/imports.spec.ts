import { strFromU8, unzipSync } from 'fflate'
import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Passage from '#app/packages/models/passage'
import Question from '#app/packages/models/question'
import { createPackage } from '#database/factories/package_factory'
import { fillPackage } from '#database/factories/question_factory'
import { createAdmin } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { completePackage, start, takeSeat } from '#tests/support/exam'
import {
  FOUR_SECTIONS,
  importsOf,
  sendQuestions,
  zipOf,
  type ImportRow,
} from '#tests/support/question_files'
import { LIMITS } from '#tests/support/limits'
import { pixelBomb } from '#tests/support/hostile_pictures'
import { wavRecording } from '#tests/support/recordings'
import { storedFiles } from '#tests/support/stored_files'

const signIn = async () => BrowserSession.of(await createAdmin())
const recording = () => zipOf({ 'rekaman/01.mp3': wavRecording(2) })
const statesOf = (rows: ImportRow[]) => rows.map(({ keadaan }) => keadaan)

async function sent() {
  const browser = await signIn()
  const pkg = await createPackage({ status: 'belum' })
  const { status, body } = await sendQuestions(
    browser,
    pkg.id,
    { data: FOUR_SECTIONS },
    { media: recording() }
  )
  return { browser, pkg, status, data: body.data, path: `${importsOf(pkg.id)}/${body.data?.id}` }
}

test.group('Imports | review', (group) => {
  isolateDatabase(group)

  test('a file of four sections is judged row by row, and nothing is stored in the package', async ({
    assert,
  }) => {
    const { browser, pkg, status, data, path } = await sent()
    assert.equal(status, 201)
    assert.equal(data.keadaan, 'ditinjau')
    assert.deepEqual(
      data.baris.map((row: ImportRow) => [
        row.nomor,
        row.bagian,
        row.no_soal,
        row.page,
        row.jawaban,
      ]),
      [
        [1, 'listening', 1, 1, 2],
        [2, 'structure', 1, 52, 1],
        [3, 'written', 16, 68, 2],
        [4, 'reading', 1, 94, 1],
      ]
    )
    assert.deepEqual(statesOf(data.baris), ['baru', 'baru', 'baru', 'baru'])
    assert.deepEqual(data.jumlah, { baru: 4, ganti: 0, sama: 0, galat: 0 })
    assert.equal(data.baris[0].audio, 'rekaman/01.mp3')
    assert.deepEqual(data.baris[2].pilihan, ['number', 'have', 'since', 'opened'])
    assert.equal(data.baris[3].letak, 'baris 5')
    assert.lengthOf(await Question.query().where('packageId', pkg.id), 0)
    assert.lengthOf(await AuditEntry.query().where('action', 'package.questions_imported'), 0)

    const again = await browser.get(path)
    assert.equal(again.status, 200)
    assert.deepEqual(again.body.data, data)
  })

  test('a row is mended in place, and then judged with the others', async ({ assert }) => {
    const browser = await signIn()
    const pkg = await createPackage({ status: 'belum' })
    const file = `no;soal;A;B;C;D;kunci
1;_____ rain, we stayed.;Because of;Because;Due;For it;X
1;It _____ cold.;is;are;be;being;A
3;Only three _____ here.;is;are;be;;A`
    const { body } = await sendQuestions(browser, pkg.id, { data: file }, { bagian: 'structure' })
    assert.deepEqual(statesOf(body.data.baris), ['galat', 'galat', 'galat'])
    assert.equal(body.data.baris[0].pesan, 'Kunci “X” tidak dikenal. Pakai A, B, C atau D.')
    assert.equal(body.data.baris[1].pesan, 'Halaman 52 juga dipakai baris 1.')
    assert.equal(body.data.baris[2].pesan, 'Pilihan ada 3; harus empat.')

    const path = `${importsOf(pkg.id)}/${body.data.id}`
    const row = (number: number) => `${path}/baris/${number}`
    assert.equal((await browser.post(`${path}/terapkan`)).status, 409)
    const keyed = await browser.put(row(1), { jawaban: 1 })
    assert.equal(keyed.status, 200)
    assert.equal(keyed.body.data.pesan, 'Halaman 52 juga dipakai baris 2.')
    assert.equal((await browser.put(row(2), { page: 53, no_soal: 2 })).body.data.keadaan, 'baru')
    const dropped = await browser.put(row(3), { buang: true })
    assert.equal(dropped.body.data.keadaan, 'dibuang')
    const back = await browser.put(row(3), { buang: false, pilihan: ['is', 'are', 'be', 'been'] })
    assert.equal(back.body.data.keadaan, 'baru')
    const { data } = (await browser.get(path)).body
    assert.deepEqual(data.jumlah, { baru: 3, ganti: 0, sama: 0, galat: 0 })
    assert.deepEqual(statesOf(data.baris), ['baru', 'baru', 'baru'])
  })

  test('a mend with a number as text, a key outside or an unknown row is refused', async ({
    assert,
  }) => {
    const { browser, path } = await sent()
    for (const change of [{ jawaban: '2' }, { jawaban: 5 }, { page: '52' }, { pilihan: 'a' }]) {
      const { status } = await browser.put(`${path}/baris/1`, change)
      assert.equal(status, 422, JSON.stringify(change))
    }
    assert.equal((await browser.put(`${path}/baris/9`, { jawaban: '2' })).status, 404)
    assert.equal((await browser.get(`${path}9`)).status, 404)
    const other = await createPackage()
    assert.equal(
      (await browser.get(path.replace(/\/\d+\/impor/, `/${other.id}/impor`))).status,
      404
    )
  })

  test('a file that does not say its section needs one', async ({ assert }) => {
    const browser = await signIn()
    const pkg = await createPackage()
    const data = 'no;soal;A;B;C;D;kunci\n1;It _____ cold.;is;are;be;being;A'
    const without = await sendQuestions(browser, pkg.id, { data })
    assert.equal(without.status, 422)
    assert.equal(without.body.code, 'bagian')
    const named = await sendQuestions(browser, pkg.id, { data }, { bagian: 'structure' })
    assert.equal(named.status, 201)
    const unknown = await sendQuestions(browser, pkg.id, { data }, { bagian: 'speaking' })
    assert.equal(unknown.status, 422)
  })

  test('500 rows come at once, and the counts are of all', async ({ assert }) => {
    const browser = await signIn()
    const pkg = await createPackage()
    const rows = Array.from(
      { length: 1_201 },
      (_, at) => `${at + 1};It _____ cold.;is;are;be;being;A`
    )
    const data = `no;soal;A;B;C;D;kunci\n${rows.join('\n')}`
    const { body, status } = await sendQuestions(browser, pkg.id, { data }, { bagian: 'structure' })
    assert.equal(status, 201)
    assert.lengthOf(body.data.baris, 500)
    assert.equal(body.data.jumlah.baru + body.data.jumlah.galat, 1_201)
    const path = `${importsOf(pkg.id)}/${body.data.id}`
    const third = await browser.get(`${path}?halaman=3`)
    assert.deepEqual(
      third.body.data.baris.map(({ nomor }: ImportRow) => nomor),
      Array.from({ length: 201 }, (_, at) => 1_001 + at)
    )
    assert.equal(third.body.data.jumlahHalaman, 3)
  })

  test('an import that is thrown away is gone, with its recordings', async ({ assert }) => {
    const before = await storedFiles('audio')
    const { browser, path } = await sent()
    assert.lengthOf(await storedFiles('audio'), before.length + 1)
    assert.equal((await browser.delete(path)).status, 200)
    assert.lengthOf(await storedFiles('audio'), before.length)
    assert.equal((await browser.delete(path)).status, 404)
    assert.equal((await browser.post(`${path}/terapkan`)).status, 404)
  })
})

test.group('Imports | applying and undoing', (group) => {
  isolateDatabase(group)

  test('all rows are stored at once, with one entry in the audit log, and the same file again changes nothing', async ({
    assert,
  }) => {
    const { browser, pkg, path } = await sent()
    const { status, body } = await browser.post(`${path}/terapkan`)
    assert.equal(status, 200)
    assert.equal(body.message, '4 soal ditambahkan dan 0 soal diganti.')
    assert.equal(body.data.keadaan, 'diterapkan')
    const questions = await Question.query().where('packageId', pkg.id).orderBy('page')
    assert.deepEqual(
      questions.map(({ page, answerKey }) => [page, answerKey]),
      [
        [1, 2],
        [52, 1],
        [68, 2],
        [94, 1],
      ]
    )
    assert.equal(questions[0]?.audioMs, 2_000)
    assert.equal(questions[0]?.prompt, null)
    const passage = await Passage.findOrFail(questions[3]?.passageId)
    assert.match(passage.body ?? '', /^Salt was once worth/)
    assert.include(await storedFiles('reading'), passage.image, 'its text was drawn')

    const entries = await AuditEntry.query().where('action', 'package.questions_imported')
    assert.lengthOf(entries, 1)
    assert.deepInclude(entries[0]?.details, { added: [1, 52, 68, 94], replaced: [] })
    assert.equal((await browser.post(`${path}/terapkan`)).status, 409)
    assert.equal((await browser.delete(path)).status, 409)

    const again = await sendQuestions(
      browser,
      pkg.id,
      { data: FOUR_SECTIONS },
      { media: recording() }
    )
    assert.deepEqual(again.body.data.jumlah, { baru: 0, ganti: 0, sama: 4, galat: 0 })
    const nothing = await browser.post(`${importsOf(pkg.id)}/${again.body.data.id}/terapkan`)
    assert.equal(nothing.status, 200)
    assert.lengthOf(await AuditEntry.query().where('action', 'package.questions_imported'), 1)
  })

  test('a row that replaces a question says what it changes, and undoing restores it', async ({
    assert,
  }) => {
    const browser = await signIn()
    const pkg = await createPackage({ status: 'belum' })
    await fillPackage(pkg)
    const before = await Question.query().where('packageId', pkg.id).orderBy('page')
    const { body } = await sendQuestions(
      browser,
      pkg.id,
      { data: FOUR_SECTIONS },
      { media: recording() }
    )
    assert.deepEqual(statesOf(body.data.baris), ['ganti', 'ganti', 'ganti', 'ganti'])
    assert.equal(body.data.baris[0].pesan, 'Berubah: pilihan, rekaman.')
    const path = `${importsOf(pkg.id)}/${body.data.id}`
    assert.equal((await browser.post(`${path}/terapkan`)).status, 200)
    const changed = await Question.findByOrFail({ packageId: pkg.id, page: 52 })
    assert.equal(changed.prompt, '_____ the harvest, the village rests.')
    assert.equal(
      changed.id,
      before.find(({ page }) => page === 52)?.id,
      'answers keep their question'
    )

    const undone = await browser.post(`${path}/batalkan`)
    assert.equal(undone.status, 200)
    assert.equal(undone.body.data.keadaan, 'dibatalkan')
    const after = await Question.query().where('packageId', pkg.id).orderBy('page')
    const plain = (questions: Question[]) =>
      questions.map(({ $attributes: { updatedAt: _, ...rest } }) => rest)
    assert.deepEqual(plain(after), plain(before))
    assert.lengthOf(await Passage.query().where('packageId', pkg.id), 5)
    assert.equal((await browser.post(`${path}/batalkan`)).status, 409)
    assert.lengthOf(await AuditEntry.query().where('action', 'package.import_undone'), 1)
  })

  test('an explanation comes with its question, is told when it stays, and is undone with it', async ({
    assert,
  }) => {
    const browser = await signIn()
    const pkg = await createPackage({ status: 'belum' })
    await fillPackage(pkg)
    const question = await Question.findByOrFail({ packageId: pkg.id, page: 52 })
    const notes = ['Bukan ini.', null, 'Bukan itu.', null]
    await question.merge({ explanation: 'Yang lama.', optionNotes: notes }).save()
    const head = 'no;bagian;soal;A;B;C;D;kunci'
    const text = '1;structure;It _____ cold.;is;are;be;being;A'
    const bare = await sendQuestions(browser, pkg.id, { data: `${head}\n${text}` })
    assert.match(bare.body.data.baris[0].pesan, /Pembahasan yang lama tetap ada/)
    const taught = await sendQuestions(browser, pkg.id, {
      data: `${head};pembahasan\n${text};Subjeknya tunggal.`,
    })
    assert.match(taught.body.data.baris[0].pesan, /pembahasan\.$/)
    const path = `${importsOf(pkg.id)}/${taught.body.data.id}`
    assert.equal((await browser.post(`${path}/terapkan`)).status, 200)
    await question.refresh()
    assert.equal(question.explanation, 'Subjeknya tunggal.')
    assert.deepEqual(question.optionNotes, [null, null, 'Bukan itu.', null], 'no note at the key')
    assert.equal((await browser.post(`${path}/batalkan`)).status, 200)
    await question.refresh()
    assert.equal(question.explanation, 'Yang lama.')
    assert.deepEqual(question.optionNotes, notes)
  })

  test('all parts of an explanation come from a table, are shown, mended, and refused when they contradict', async ({
    assert,
  }) => {
    const browser = await signIn()
    const pkg = await createPackage({ status: 'belum' })
    await fillPackage(pkg)
    const file = `no;bagian;soal;A;B;C;D;kunci;pembahasan;catatan A;catatan B;keterampilan;bukti
1;structure;It _____ cold.;is;are;be;being;A;Subjeknya tunggal.;Ini kuncinya.;Subjeknya tunggal;structure_subject_verb;3-4
2;structure;They _____ cold.;are;is;be;being;A;;;;Menyulap kata;`
    const { body } = await sendQuestions(browser, pkg.id, { data: file })
    const [first] = body.data.baris
    assert.deepInclude(first, {
      pembahasan: 'Subjeknya tunggal.',
      pembahasan_pilihan: [null, 'Subjeknya tunggal', null, null],
      keterampilan: ['structure_subject_verb'],
      bukti: null,
      transkrip: null,
    })
    assert.deepEqual(body.data.tidakDibawa, [
      { letak: 'baris 3', sebab: 'Keterampilan “Menyulap kata” tidak dikenal.' },
      {
        letak: 'baris 2',
        sebab: 'Catatan pada pilihan yang benar tidak dibawa; tulis di pembahasan.',
      },
      { letak: 'baris 2', sebab: 'Bukti hanya untuk soal Listening dan Reading.' },
    ])

    const path = `${importsOf(pkg.id)}/${body.data.id}`
    const refused = await browser.put(`${path}/baris/1`, { perbaikan: 'has' })
    assert.equal(refused.status, 422)
    assert.equal(refused.body.message, 'Perbaikan hanya untuk soal Written Expression.')
    const mended = await browser.put(`${path}/baris/1`, {
      jawaban: 2,
      pembahasan_pilihan: ['Bukan jamak.', null, null, 'Bukan predikat.'],
    })
    assert.equal(mended.status, 200)
    assert.deepEqual(mended.body.data.pembahasan_pilihan, [
      'Bukan jamak.',
      null,
      null,
      'Bukan predikat.',
    ])
    assert.equal((await browser.post(`${path}/terapkan`)).status, 200)
    const question = await Question.findByOrFail({ packageId: pkg.id, page: 52 })
    assert.deepEqual(question.optionNotes, ['Bukan jamak.', null, null, 'Bukan predikat.'])
    assert.deepEqual(question.skills, ['structure_subject_verb'])
  })

  test('a row that belongs to another section loses what only its old one can have, unless that is sent', async ({
    assert,
  }) => {
    const browser = await signIn()
    const pkg = await createPackage({ status: 'belum' })
    await fillPackage(pkg)
    const file = `no;bagian;soal;A;B;C;D;kunci;pembahasan;keterampilan
1;structure;It _____ cold.;is;are;be;being;A;Subjeknya tunggal.;structure_subject_verb`
    const { body } = await sendQuestions(browser, pkg.id, { data: file })
    const row = `${importsOf(pkg.id)}/${body.data.id}/baris/1`
    const wrong = { bagian: 'written', keterampilan: ['structure_subject_verb'] }
    assert.equal((await browser.put(row, wrong)).status, 422)
    const moved = await browser.put(row, { bagian: 'written' })
    assert.equal(moved.status, 200, moved.body.message)
    assert.equal(moved.body.data.pembahasan, 'Subjeknya tunggal.')
    assert.isNull(moved.body.data.keterampilan)
  })

  test('an import cannot be undone once an attempt has started', async ({ assert }) => {
    const browser = await signIn()
    const pkg = await completePackage()
    const { body } = await sendQuestions(browser, pkg.id, {
      data: 'no;bagian;soal;A;B;C;D;kunci\n1;structure;It _____ cold.;is;are;be;being;A',
    })
    const path = `${importsOf(pkg.id)}/${body.data.id}`
    assert.equal((await browser.post(`${path}/terapkan`)).status, 200)
    const seat = await takeSeat(pkg)
    await start(seat)
    const { status, body: refusal } = await browser.post(`${path}/batalkan`)
    assert.equal(status, 409)
    assert.match(refusal.message, /^Simulasi dengan paket ini sudah dimulai/)
  })

  test('an import cannot be undone once a question of it was edited by hand', async ({
    assert,
  }) => {
    const { browser, pkg, path } = await sent()
    await browser.post(`${path}/terapkan`)
    const question = await Question.findByOrFail({ packageId: pkg.id, page: 52 })
    await question.merge({ answerKey: 3 }).save()
    assert.equal((await browser.post(`${path}/batalkan`)).status, 409)
    assert.lengthOf(await Question.query().where('packageId', pkg.id), 4)
  })

  test('a package that changed since the review is reviewed again first', async ({ assert }) => {
    const { browser, pkg, path } = await sent()
    const other = await sendQuestions(browser, pkg.id, {
      data: 'no;bagian;soal;A;B;C;D;kunci\n1;structure;It _____ cold.;is;are;be;being;A',
    })
    assert.equal(
      (await browser.post(`${importsOf(pkg.id)}/${other.body.data.id}/terapkan`)).status,
      200
    )
    assert.equal((await browser.post(`${path}/terapkan`)).status, 409)
    const seen = await browser.get(path)
    assert.equal(seen.body.data.baris[1].keadaan, 'ganti', 'what it would do now')
    assert.equal((await browser.post(`${path}/terapkan`)).status, 200)
  })

  test('two who apply the same import at once store it once', async ({ assert }) => {
    const { browser, pkg, path } = await sent()
    const replies = await Promise.all([
      browser.post(`${path}/terapkan`),
      browser.copy().post(`${path}/terapkan`),
    ])
    assert.sameMembers(
      replies.map(({ status }) => status),
      [200, 409]
    )
    assert.lengthOf(await Question.query().where('packageId', pkg.id), 4)
    assert.lengthOf(await Passage.query().where('packageId', pkg.id), 1)
  })
})

test.group('Imports | files that are refused', (group) => {
  isolateDatabase(group)

  test('a file over 20 MB, a wrong type and a ZIP with too many files end with a sentence', async ({
    assert,
  }) => {
    const browser = await signIn()
    const { id } = await createPackage()
    const large = await sendQuestions(browser, id, { data: new Uint8Array(20 * 1024 * 1024 + 1) })
    assert.equal(large.status, 413)
    const type = await sendQuestions(browser, id, { data: '%PDF-1.7\n\0', filename: 'soal.csv' })
    assert.equal(type.status, 415)
    const none = await sendQuestions(browser, id, { data: 'no;soal;A;B;C;D;kunci' })
    assert.equal(none.status, 422)
    assert.equal(none.body.message, 'Berkas ini tidak berisi soal.')
    const many = zipOf(
      Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`${at}.mp3`, 'x']))
    )
    const media = await sendQuestions(browser, id, { data: FOUR_SECTIONS }, { media: many })
    assert.equal(media.status, 413)
    const outside = await sendQuestions(
      browser,
      id,
      { data: FOUR_SECTIONS },
      { media: zipOf({ '../../01.mp3': wavRecording(2) }) }
    )
    assert.equal(outside.status, 422)
    const missing = await browser.upload('POST', importsOf(id), {})
    assert.equal(missing.status, 422)
    assert.equal((await sendQuestions(browser, id + 999, { data: FOUR_SECTIONS })).status, 404)
  })

  test('a file in the ZIP that is no recording is named, and its row says what it needs', async ({
    assert,
  }) => {
    const browser = await signIn()
    const { id } = await createPackage()
    const media = zipOf({
      '01.mp3': 'no recording',
      'P1.png': 'no picture',
      'besar.png': pixelBomb(),
    })
    const { body } = await sendQuestions(browser, id, { data: FOUR_SECTIONS }, { media })
    assert.equal(body.data.baris[0].keadaan, 'galat')
    assert.equal(
      body.data.baris[0].pesan,
      'Rekaman “01.mp3” tidak ada di antara berkas yang diunggah.'
    )
    assert.sameMembers(
      body.data.tidakDibawa.map(({ letak }: { letak: string }) => letak),
      ['01.mp3', 'P1.png', 'besar.png']
    )
    assert.deepEqual(body.data.media, [])
  })

  test('hostile packages and ZIPs of media end with a sentence, and the server goes on', async ({
    assert,
  }) => {
    const browser = await signIn()
    const { id } = await createPackage()
    const send = async (media: Uint8Array) => {
      const files = { media: { data: Buffer.from(media), filename: 'paket.zip' } }
      const { status, body } = await browser.upload('POST', importsOf(id), {}, files)
      return [status, body.message]
    }
    const manifest = { 'manifest.json': '{"format":1}' }
    const zeros = new Uint8Array(100 * 1024 * 1024)
    assert.deepEqual(await send(zipOf({ ...manifest, 'structure.json': zeros })), [
      422,
      'Isi berkas ini terlalu besar untuk dibaca.',
    ])
    const outside = zipOf({ ...manifest, 'structure.json': '{}', '../../etc/passwd': 'x' })
    assert.deepEqual(await send(outside), [
      422,
      'Berkas ini berisi nama yang keluar dari foldernya, jadi ditolak.',
    ])
    const entity =
      '<!DOCTYPE manifest [<!ENTITY x SYSTEM "file:///etc/passwd">]><manifest>&x;</manifest>'
    assert.equal((await send(zipOf({ 'imsmanifest.xml': entity })))[0], 422)
    assert.equal((await send(Buffer.from('PK\u0003\u0004 not a ZIP')))[0], 422)

    const beside = { data: FOUR_SECTIONS }
    const bomb = await sendQuestions(browser, id, beside, { media: zipOf({ '01.mp3': zeros }) })
    assert.equal(bomb.body.data.tidakDibawa[0].letak, '01.mp3')
    const leaving = await sendQuestions(browser, id, beside, { media: zipOf({ '../01.mp3': 'x' }) })
    assert.equal(leaving.status, 422)
    assert.equal((await sendQuestions(browser, id, beside)).status, 201)
  }).timeout(LIMITS.manyCalls)

  test('a formula stays text, from the file to the export', async ({ assert }) => {
    const browser = await signIn()
    const pkg = await createPackage({ status: 'belum' })
    const formula = '=HYPERLINK("http://evil.test";"klik")'
    const quoted = `"${formula.replaceAll('"', '""')}"`
    const data = `no,bagian,soal,A,B,C,D,kunci\n1,structure,It _____ cold.,${quoted},are,be,being,A`
    const { body } = await sendQuestions(browser, pkg.id, { data })
    assert.equal(body.data.baris[0].pilihan[0], formula)
    await browser.post(`${importsOf(pkg.id)}/${body.data.id}/terapkan`)
    const file = await browser.get(`/admin/paket-soal/${pkg.id}/ekspor?format=xlsx`)
    const parts = Object.entries(unzipSync(file.bytes)).map(([name, part]) => [
      name,
      strFromU8(part),
    ])
    assert.notMatch(parts.join('\n'), /<f[\s>]/, 'no cell is a formula')
    const again = await sendQuestions(browser, pkg.id, { data: file.bytes, filename: 'a.xlsx' })
    assert.deepEqual(again.body.data.jumlah, { baru: 0, ganti: 0, sama: 1, galat: 0 })
  })

  test('the template is a workbook', async ({ assert }) => {
    const browser = await signIn()
    const { status, bytes, headers } = await browser.get('/admin/paket-soal/impor/template')
    assert.equal(status, 200)
    assert.match(headers.get('content-disposition') ?? '', /template-soal\.xlsx/)
    const { id } = await createPackage()
    const { body } = await sendQuestions(browser, id, { data: bytes, filename: 'a.xlsx' })
    assert.equal(body.message, 'Berkas ini tidak berisi soal.')
  })
})
