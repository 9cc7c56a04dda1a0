import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import Passage from '#app/packages/models/passage'
import Question from '#app/packages/models/question'
import { createPackage } from '#database/factories/package_factory'
import { createAdmin } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { FOUR_SECTIONS, importsOf, sendQuestions, zipOf } from '#tests/support/question_files'
import { LIMITS } from '#tests/support/limits'
import { wavRecording } from '#tests/support/recordings'
import { IMPORT_FILE_MAX_BYTES } from '#contracts/question_imports'

const exportsOf = (packageId: number, query: string) =>
  `/admin/paket-soal/${packageId}/ekspor?${query}`

/** A package with a question of each section, as an import stored it. */
async function filledPackage() {
  const browser = await BrowserSession.of(await createAdmin())
  const pkg = await createPackage({ name: 'Paket Contoh', status: 'belum' })
  const { body } = await sendQuestions(
    browser,
    pkg.id,
    { data: FOUR_SECTIONS },
    { media: zipOf({ '01.mp3': wavRecording(2) }) }
  )
  await browser.post(`${importsOf(pkg.id)}/${body.data.id}/terapkan`)
  const written = await Question.findByOrFail({ packageId: pkg.id, page: 68 })
  await written
    .merge({
      explanation: 'Subjeknya tunggal.',
      optionNotes: ['Sudah benar.', null, 'Sudah benar.', 'Sudah benar.'],
      correction: 'has',
    })
    .save()
  return { browser, pkg }
}

/** A recording that no archive makes smaller. */
function loudRecording(seconds: number): Buffer {
  const wav = wavRecording(seconds)
  return Buffer.concat([wav.subarray(0, 44), randomBytes(wav.length - 44)])
}

