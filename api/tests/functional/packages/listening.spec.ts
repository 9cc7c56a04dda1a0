import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { createPackage } from '#database/factories/package_factory'
import { factoryFileName } from '#database/factories/question_factory'
import { isolateDatabase } from '#tests/support/database'
import { completePackage, start, takeSeat } from '#tests/support/exam'
import { pngPicture } from '#tests/support/pictures'
import { adminBrowser, questionForm, questionOn } from '#tests/support/questions'
import { wavRecording } from '#tests/support/recordings'
import { storedFiles } from '#tests/support/stored_files'

const WAV = { data: wavRecording(2.5), filename: 'dialog.wav', contentType: 'audio/wav' }

function listeningForm(page: number, change: Record<string, string> = {}): Record<string, string> {
  const { soal: _, ...form } = questionForm(page)
  return { ...form, no_soal: '1', page: String(page), ...change }
}

test.group('Listening questions | adding', (group) => {
  isolateDatabase(group)

  test('a new listening question stores the recording with its length under a new name', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const response = await browser.upload(
      'POST',
      `/admin/paket-soal/${pack.id}/soal-listening`,
      listeningForm(7),
      { audio: WAV }
    )
    assert.equal(response.status, 201)
    assert.equal(response.body.message, 'Soal berhasil ditambahkan!')

    const question = await questionOn(pack.id, 7)
    assert.equal(response.body.data.id, question.id)
    assert.deepEqual(
      [question.section, question.number, question.answerKey, question.prompt, question.option4],
      ['listening', 1, 2, null, 'empat']
    )
    assert.equal(question.audioMs, 2_500)
    const { body } = await browser.get(`/admin/paket-soal/${pack.id}/soal-listening`)
    assert.equal(body.data[0].audio, `/uploads/audio/${question.audio}`)
    const played = await browser.get(body.data[0].audio)
    assert.deepEqual(played.bytes, WAV.data)
    assert.lengthOf(await AuditEntry.query().where('action', 'question.added'), 1)
  })

  test('a listening question needs a recording on pages 1-30 and on the first page of each group only', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const path = `/admin/paket-soal/${pack.id}/soal-listening`
    for (const page of [1, 30, 31, 35, 39, 43, 47]) {
      const response = await browser.upload('POST', path, listeningForm(page))
      assert.equal(response.status, 422, `page ${page}`)
      assert.equal(response.body.message, 'Semua field wajib diisi!')
      assert.deepEqual(response.body.errors, [{ field: 'audio', msg: 'Semua field wajib diisi!' }])
    }
    for (const page of [32, 34, 36, 50]) {
      const response = await browser.upload('POST', path, listeningForm(page))
      assert.equal(response.status, 201, `page ${page}`)
    }
    assert.deepEqual(
      (await browser.get(path)).body.data.map(({ page, type }: { page: number; type: string }) => [
        page,
        type,
      ]),
      [
        [32, 'group'],
        [34, 'group'],
        [36, 'group'],
        [50, 'group'],
      ]
    )
  })

  test('a listening question on the other pages of a group ignores a recording', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const before = await storedFiles('audio')
    const response = await browser.upload(
      'POST',
      `/admin/paket-soal/${pack.id}/soal-listening`,
      listeningForm(33),
      { audio: WAV }
    )
    assert.equal(response.status, 201)
    assert.isNull((await questionOn(pack.id, 33)).audio)
    assert.deepEqual(await storedFiles('audio'), before)
  })

  test('recordings are recognised by their content, and a refused one is not stored', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const path = `/admin/paket-soal/${pack.id}/soal-listening`
    const before = await storedFiles('audio')
    const picture = { ...WAV, data: await pngPicture() }
    assert.equal(
      (await browser.upload('POST', path, listeningForm(1), { audio: picture })).status,
      415
    )
    const long = { ...WAV, data: wavRecording(15 * 60 + 1) }
    assert.equal(
      (await browser.upload('POST', path, listeningForm(1), { audio: long })).status,
      422
    )
    await browser.upload('POST', path, listeningForm(2), { audio: WAV })
    const taken = await browser.upload('POST', path, listeningForm(2), { audio: WAV })
    assert.equal(taken.status, 409)
    assert.lengthOf(await storedFiles('audio'), before.length + 1)
  })

  test('a listening question refuses pages outside 1-50, keys outside 1-4 and empty fields', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const path = `/admin/paket-soal/${pack.id}/soal-listening`
    const refused = async (change: Record<string, string>) =>
      browser.upload('POST', path, listeningForm(32, change))

    for (const page of ['0', '51', '52', '-1', '1.5', 'x']) {
      assert.equal((await refused({ page })).status, 422, page)
    }
    assert.equal(
      (await refused({ page: '51' })).body.message,
      'Halaman soal Listening harus antara 1 dan 50.'
    )
    for (const jawaban of ['0', '5', 'A', '1.5']) {
      const response = await refused({ jawaban })
      assert.equal(response.status, 422)
      assert.equal(response.body.message, 'Jawaban harus antara 1 sampai 4.')
    }
    for (const field of ['no_soal', 'page', 'pilihan_satu', 'pilihan_empat', 'jawaban']) {
      const response = await refused({ [field]: '' })
      assert.equal(response.status, 422, field)
      assert.equal(response.body.message, 'Semua field wajib diisi!')
      assert.deepEqual(response.body.errors, [{ field, msg: 'Semua field wajib diisi!' }])
    }
    assert.equal((await refused({ pilihan_dua: '   ' })).status, 422)
    assert.equal((await refused({ no_soal: '0' })).status, 422)
    assert.lengthOf(await Question.all(), 0)
  })

  test('a listening question refuses an unknown or archived package', async ({ assert }) => {
    const browser = await adminBrowser()
    const archived = await createPackage({ archivedAt: Date.now() })
    for (const id of [archived.id, 987_654]) {
      const path = `/admin/paket-soal/${id}/soal-listening`
      assert.equal((await browser.get(path)).status, 404)
      const response = await browser.upload('POST', path, listeningForm(1), { audio: WAV })
      assert.equal(response.status, 404)
    }
  })
})

