import { test } from '@japa/runner'
import { importContent } from '#app/packages/content/import_content'
import { readSoundContent } from '#app/packages/content/read_content'
import Package from '#app/packages/models/package'
import { createPackage } from '#database/factories/package_factory'
import { isolateDatabase } from '#tests/support/database'
import { ContentFolder } from '#tests/support/content_folder'
import { completePackage } from '#tests/support/exam'
import { adminBrowser, questionForm, questionOn } from '#tests/support/questions'

const EXPLAINED = {
  pembahasan: 'Baris kedua menyebutkannya.',
  pembahasan_pilihan: ['Tidak disebut.', null, 'Terlalu luas.', ''],
  bukti: [{ dari: 1, sampai: 1 }],
  keterampilan: ['reading_detail'],
}

test.group('Explanations in question forms', (group) => {
  isolateDatabase(group)

  test('a question stores its explanation, keeps it when a form omits it, and empties it for null', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    const { id, passageId } = await questionOn(pack.id, 94)
    const path = `/admin/paket-soal/soal-reading/${id}`
    const form = questionForm(94, { q_reading: passageId })
    assert.equal((await browser.put(path, { ...form, ...EXPLAINED })).status, 200)

    const shown = async () => (await browser.get(`/admin/paket-soal/soal/${id}`)).body.data
    const stored = {
      ...EXPLAINED,
      pembahasan_pilihan: ['Tidak disebut.', null, 'Terlalu luas.', null],
    }
    assert.containSubset(await shown(), { ...stored, transkrip: null, perbaikan: null })

    // The key moves to an option that had a note.
    assert.equal((await browser.put(path, { ...form, jawaban: 3 })).status, 200)
    assert.containSubset(await shown(), {
      ...stored,
      pembahasan_pilihan: ['Tidak disebut.', null, null, null],
    })

    const emptied = {
      pembahasan: null,
      pembahasan_pilihan: null,
      bukti: null,
      keterampilan: null,
    }
    assert.equal((await browser.put(path, { ...form, ...emptied })).status, 200)
    assert.containSubset(await shown(), emptied)
    assert.lengthOf((await browser.get(`/admin/paket-soal/${pack.id}/soal-reading`)).body.data, 50)
  })

  test('a form with a recording sends lists as JSON, and a group’s other questions have no transcript', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    const transkrip = [{ suara: 'man', teks: 'Yes.', mulai: 0.5, selesai: 1.25 }]
    const lists = {
      transkrip: JSON.stringify(transkrip),
      bukti: '[{"dari":1,"sampai":1}]',
      keterampilan: '["listening_detail"]',
      pembahasan_pilihan: '["a",null,"c","d"]',
    }
    const put = async (page: number, change: object = lists) => {
      const { id } = await questionOn(pack.id, page)
      return browser.put(`/admin/paket-soal/${id}/soal-listening`, questionForm(page, change))
    }
    assert.equal((await put(31)).status, 200)
    const first = await questionOn(pack.id, 31)
    assert.deepEqual(first.transcript, [{ voice: 'man', text: 'Yes.', start: 0.5, end: 1.25 }])
    assert.deepEqual(first.optionNotes, ['a', null, 'c', 'd'])

    assert.equal((await put(32)).status, 200)
    const second = await questionOn(pack.id, 32)
    assert.isNull(second.transcript)
    assert.deepEqual(second.proof, [{ from: 1, to: 1 }])
    const outside = await put(33, { bukti: [{ dari: 2, sampai: 2 }] })
    assert.equal(outside.status, 422)
    assert.equal(outside.body.message, 'Baris bukti berada di luar bacaan atau transkrip.')
  })

  test('an explanation that contradicts its question is refused', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    const { id } = await questionOn(pack.id, 60)
    const refused = [
      [{ pembahasan_pilihan: ['a', 'b', 'c', 'd'] }, 'pembahasan_pilihan'],
      [{ pembahasan_pilihan: ['a', null, 'c'] }, 'pembahasan_pilihan'],
      [{ keterampilan: ['reading_detail'] }, 'keterampilan'],
      [{ keterampilan: ['membaca'] }, 'keterampilan.0'],
      [{ bukti: [{ dari: 1, sampai: 1 }] }, 'bukti'],
      [{ transkrip: [{ suara: 'man', teks: 'Yes.' }] }, 'transkrip'],
      [{ transkrip: 'bukan daftar' }, 'transkrip'],
      [{ perbaikan: 'bees' }, 'perbaikan'],
      [{ pembahasan: 'x'.repeat(2_001) }, 'pembahasan'],
    ] as const
    for (const [change, field] of refused) {
      const response = await browser.put(
        `/admin/paket-soal/soal-structure/${id}`,
        questionForm(60, change)
      )
      assert.equal(response.status, 422, field)
      assert.equal(response.body.errors[0].field, field)
    }
    assert.isNull((await questionOn(pack.id, 60)).explanation)
  })
})

