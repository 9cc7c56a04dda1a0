import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Package from '#app/packages/models/package'
import Passage from '#app/packages/models/passage'
import Question from '#app/packages/models/question'
import { createPackage } from '#database/factories/package_factory'
import { isolateDatabase } from '#tests/support/database'
import { stopClock } from '#tests/support/time_travel'
import { completePackage, startIn, takeSeat } from '#tests/support/exam'
import { jpegPhoto, pngPicture, webpPicture } from '#tests/support/pictures'
import { adminBrowser, questionForm, questionOn } from '#tests/support/questions'
import { storedFiles } from '#tests/support/stored_files'

const picture = async (data = pngPicture()) => ({
  'soal-reading': { data: await data, filename: 'bacaan.svg', contentType: 'image/svg+xml' },
})
const passagesOf = (id: number) => Passage.query().where('packageId', id).orderBy('id')

test.group('Reading passages', (group) => {
  isolateDatabase(group)

  test('reading passages are added with a picture and listed with the number of their questions', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const path = `/admin/paket-soal/${pack.id}/question-reading`
    const fields = { nama: ' Bacaan 1 ', teks: 'Baris satu\nBaris dua' }
    const response = await browser.upload('POST', path, fields, await picture(jpegPhoto()))
    assert.equal(response.status, 201)
    assert.isString(response.body.message)

    const form = questionForm(94, { q_reading: response.body.data.id })
    await browser.post(`/admin/paket-soal/${pack.id}/soal-reading`, form)
    const { body } = await browser.get(`/admin/paket-soal/question-reading/${pack.id}`)
    const [{ image }] = (await passagesOf(pack.id)) as [Passage]
    assert.deepEqual(body.data, [
      {
        id: response.body.data.id,
        nama: 'Bacaan 1',
        reading: `/uploads/reading/${image}`,
        teks: 'Baris satu\nBaris dua',
        naskah: null,
        jumlah_soal: 1,
      },
    ])
    assert.match(image, /^[0-9a-f]{32}\.jpg$/)
    assert.equal((await browser.get(body.data[0].reading)).status, 200)
  })

  test('a reading passage needs a name and a JPEG or PNG picture', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const path = `/admin/paket-soal/${pack.id}/question-reading`
    const before = await storedFiles('reading')
    for (const nama of ['', '  ']) {
      const nameless = await browser.upload('POST', path, { nama }, await picture())
      assert.equal(nameless.status, 422)
      assert.equal(nameless.body.message, 'Nama soal wajib diisi')
    }
    const wrongType = 'File harus berupa gambar (jpg, jpeg, png).'
    const none = await browser.upload('POST', path, { nama: 'A' })
    assert.deepEqual([none.status, none.body.message], [422, wrongType])
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    for (const data of [webpPicture(), Promise.resolve(svg)]) {
      const wrong = await browser.upload('POST', path, { nama: 'A' }, await picture(data))
      assert.deepEqual([wrong.status, wrong.body.message], [415, wrongType])
    }
    const nowhere = '/admin/paket-soal/987654/question-reading'
    assert.equal(
      (await browser.upload('POST', nowhere, { nama: 'A' }, await picture())).status,
      404
    )
    assert.equal((await browser.get('/admin/paket-soal/question-reading/987654')).status, 404)
    assert.lengthOf(await Passage.all(), 0)
    assert.deepEqual(await storedFiles('reading'), before)
  })

  test('a reading passage keeps its picture when renamed, and loses the old text with a new picture', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    const [passage] = (await passagesOf(pack.id)) as [Passage]
    const { image } = passage
    const path = `/admin/paket-soal/question-reading/${passage.id}`

    const renamed = await browser.upload('PUT', path, { nama: 'Baru' })
    assert.equal(renamed.status, 200)
    assert.isString(renamed.body.message)
    await passage.refresh()
    assert.deepEqual(
      [passage.name, passage.image, passage.body],
      ['Baru', image, 'Text of passage 1']
    )

    await browser.upload('PUT', path, { nama: 'Baru' }, await picture())
    await passage.refresh()
    assert.notEqual(passage.image, image)
    assert.isNull(passage.body, 'the text of the old picture')

    await browser.upload('PUT', path, { nama: 'Baru', teks: 'Teks' }, await picture())
    await passage.refresh()
    assert.equal(passage.body, 'Teks')
    await browser.put(path, { nama: 'Baru', teks: '' })
    await passage.refresh()
    assert.isNull(passage.body)

    assert.equal((await browser.put(path, { nama: '' })).body.message, 'Nama soal wajib diisi')
    const wrong = await browser.upload('PUT', path, { nama: 'A' }, await picture(webpPicture()))
    assert.equal(wrong.status, 415)
    const nowhere = '/admin/paket-soal/question-reading/987654'
    assert.equal((await browser.put(nowhere, { nama: 'A' })).status, 404)
    assert.lengthOf(await AuditEntry.query().where('action', 'passage.edited'), 4)
  })

  test('a typed passage is set in lines and drawn, and a script in it is only text', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const path = `/admin/paket-soal/${pack.id}/question-reading`
    const paragraph =
      `<script>alert(1)</script> ${'Salt was worth more than gold. '.repeat(9)}`.trim()
    const teks = `${paragraph}\r\n${paragraph}`
    const { status, body } = await browser.post(path, { nama: 'Salt', teks })
    assert.equal(status, 201)

    const [passage] = (await passagesOf(pack.id)) as [Passage]
    assert.equal(passage.id, body.data.id)
    assert.equal(passage.typed, `${paragraph}\n${paragraph}`)
    const paragraphs = passage.body?.split('\n\n') ?? []
    assert.deepEqual(
      paragraphs.map((lines) => lines.replaceAll('\n', ' ')),
      [paragraph, paragraph]
    )
    const listed = await browser.get(`/admin/paket-soal/question-reading/${pack.id}`)
    assert.equal(listed.body.data[0].naskah, passage.typed)
    const drawn = await browser.get(listed.body.data[0].reading)
    assert.equal(drawn.headers.get('content-type'), 'image/png')
  })

  test("an exam shows a typed passage's text as it was when it started", async ({ assert }) => {
    using time = stopClock()
    const browser = await adminBrowser()
    const pack = await completePackage()
    const [passage] = (await passagesOf(pack.id)) as [Passage]
    const path = `/admin/paket-soal/question-reading/${passage.id}`
    const teks = 'Salt was worth more than gold.'
    await browser.put(path, { nama: 'Salt', teks, bentuk: 'teks' })
    await passage.refresh()
    const seat = await takeSeat(pack)
    await startIn(seat, 'reading', time)
    await browser.put(path, { nama: 'Salt', teks: 'Another text.' })
    const { body } = await seat.browser.get('/soal')
    const entry = body.soal.find(({ page }: { page: number }) => page === 94)
    assert.deepEqual(entry.readingQuestion, {
      id: passage.id,
      nama: 'Salt',
      reading: `/uploads/reading/${passage.image}`,
      teks,
      diketik: true,
    })
  })

  test('a passage needs a picture or a text, and a text of at most 400 lines', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const path = `/admin/paket-soal/${pack.id}/question-reading`
    const before = await storedFiles('reading')
    for (const form of [{ nama: 'A' }, { nama: 'A', teks: ' ' }]) {
      const { status, body } = await browser.post(path, form)
      assert.deepEqual([status, body.message], [422, 'File harus berupa gambar (jpg, jpeg, png).'])
    }
    const long = await browser.post(path, { nama: 'A', teks: 'x\n'.repeat(401) })
    assert.deepEqual([long.status, long.body.message], [422, 'Teks bacaan maksimal 400 baris.'])
    const none = await browser.post(path, { nama: 'A', bentuk: 'teks' })
    assert.deepEqual([none.status, none.body.message], [422, 'Teks bacaan wajib diisi.'])
    assert.deepEqual(await storedFiles('reading'), before)
  })

  test('a typed passage is set anew when its text changes, and keeps its picture when it does not', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const { body } = await browser.post(`/admin/paket-soal/${pack.id}/question-reading`, {
      nama: 'Salt',
      teks: 'One line',
    })
    const path = `/admin/paket-soal/question-reading/${body.data.id}`
    const [passage] = (await passagesOf(pack.id)) as [Passage]
    const { image } = passage
    await browser.put(path, { nama: 'Gold', teks: 'One line' })
    await passage.refresh()
    assert.deepEqual([passage.name, passage.image], ['Gold', image])

    await browser.put(path, { nama: 'Gold', teks: 'Another line' })
    await passage.refresh()
    assert.notEqual(passage.image, image)
    assert.deepEqual([passage.body, passage.typed], ['Another line', 'Another line'])
    assert.equal((await browser.put(path, { nama: 'Gold', teks: '' })).status, 422)

    await browser.upload('PUT', path, { nama: 'Gold', teks: 'Beside' }, await picture())
    await passage.refresh()
    assert.deepEqual([passage.body, passage.typed], ['Beside', null], 'a picture of its own')
    await browser.put(path, { nama: 'Gold', bentuk: 'teks' })
    await passage.refresh()
    assert.equal(passage.typed, 'Beside', 'the text in place of the picture')

    const changes = await AuditEntry.query().where('action', 'passage.edited').orderBy('id')
    assert.deepEqual(
      changes.map(({ details }) => (details as { changed: string[] }).changed),
      [['name'], ['body'], ['image', 'body'], ['image']]
    )
  })

  test('a reading passage is deleted with its questions only with force', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    const [passage] = (await passagesOf(pack.id)) as [Passage]
    const path = `/admin/paket-soal/question-reading/${passage.id}`

    const refused = await browser.delete(path)
    assert.equal(refused.status, 409)
    assert.equal(refused.body.code, 'dipakai_soal')
    assert.include(refused.body.message, '10 soal')
    assert.equal((await browser.delete(`${path}?force=0`)).status, 409)
    assert.equal((await browser.delete(`${path}?force=abc`)).status, 422)
    assert.equal((await Package.findOrFail(pack.id)).status, 'siap')

    const forced = await browser.delete(`${path}?force=1`)
    assert.equal(forced.status, 200)
    assert.equal(forced.body.status_paket, 'belum')
    assert.equal((await Package.findOrFail(pack.id)).status, 'belum')
    assert.isNull(await Passage.find(passage.id))
    assert.lengthOf(await Question.query().where('packageId', pack.id), 130)
    assert.equal((await browser.delete(path)).status, 404)
  })

  test('a reading passage without questions is deleted at once', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    const unused = await Passage.create({
      packageId: pack.id,
      name: 'Cadangan',
      image: `${'a'.repeat(32)}.png`,
      createdAt: 1,
      updatedAt: 1,
    })
    const response = await browser.delete(`/admin/paket-soal/question-reading/${unused.id}`)
    assert.equal(response.status, 200)
    assert.equal(response.body.status_paket, 'siap')
    assert.lengthOf(await Question.query().where('packageId', pack.id), 140)
  })
})