test.group('Exports', (group) => {
  isolateDatabase(group)

  for (const format of ['lulus', 'qti']) {
    test(`a package as ${format} that is larger than a file of questions may be comes back as the ZIP of media`, async ({
      assert,
    }) => {
      const browser = await BrowserSession.of(await createAdmin())
      const pkg = await createPackage({ name: 'Paket Besar', status: 'belum' })
      const rows = [1, 2, 3, 4].map((no) => `${no};listening_a;0${no}.mp3;A;B;C;D;b`)
      const media = zipOf(
        Object.fromEntries([1, 2, 3, 4].map((no) => [`0${no}.mp3`, loudRecording(800)])),
        0
      )
      const sent = await sendQuestions(
        browser,
        pkg.id,
        { data: `no;bagian;audio;A;B;C;D;kunci\n${rows.join('\n')}` },
        { media }
      )
      assert.equal(
        (await browser.post(`${importsOf(pkg.id)}/${sent.body.data.id}/terapkan`)).status,
        200
      )
      const file = await browser.get(exportsOf(pkg.id, `format=${format}`))
      assert.isAbove(file.bytes.length, IMPORT_FILE_MAX_BYTES)

      const asFile = await sendQuestions(browser, pkg.id, { data: file.bytes })
      assert.equal(asFile.status, 413)
      const back = (data: Uint8Array) =>
        browser.upload(
          'POST',
          importsOf(pkg.id),
          {},
          { media: { data: Buffer.from(data), filename: 'Paket Besar.zip' } }
        )
      const { status, body } = await back(file.bytes)
      assert.equal(status, 201)
      assert.equal(body.data.namaBerkas, 'Paket Besar.zip')
      assert.deepEqual(body.data.jumlah, { baru: 0, ganti: 0, sama: 4, galat: 0 })
      assert.lengthOf(body.data.media, 4)

      const other = await back(media)
      assert.equal(other.status, 415)
      assert.equal(
        other.body.message,
        'ZIP ini bukan paket Lulus atau QTI. Pilih juga berkas soalnya.'
      )
    }).timeout(LIMITS.manyCalls)
  }

  const NAMES = {
    xlsx: 'Paket Contoh.xlsx',
    lulus: 'Paket Contoh.lulus.zip',
    qti: 'Paket Contoh.qti.zip',
    docx: 'Paket Contoh.docx',
  } as const
  for (const [format, name] of Object.entries(NAMES)) {
    test(`a package as ${format} is the same throughout when it is imported again`, async ({
      assert,
    }) => {
      const { browser, pkg } = await filledPackage()
      const file = await browser.get(exportsOf(pkg.id, `format=${format}`))
      assert.equal(file.status, 200)
      assert.include(file.headers.get('content-disposition') ?? '', name)
      const { status, body } = await sendQuestions(browser, pkg.id, {
        data: file.bytes,
        filename: name,
      })
      assert.equal(status, 201)
      assert.deepEqual(body.data.jumlah, { baru: 0, ganti: 0, sama: 4, galat: 0 })
    })
  }

  for (const format of ['lulus', 'qti'] as const) {
    test(`a package as ${format} fills an empty package, with its media`, async ({ assert }) => {
      const { browser, pkg } = await filledPackage()
      const file = await browser.get(exportsOf(pkg.id, `format=${format}`))
      const other = await createPackage({ status: 'belum' })
      const { body } = await sendQuestions(browser, other.id, { data: file.bytes })
      assert.deepEqual(body.data.jumlah, { baru: 4, ganti: 0, sama: 0, galat: 0 })
      const path = `${importsOf(other.id)}/${body.data.id}/terapkan`
      assert.equal((await browser.post(path)).status, 200)
      const again = await sendQuestions(browser, other.id, { data: file.bytes })
      assert.equal(again.body.data.jumlah.sama, 4)
      const written = await Question.findByOrFail({ packageId: other.id, page: 68 })
      assert.equal(written.correction, 'has')
      assert.equal(written.explanation, 'Subjeknya tunggal.')
    })
  }

  for (const format of ['xlsx', 'docx', 'lulus', 'qti'] as const) {
    test(`a typed passage is typed again after an export and import as ${format}`, async ({
      assert,
    }) => {
      const { browser, pkg } = await filledPackage()
      const passage = await Passage.findByOrFail({ packageId: pkg.id })
      const typed = `${'Salt was worth more than gold. '.repeat(8)}\n${'It was carried far. '.repeat(9)}`
      const path = `/admin/paket-soal/question-reading/${passage.id}`
      await browser.put(path, { nama: passage.name, teks: typed, bentuk: 'teks' })
      const file = await browser.get(exportsOf(pkg.id, `format=${format}`))
      const again = await sendQuestions(browser, pkg.id, {
        data: file.bytes,
        filename: NAMES[format],
      })
      assert.equal(again.body.data.jumlah.sama, 4)

      const other = await createPackage({ status: 'belum' })
      const media = zipOf({ 'listening-01.wav': wavRecording(2) })
      const { body } = await sendQuestions(
        browser,
        other.id,
        { data: file.bytes, filename: NAMES[format] },
        format === 'xlsx' || format === 'docx' ? { media } : {}
      )
      const applied = await browser.post(`${importsOf(other.id)}/${body.data.id}/terapkan`)
      assert.equal(applied.status, 200)
      await passage.refresh()
      const copy = await Passage.findByOrFail({ packageId: other.id })
      assert.isNotNull(copy.typed)
      if (format === 'qti') assert.equal(copy.body, passage.body?.replaceAll('\n\n', '\n'))
      else assert.equal(copy.body, passage.body)
    })
  }

  test('a Word document without keys has none, and is no import', async ({ assert }) => {
    const { browser, pkg } = await filledPackage()
    const file = await browser.get(exportsOf(pkg.id, 'format=docx&kunci=0'))
    assert.equal(file.status, 200)
    const { status } = await sendQuestions(browser, pkg.id, { data: file.bytes })
    assert.equal(status, 422)
  })

  test('an unknown format and an unknown package are refused', async ({ assert }) => {
    const { browser, pkg } = await filledPackage()
    assert.equal((await browser.get(exportsOf(pkg.id, 'format=pdf'))).status, 422)
    assert.equal((await browser.get(exportsOf(pkg.id, 'format=docx&kunci=2'))).status, 422)
    assert.equal((await browser.get(exportsOf(pkg.id + 99, 'format=pdf'))).status, 404)
  })
})