test.group('When a package shows its explanations', (group) => {
  isolateDatabase(group)

  test('a package shows no explanations unless its form says so, and a form that omits it changes nothing', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const created = await browser.post('/admin/paket-soal', { nama_paket: 'Paket Baru' })
    const path = `/admin/paket-soal/${created.body.data.id}`
    const rule = async () => {
      const { pembahasan, pembahasan_mulai } = (await browser.get(path)).body.data
      return [pembahasan, pembahasan_mulai]
    }
    assert.deepEqual(await rule(), ['tidak', null])

    const dated = { pembahasan: 'tanggal', pembahasan_mulai: '2027-01-05T00:00:00.000Z' }
    const put = (change: object) => browser.put(path, { nama_paket: 'Paket Baru', ...change })
    assert.equal((await put(dated)).status, 200)
    assert.equal((await put({ harga: 1_000 })).status, 200)
    assert.deepEqual(await rule(), Object.values(dated))

    for (const change of [
      { pembahasan: 'tanggal' },
      { pembahasan: 'tanggal', pembahasan_mulai: '5 Januari' },
      { pembahasan: 'selalu' },
    ]) {
      assert.equal((await put(change)).status, 422)
    }
    assert.equal((await put({ ...dated, pembahasan: 'setelah_ujian' })).status, 200)
    assert.deepEqual(await rule(), ['setelah_ujian', null])
    const { data } = (await browser.get('/admin/paket-soal')).body
    assert.equal(data.at(-1).pembahasan, 'setelah_ujian')
  })

  test('a package names the questions that nobody has explained', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    for (const page of [2, 4]) {
      await (await questionOn(pack.id, page)).merge({ explanation: 'Sebab.' }).save()
    }
    const { body } = await browser.get(`/admin/paket-soal/${pack.id}`)
    assert.deepEqual(body.data.tanpa_pembahasan, [
      'Listening: nomor 1, 3, 5-50 belum punya pembahasan',
      'Structure: nomor 1-15 (halaman 52-66) belum punya pembahasan',
      'Written Expression: nomor 16-40 (halaman 68-92) belum punya pembahasan',
      'Reading: nomor 1-50 (halaman 94-143) belum punya pembahasan',
    ])
    const empty = await createPackage({ status: 'belum' })
    const none = await browser.get(`/admin/paket-soal/${empty.id}`)
    assert.deepEqual(none.body.data.tanpa_pembahasan, [])
  })
})

test.group('Explanations in content packages', (group) => {
  isolateDatabase(group)

  test('a content import stores explanations, and transcripts with the times of their lines', async ({
    assert,
    cleanup,
  }) => {
    const folder = await ContentFolder.copy(cleanup)
    const content = await readSoundContent(folder.path)
    const { pack } = await importContent(folder.path)
    assert.equal((await Package.findOrFail(pack.id)).explanationMode, 'setelah_ujian')

    const [dialogue] = content.listening.dialogues
    const spoken = await questionOn(pack.id, 1)
    assert.equal(spoken.explanation, dialogue?.explanation)
    assert.deepEqual(spoken.optionNotes, dialogue?.optionNotes)
    assert.deepEqual(spoken.skills, dialogue?.skills)
    assert.deepEqual(spoken.proof, dialogue?.proof)
    assert.lengthOf(spoken.transcript ?? [], dialogue?.script.length ?? 0)
    const times = content.lineTimes['audio/01.mp3']?.lines
    assert.deepInclude(spoken.transcript?.[1], { start: times?.[1]?.start, end: times?.[1]?.end })

    assert.isNull((await questionOn(pack.id, 32)).transcript)
    assert.isNotEmpty((await questionOn(pack.id, 31)).transcript)
    assert.equal((await questionOn(pack.id, 68)).correction, content.written.items[0]?.correction)
    assert.equal((await importContent(folder.path)).outcome, 'unchanged')
  })

  test('a content import decides when explanations may be read only where nobody has', async ({
    assert,
    cleanup,
  }) => {
    const folder = await ContentFolder.copy(cleanup)
    const { pack } = await importContent(folder.path)
    const modeAfterImport = async (explanationMode: Package['explanationMode']) => {
      await (await Package.findOrFail(pack.id)).merge({ explanationMode }).save()
      const { outcome } = await importContent(folder.path)
      return [outcome, (await Package.findOrFail(pack.id)).explanationMode]
    }
    assert.deepEqual(await modeAfterImport(null), ['updated', 'setelah_ujian'])
    assert.deepEqual(await modeAfterImport('tidak'), ['unchanged', 'tidak'])
  })
})
