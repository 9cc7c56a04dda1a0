import { test } from '@japa/runner'
import Question from '#app/packages/models/question'
import { createPackage } from '#database/factories/package_factory'
import { isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'
import { adminBrowser, questionForm, questionOn } from '#tests/support/questions'

test.group('Structure questions', (group) => {
  isolateDatabase(group)

  test('structure questions are stored as plain text', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const path = `/admin/paket-soal/${pack.id}/soal-structure`
    const soal = 'If x < 3 & y > <b>4</b>, then _____ .'
    const response = await browser.post(path, questionForm(52, { soal: `  ${soal} ` }))
    assert.equal(response.status, 201)
    assert.equal(response.body.message, 'Soal berhasil ditambahkan!')
    const { body } = await browser.get(path)
    assert.deepEqual(body.data, [
      {
        id: response.body.data.id,
        no_soal: 1,
        page: 52,
        soal,
        pilihan_satu: 'satu',
        pilihan_dua: 'dua',
        pilihan_tiga: 'tiga',
        pilihan_empat: 'empat',
        jawaban: '2',
        pembahasan: null,
        pembahasan_pilihan: null,
        perbaikan: null,
        transkrip: null,
        bukti: null,
        keterampilan: null,
        kelompok: null,
        type: null,
        audio: null,
        q_reading: null,
        readingQuestion: null,
        benar: 0,
        salah: 0,
      },
    ])
  })

  test('structure questions belong on pages 52-66, one each', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const path = `/admin/paket-soal/${pack.id}/soal-structure`
    for (const page of [50, 51, 67, 68]) {
      const response = await browser.post(path, questionForm(page))
      assert.equal(response.status, 422)
      assert.equal(response.body.message, 'Halaman soal Structure harus antara 52 dan 66.')
    }
    assert.equal((await browser.post(path, questionForm(66))).status, 201)
    const taken = await browser.post(path, questionForm(66))
    assert.equal(taken.status, 409)
    assert.equal(taken.body.message, 'Halaman 66 sudah dipakai soal lain di paket ini.')
    const other = await createPackage({ status: 'belum' })
    const elsewhere = `/admin/paket-soal/${other.id}/soal-structure`
    assert.equal((await browser.post(elsewhere, questionForm(66))).status, 201)
  })

  test('a structure question needs every field and a key of 1-4', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const path = `/admin/paket-soal/${pack.id}/soal-structure`
    for (const body of [{}, questionForm(52, { soal: '' }), questionForm(52, { jawaban: null })]) {
      const response = await browser.post(path, body)
      assert.equal(response.status, 422)
      assert.equal(response.body.message, 'Semua field wajib diisi!')
    }
    const response = await browser.post(path, questionForm(52, { jawaban: 5 }))
    assert.equal(response.body.message, 'Jawaban harus antara 1 sampai 4.')
    assert.lengthOf(await Question.all(), 0)
  })

  test('structure questions are edited', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    const { id } = await questionOn(pack.id, 60)
    const path = `/admin/paket-soal/soal-structure/${id}`
    const response = await browser.put(path, questionForm(60, { jawaban: 3 }))
    assert.equal(response.status, 200)
    assert.deepEqual(response.body, { message: 'Soal berhasil diupdate!', status_paket: 'siap' })
    const question = await questionOn(pack.id, 60)
    assert.deepEqual([question.prompt, question.answerKey], ['Soal 60', 3])

    assert.equal((await browser.put(path, questionForm(61))).status, 409)
    assert.equal((await browser.put(path, {})).status, 422)
    const written = await questionOn(pack.id, 70)
    const wrong = `/admin/paket-soal/soal-structure/${written.id}`
    assert.equal((await browser.put(wrong, questionForm(60))).status, 404)
  })
})

const SENTENCE = 'The <u>first</u> of <u>many</u> bees <u>was</u> <u>big</u>.'

test.group('Written expression questions', (group) => {
  isolateDatabase(group)

  test('a written expression question keeps only text and four underlined parts, which become the options', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const soal =
      '<p onclick="x()">The <u class="a">first</u> of <u>R&amp;D</u><script>alert(1)</script> bees <u>was</u> <u>big</u>.</p>'
    const path = `/admin/paket-soal/${pack.id}/soal-written`
    const response = await browser.post(path, { soal, jawaban: 3, no_soal: 16, page: 68 })
    assert.equal(response.status, 201)
    assert.equal(response.body.message, 'Soal berhasil ditambahkan!')

    const [row] = (await browser.get(path)).body.data
    assert.equal(row.soal, 'The <u>first</u> of <u>R&amp;D</u> bees <u>was</u> <u>big</u>.')
    assert.deepEqual(
      [row.pilihan_satu, row.pilihan_dua, row.pilihan_tiga, row.pilihan_empat, row.jawaban],
      ['first', 'R&D', 'was', 'big', '3']
    )
  })

  test('a written expression question needs exactly four underlined parts', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    for (const soal of [
      '',
      'No part is marked.',
      '<u>one</u> <u>two</u> <u>three</u>',
      '<u>one</u> <u>two</u> <u>three</u> <u>four</u> <u>five</u>',
      '<u>one</u> <u>two</u> <u>three</u> <u> </u>',
    ]) {
      const response = await browser.post(`/admin/paket-soal/${pack.id}/soal-written`, {
        soal,
        jawaban: 1,
        no_soal: 1,
        page: 68,
      })
      assert.equal(response.status, 422, soal)
      assert.equal(
        response.body.message,
        'Kalimat harus memiliki tepat empat bagian bergaris bawah yang tidak kosong.'
      )
      assert.equal(response.body.errors[0].field, 'soal')
    }
  })

  test('a written expression question needs key, number and page', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const form = { soal: SENTENCE, jawaban: 1, no_soal: 1, page: 68 }
    const path = `/admin/paket-soal/${pack.id}/soal-written`
    for (const field of ['jawaban', 'no_soal', 'page']) {
      const response = await browser.post(path, { ...form, [field]: '' })
      assert.equal(response.status, 422)
      assert.equal(response.body.message, 'Lengkapi jawaban, nomor soal, dan halaman!')
    }
    for (const [change, message] of [
      [{ jawaban: 0 }, 'Jawaban harus antara 1 sampai 4.'],
      [{ page: 67 }, 'Halaman soal Written Expression harus antara 68 dan 92.'],
      [{ page: 93 }, 'Halaman soal Written Expression harus antara 68 dan 92.'],
    ] as const) {
      const response = await browser.post(path, { ...form, ...change })
      assert.equal(response.status, 422)
      assert.equal(response.body.message, message)
    }
    assert.equal((await browser.post(path, form)).status, 201)
    assert.equal((await browser.post(path, form)).status, 409)
  })

  test('written expression questions are edited', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    const { id } = await questionOn(pack.id, 70)
    const path = `/admin/paket-soal/soal-written/${id}`
    const form = { soal: SENTENCE, jawaban: 4, no_soal: 18, page: 70 }
    const response = await browser.put(path, form)
    assert.equal(response.status, 200)
    assert.equal(response.body.message, 'Soal berhasil diupdate!')
    const question = await questionOn(pack.id, 70)
    assert.deepEqual(
      [question.prompt, question.option1, question.option4, question.answerKey],
      [SENTENCE, 'first', 'big', 4]
    )
    assert.equal((await browser.put(path, { ...form, page: 71 })).status, 409)
    assert.equal((await browser.put(path, { ...form, soal: 'x' })).status, 422)
    assert.equal((await browser.put('/admin/paket-soal/soal-written/987654', form)).status, 404)
  })
})