test.group('Listening questions | editing', (group) => {
  isolateDatabase(group)

  const edit = (id: number) => `/admin/paket-soal/${id}/soal-listening`

  test('an edited listening question keeps the recording unless a new one is sent', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    const { id } = await questionOn(pack.id, 5)
    const form = listeningForm(5, { no_soal: '5', pilihan_satu: 'baru', jawaban: '4' })

    const kept = await browser.upload('PUT', edit(id), form)
    assert.equal(kept.status, 200)
    assert.deepEqual(kept.body, { message: 'Soal berhasil diupdate!', status_paket: 'siap' })
    const question = await questionOn(pack.id, 5)
    assert.deepEqual(
      [question.option1, question.answerKey, question.audio],
      ['baru', 4, factoryFileName(pack.id, 5, 'mp3')]
    )

    await browser.upload('PUT', edit(id), form, { audio: WAV })
    await question.refresh()
    assert.match(String(question.audio), /^[0-9a-f]{32}\.wav$/)
    assert.equal(question.audioMs, 2_500)
    assert.include(await storedFiles('audio'), String(question.audio))

    const entries = await AuditEntry.query().where('action', 'question.edited').orderBy('id')
    assert.deepEqual(
      entries.map(({ details }) => details.changed),
      [
        ['option1', 'option2', 'option3', 'option4', 'answerKey'],
        ['audio', 'audioMs'],
      ]
    )
  })

  test('an edited listening question does not change a running attempt', async ({ assert }) => {
    const browser = await adminBrowser()
    const seat = await takeSeat()
    await start(seat)
    const { id } = await questionOn(seat.pack.id, 5)
    await browser.upload('PUT', edit(id), listeningForm(5, { pilihan_satu: 'baru' }), {
      audio: WAV,
    })
    const { body } = await seat.browser.get('/soal')
    const entry = body.soal.find(({ page }: { page: number }) => page === 5)
    assert.equal(entry.pilihan_satu, 'Option A of 5')
    assert.equal(entry.audio, `/uploads/audio/${factoryFileName(seat.pack.id, 5, 'mp3')}`)
  })

  test('a listening question moves to a free page of the section; a page without recording drops it', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await completePackage({ status: 'belum' })
    await Question.query().where({ packageId: pack.id }).whereIn('page', [6, 32]).delete()
    const { id } = await questionOn(pack.id, 5)

    assert.equal((await browser.upload('PUT', edit(id), listeningForm(7))).status, 409)
    assert.equal((await browser.upload('PUT', edit(id), listeningForm(52))).status, 422)
    assert.equal((await browser.upload('PUT', edit(id), listeningForm(6))).status, 200)
    assert.isNotNull((await questionOn(pack.id, 6)).audio)
    assert.equal((await browser.upload('PUT', edit(id), listeningForm(32))).status, 200)
    assert.isNull((await questionOn(pack.id, 32)).audio)
    const silent = await browser.upload('PUT', edit(id), listeningForm(6))
    assert.equal(silent.status, 422)
    assert.equal(silent.body.errors[0].field, 'audio')
  })

  test('a siap package becomes belum when an edit makes it incomplete', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    await Question.query().where({ packageId: pack.id, page: 6 }).delete()
    const { id } = await questionOn(pack.id, 5)
    const response = await browser.upload('PUT', edit(id), listeningForm(6))
    assert.equal(response.body.status_paket, 'belum')
    assert.equal((await Package.findOrFail(pack.id)).status, 'belum')
    const entry = await AuditEntry.findByOrFail('action', 'package.withdrawn')
    assert.deepEqual(entry.details.reasons, ['Listening: nomor 5 belum ada'])
  })

  test('the listening routes find only questions of their section', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    const structure = await questionOn(pack.id, 52)
    for (const id of [structure.id, 987_654]) {
      const response = await browser.upload('PUT', edit(id), listeningForm(5), { audio: WAV })
      assert.equal(response.status, 404)
    }
  })
})
