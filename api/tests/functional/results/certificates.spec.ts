import { test } from '@japa/runner'
import { cefrLevel } from '#app/scoring/domain/scoring'
import { createResult } from '#database/factories/result_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { MINUTE, startIn, takeSeat } from '#tests/support/exam'
import { pdfText } from '#tests/support/pdf_text'
import { stopClock } from '#tests/support/time_travel'
import { DEFAULT_MINUTES } from '#contracts/exam'

const EXAM_DAY = Date.UTC(2026, 4, 4, 3, 30)

test.group('Certificate of a result', (group) => {
  isolateDatabase(group)

  test('a certificate is a PDF with the values of the result', async ({ assert }) => {
    const user = await createUser({ name: 'Nama Baru' })
    const result = await createResult(user, {
      userName: 'Siti Aminah',
      packageName: 'Paket A',
      academyName: 'Akademi Cendekia',
      createdAt: EXAM_DAY,
    })

    const browser = await BrowserSession.of(user)
    const { status, headers, bytes } = await browser.get(`/users/certificate/${result.id}`)
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'application/pdf')
    assert.equal(
      headers.get('content-disposition'),
      'attachment; filename="Sertifikat - Siti Aminah - Paket A.pdf"'
    )
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.equal(Number(headers.get('content-length')), bytes.length)

    const text = await pdfText(bytes)
    const level = cefrLevel(result.totalScore, result.scoringTable)
    for (const shown of [
      'Siti Aminah',
      'Paket A',
      'Akademi Cendekia',
      String(result.listeningScore),
      String(result.structureScore),
      String(result.readingScore),
      String(result.totalScore),
      'benar 35 dari 50',
      'benar 28 dari 40',
      'benar 36 dari 50',
      String(level),
      '4 Mei 2026',
      result.code,
      'Latihan ITP, edisi 1',
      'Simulasi, bukan skor resmi ETS',
    ]) {
      assert.include(text, shown)
    }
    assert.notInclude(text, 'Nama Baru')
  })

  test('a certificate shows the level of the lowest and of the highest score')
    .with([
      { listeningCorrect: 0, writtenCorrect: 0, readingCorrect: 0, total: '310', level: 'A1' },
      { listeningCorrect: 50, writtenCorrect: 40, readingCorrect: 50, total: '677', level: 'C1' },
    ])
    .run(async ({ assert }, { total, level, ...correct }) => {
      const user = await createUser()
      const { id } = await createResult(user, correct)
      const browser = await BrowserSession.of(user)
      const text = await pdfText((await browser.get(`/users/certificate/${id}`)).bytes)
      assert.include(text, total)
      assert.include(text, `Level CEFR ${level} `)
    })

  test('a certificate opens for admins but not for other learners', async ({ assert }) => {
    const result = await createResult(await createUser())
    const path = `/users/certificate/${result.id}`

    const admin = await BrowserSession.of(await createAdmin())
    assert.equal((await admin.get(path)).status, 200)

    const other = await BrowserSession.of(await createUser())
    const foreign = await other.get(path)
    assert.equal(foreign.status, 404)
    assert.deepEqual(foreign.body, (await other.get('/users/certificate/999999999')).body)

    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.get(path)).status, 401)
  })

  test("a certificate's id that is not a number is refused")
    .with(['abc', '1.5', '-1', '1e3', '0', '99999999999999999999', '1%20OR%201=1'])
    .run(async ({ assert }, id) => {
      const user = await createUser()
      await createResult(user)
      const browser = await BrowserSession.of(user)
      assert.equal((await browser.get(`/users/certificate/${id}`)).status, 404)
    })

  test('a certificate keeps a harmful package name out of the headers')
    .with([
      'Paket\r\nSet-Cookie: admin=1',
      'Paket"; filename="evil.exe',
      '../../etc/passwd',
      'Paket 日本語 العربية 🎓',
      '\u202Egnp.exe',
      '   ',
    ])
    .run(async ({ assert }, packageName) => {
      const user = await createUser()
      const { id } = await createResult(user, { packageName })
      const browser = await BrowserSession.of(user)
      const { status, headers, bytes } = await browser.get(`/users/certificate/${id}`)

      assert.equal(status, 200)
      assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
      const disposition = headers.get('content-disposition') ?? ''
      assert.match(
        disposition,
        /^attachment; filename=("Sertifikat[^"\\/\r\n]*\.pdf"|Sertifikat[\w.-]*\.pdf)(; filename\*=UTF-8''[\w%.-]+)?$/
      )
      assert.isEmpty(headers.getSetCookie().filter((cookie) => cookie.startsWith('admin=')))
    })
})

test.group('Certificate once issued', (group) => {
  isolateDatabase(group)

  test('an issued certificate stays the same after name changes of academy and learner', async ({
    assert,
  }) => {
    const admin = await BrowserSession.of(await createAdmin())
    await admin.put('/admin/pengaturan', { namaAkademi: 'Akademi Cendekia' })
    using time = stopClock()
    const { browser, user, ...seat } = await takeSeat()
    await startIn({ browser, user, ...seat }, 'reading', time)
    time.pass(DEFAULT_MINUTES.reading * MINUTE)
    assert.equal((await browser.post('/soal/jawaban', { answers: [] })).status, 200)

    const [{ id, kode }] = (await browser.get('/users/riwayat-ujian')).body.data
    const issued = async () => ({
      printed: await pdfText((await browser.get(`/users/certificate/${id}`)).bytes),
      verified: (await browser.get(`/sertifikat/${kode}`)).body,
    })
    const before = await issued()
    assert.include(before.printed, 'Akademi Cendekia')
    assert.include(before.printed, user.name)
    assert.equal(before.verified.akademi, 'Akademi Cendekia')

    const renamed = await admin.put('/admin/pengaturan', { namaAkademi: 'Akademi Baru' })
    assert.equal(renamed.status, 200)
    const profile = { nama: 'Nama Baru', email: user.email }
    assert.equal((await browser.upload('PUT', '/users/profile', profile)).status, 200)
    assert.deepEqual(await issued(), before)
  })
})

test.group('Certificate of the last score', (group) => {
  isolateDatabase(group)

  test("the last score's certificate is that of the attempt that ended last", async ({
    assert,
  }) => {
    const user = await createUser()
    const latest = await createResult(user, { packageName: 'Paket Baru', createdAt: EXAM_DAY })
    await createResult(user, { packageName: 'Paket Lama', createdAt: EXAM_DAY - 1 })

    const browser = await BrowserSession.of(user)
    const { status, headers, bytes } = await browser.get('/users/lastScore/sertif')
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'application/pdf')
    assert.equal(
      headers.get('content-disposition'),
      `attachment; filename="Sertifikat - ${user.name} - Paket Baru.pdf"`
    )
    const text = await pdfText(bytes)
    assert.include(text, latest.code)
    assert.include(text, 'Paket Baru')
  })

  test("the last score's certificate is not found before the first exam", async ({ assert }) => {
    const browser = await BrowserSession.of(await createUser())
    const { status, body } = await browser.get('/users/lastScore/sertif')
    assert.equal(status, 404)
    assert.equal(body.message, 'Anda belum memiliki hasil ujian.')
  })

  test("the last score's certificate is for signed-in users only", async ({ assert }) => {
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.get('/users/lastScore/sertif')).status, 401)
  })
})