test.group('Reading questions', (group) => {
  isolateDatabase(group)

  test('a reading question belongs to a passage of its own package', async ({ assert }) => {
    const browser = await adminBrowser()
    const [pack, other] = [await createPackage({ status: 'belum' }), await completePackage()]
    const [foreign] = (await passagesOf(other.id)) as [Passage]
    const path = `/admin/paket-soal/${pack.id}/soal-reading`
    for (const q_reading of [undefined, '', 'x', foreign.id, 987_654]) {
      const response = await browser.post(path, questionForm(94, { q_reading }))
      assert.equal(response.status, 422)
      assert.equal(response.body.message, 'Pilih Question Reading pada tabel di atas')
      assert.equal(response.body.errors[0].field, 'q_reading')
    }
    assert.lengthOf(await Question.query().where('packageId', pack.id), 0)
  })

  test('a reading question belongs on pages 94-143 and needs every field', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await completePackage({ status: 'belum' })
    await Question.query().where({ packageId: pack.id, page: 143 }).delete()
    const [passage] = (await passagesOf(pack.id)) as [Passage]
    const path = `/admin/paket-soal/${pack.id}/soal-reading`
    const form = (page: number, change: object = {}) =>
      questionForm(page, { q_reading: passage.id, ...change })

    for (const [body, status, message] of [
      [form(93), 422, 'Halaman soal Reading harus antara 94 dan 143.'],
      [form(144), 422, 'Halaman soal Reading harus antara 94 dan 143.'],
      [form(143, { soal: '' }), 422, 'Semua field wajib diisi!'],
      [form(143, { jawaban: '0' }), 422, 'Jawaban harus antara 1 sampai 4.'],
      [form(142), 409, 'Halaman 142 sudah dipakai soal lain di paket ini.'],
      [form(143), 201, 'Soal berhasil ditambahkan!'],
    ] as const) {
      const response = await browser.post(path, body)
      assert.deepEqual([response.status, response.body.message], [status, message])
    }
  })

  test('a reading question is loaded with its passage and edited', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    const [first, second] = (await passagesOf(pack.id)) as [Passage, Passage]
    const { id } = await questionOn(pack.id, 94)

    const { body } = await browser.get(`/admin/paket-soal/soal/${id}`)
    assert.deepEqual(body.data, {
      id,
      no_soal: 1,
      page: 94,
      soal: 'Question on page 94?',
      pilihan_satu: 'Option A of 94',
      pilihan_dua: 'Option B of 94',
      pilihan_tiga: 'Option C of 94',
      pilihan_empat: 'Option D of 94',
      jawaban: '3',
      kelompok: null,
      type: null,
      audio: null,
      q_reading: first.id,
      readingQuestion: {
        id: first.id,
        nama: 'Passage 1',
        reading: `/uploads/reading/${first.image}`,
      },
      bagian: 'reading',
      paket_soal_id: pack.id,
      nama_paket: pack.name,
      pembahasan: null,
      pembahasan_pilihan: null,
      perbaikan: null,
      transkrip: null,
      bukti: null,
      keterampilan: null,
    })

    const path = `/admin/paket-soal/soal-reading/${id}`
    const response = await browser.put(path, questionForm(94, { q_reading: second.id }))
    assert.equal(response.status, 200)
    assert.deepEqual(response.body, { message: 'Soal berhasil diedit!', status_paket: 'siap' })
    assert.equal((await questionOn(pack.id, 94)).passageId, second.id)
    const unknown = questionForm(94, { q_reading: 987_654 })
    assert.equal((await browser.put(path, unknown)).status, 422)
    const taken = questionForm(95, { q_reading: second.id })
    assert.equal((await browser.put(path, taken)).status, 409)
  })
})
