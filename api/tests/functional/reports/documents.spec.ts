import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { unzipSync } from 'fflate'
import AuditEntry from '#app/audit/models/audit_entry'
import Attempt from '#app/exam/models/attempt'
import type { Role } from '#contracts/capabilities'
import { createLab } from '#database/factories/lab_factory'
import { createPackage } from '#database/factories/package_factory'
import { createResult } from '#database/factories/result_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent } from '#tests/support/events'
import { answersOf, completePackage, HOUR, MINUTE, sweepAt } from '#tests/support/exam'
import { through } from '#tests/support/kiosk'
import { pdfText } from '#tests/support/pdf_text'
import { adminBrowser } from '#tests/support/questions'
import { spreadsheetRows } from '#tests/support/spreadsheet'
import { stopClock } from '#tests/support/time_travel'
import { LIMITS } from '#tests/support/limits'

/** 08.00 in Jakarta, on a Sunday. */
const SET = Date.parse('2026-11-22T01:00:00Z')

async function staffBrowser(role: Role, name = 'Budi Pengawas') {
  const user = await createUser({ role, name })
  return { user, browser: await BrowserSession.of(user) }
}

async function newClass(admin: BrowserSession, ids: readonly number[]): Promise<number> {
  const { body } = await admin.post('/admin/kelas', { nama: 'XII IPA 1' })
  for (const id of ids) {
    await db.table('class_members').insert({ class_id: body.id, user_id: id, added_at: 1 })
  }
  return body.id as number
}

const takenBy = async (userId: number) =>
  (await AuditEntry.query().where('actorId', userId).orderBy('id'))
    .filter(({ action }) => action.endsWith('_taken'))
    .map(({ action, details }) => [action, details.learners])

test.group('Documents of an event', (group) => {
  isolateDatabase(group)
  // The printer's thread loads its fonts first.
  group.each.timeout(LIMITS.manyRuns)

  test("an event's documents list its learners, for print and for Excel", async ({ assert }) => {
    using time = stopClock(SET - HOUR)
    const { user, browser } = await staffBrowser('Pengawas')
    const formula = await createUser({ name: '=HYPERLINK("http://x")' })
    const admin = await adminBrowser()
    const kelas = await newClass(admin, [formula.id])
    const { path, learners } = await scheduleEvent(await completePackage(), SET, {
      pengawas: [user.id],
      kelas: [kelas],
    })
    const [single] = learners.map((one) => one.user)
    time.pass(MINUTE)

    const pdf = await browser.get(`${path}/daftar-hadir`)
    assert.equal(pdf.status, 200)
    assert.equal(pdf.headers.get('content-type'), 'application/pdf')
    assert.equal(
      pdf.headers.get('content-disposition'),
      'attachment; filename="Daftar Hadir Ujian XII IPA 1.pdf"'
    )
    const text = await pdfText(pdf.bytes)
    for (const part of [
      'DAFTAR HADIR PESERTA',
      'Minggu, 22 November 2026',
      'Budi Pengawas',
      String(single?.name),
      String(single?.nohp),
      formula.nohp,
      'Halaman 1 dari 1',
    ]) {
      assert.include(text, part)
    }

    const excel = await browser.get(`${path}/daftar-hadir/excel`)
    const rows = await spreadsheetRows(excel.bytes, 'Daftar Hadir')
    const listed = rows.map((cells) => cells.slice(1, 4))
    assert.match(formula.nohp, /^0/)
    assert.deepInclude(listed, [formula.name, formula.nohp, 'XII IPA 1'])
    assert.deepInclude(listed, [single?.name, single?.nohp, null])
    // Their numbers in the list.
    assert.deepEqual(
      rows.slice(-2).map(([number]) => number),
      [1, 2]
    )
    assert.deepEqual(await takenBy(user.id), [
      ['event.attendance_taken', 2],
      ['event.attendance_taken', 2],
    ])
  })

  test("an event's minutes report what happened, and are provisional until it is over", async ({
    assert,
  }) => {
    using time = stopClock(SET - 10 * MINUTE)
    const { user, browser } = await staffBrowser('Pengawas')
    const pack = await completePackage()
    const { lab, key } = await createLab({ name: 'Lab Bahasa' })
    const { path, learners, token } = await scheduleEvent(pack, SET, {
      count: 4,
      pengawas: [user.id],
      labId: lab.id,
    })
    const [first, late, absent, idle] = learners
    if (!first || !late || !absent || !idle) throw new Error('four learners are needed')
    learners.forEach((one, at) => through(one.browser, { labId: lab.id, key, seat: `A${at + 1}` }))
    const id = path.split('/').at(-1)
    const enter = ({ browser: page }: (typeof learners)[0]) =>
      page.post(`/jadwal/${id}/masuk`, { tokenUjian: token(time.now) })
    const begin = ({ browser: page }: (typeof learners)[0]) =>
      page.put('/soal/timers', { paketId: pack.id })

    assert.equal((await enter(first)).status, 200)
    assert.equal((await enter(idle)).status, 200)
    time.pass(12 * MINUTE)
    assert.equal((await browser.post(`${path}/mulai`)).status, 200)
    assert.equal((await begin(first)).status, 200)
    time.pass(6 * MINUTE)
    assert.equal((await enter(late)).status, 200)
    assert.equal((await begin(late)).status, 200)
    const attempt = await Attempt.findByOrFail('userId', first.user.id)
    await db.table('lab_events').insert({
      lab_id: lab.id,
      seat: 'A1',
      attempt_id: attempt.id,
      kind: 'focus_lost',
      detail: '',
      count: 2,
      at: time.now,
      received_at: time.now,
      fingerprint: 'one',
    })
    const admin = await adminBrowser()
    await admin.post(`/admin/user/${late.user.id}/keluarkan`)
    await db.table('late_submissions').insert({
      attempt_id: attempt.id,
      open_attempt_id: attempt.id,
      user_id: first.user.id,
      package_name: pack.name,
      status: 'pending',
      answers: 3,
      created_at: time.now,
    })

    const during = await pdfText((await browser.get(`${path}/berita-acara`)).bytes)
    for (const part of [
      'SEMENTARA',
      '2 peserta masih mengerjakan',
      'sedang dilaksanakan',
      `08.02– – ${first.user.name} Sambungan terputus, belum kembali`,
      `Jawaban terlambat : 3 jawaban belum diputuskan, nilainya masih dapat berubah. 1 peserta: ${first.user.name} (3)`,
    ]) {
      assert.include(during, part)
    }

    assert.equal((await first.browser.post('/soal/denyut', { belumTerkirim: 0 })).status, 200)
    // The first answers all of the last session; the other's time runs out.
    await db.from('attempts').where('id', attempt.id).update({ session: 'reading' })
    await first.browser.put('/soal', { answers: answersOf('reading') })
    for (const { id: page, answer } of answersOf('reading')) {
      const known: unknown = await db
        .from('attempt_answers')
        .where({ attempt_id: attempt.id, page })
        .first()
      if (known !== null) continue
      await db.table('attempt_answers').insert({
        attempt_id: attempt.id,
        page,
        question_id: 1,
        answer,
        seq: 1,
        saved_at: time.now,
      })
    }
    time.pass(5 * HOUR)
    for (let round = 0; round < 4; round++) await sweepAt(time.now)
    const after = await browser.get(`${path}/berita-acara`)
    const text = await pdfText(after.bytes)
    assert.notInclude(text, 'SEMENTARA')
    for (const part of [
      'BERITA ACARA PELAKSANAAN UJIAN',
      'tanggal dua puluh dua bulan November tahun dua ribu dua puluh enam',
      'bertempat di Lab Bahasa',
      '08.02 WIB (Mulai Bersama oleh Budi Pengawas)',
      `1 peserta: ${absent.user.name}`,
      `1 peserta: ${late.user.name} (08.08)`,
      `Hadir, tidak mengerjakan : 1 peserta: ${idle.user.name}`,
      'Menyelesaikan : 1 peserta',
      `Waktu habis, soal tersisa : 1 peserta: ${late.user.name}`,
      `08.02–08.08 – ${first.user.name} Sambungan terputus`,
      `08.08 A1 ${first.user.name} Meninggalkan jendela ujian (2 kali)`,
      'Memulai ujian bersama',
      'Mengetahui,',
    ]) {
      assert.include(text, part)
    }
    assert.notInclude(text, 'mengunduh')
    const excel = await browser.get(`${path}/daftar-hadir/excel`)
    const rows = await spreadsheetRows(excel.bytes, 'Daftar Hadir')
    const presence = new Map(rows.map((cells) => [cells[1], cells.slice(5, 8)]))
    assert.deepEqual(presence.get(first.user.name)?.slice(0, 2), ['Hadir', '07.50'])
    assert.match(String(presence.get(first.user.name)?.[2]), /^\d\d\.\d\d$/)
    assert.deepEqual(presence.get(absent.user.name), ['Tidak hadir', null, null])
    assert.equal(presence.get(late.user.name)?.[1], '08.08')
    const list = await pdfText((await browser.get(`${path}/daftar-hadir`)).bytes)
    assert.include(list, 'Jumlah peserta: 4     Hadir: 3     Tidak hadir: 1'.replace(/ +/g, ' '))
    assert.deepEqual(await takenBy(user.id), [
      ['event.minutes_taken', 4],
      ['event.minutes_taken', 4],
      ['event.attendance_taken', 4],
      ['event.attendance_taken', 4],
    ])
  })

  test("an event's documents are for its own invigilators, and certificates for no invigilator", async ({
    assert,
  }) => {
    using time = stopClock(SET - HOUR)
    const [own, other] = [await staffBrowser('Pengawas'), await staffBrowser('Pengawas')]
    const { path } = await scheduleEvent(await completePackage(), time.now + HOUR, {
      pengawas: [own.user.id],
    })
    for (const [role, expected] of [
      ['Guru', { papers: 403, certificates: 200 }],
      ['Keuangan', { papers: 403, certificates: 403 }],
      ['User', { papers: 403, certificates: 403 }],
    ] as const) {
      const { browser } = await staffBrowser(role)
      for (const paper of ['daftar-hadir', 'daftar-hadir/excel', 'berita-acara']) {
        assert.equal((await browser.get(`${path}/${paper}`)).status, expected.papers, role)
      }
      assert.equal((await browser.get(`${path}/sertifikat`)).status, expected.certificates, role)
    }
    for (const paper of ['daftar-hadir', 'daftar-hadir/excel', 'berita-acara']) {
      assert.equal((await own.browser.get(`${path}/${paper}`)).status, 200)
      assert.equal((await other.browser.get(`${path}/${paper}`)).status, 404)
    }
    for (const form of ['', '/pdf', '/zip']) {
      assert.equal((await own.browser.get(`${path}/sertifikat${form}`)).status, 403)
    }
    const admin = await adminBrowser()
    assert.equal((await admin.get('/admin/jadwal/999999/berita-acara')).status, 404)
    assert.equal((await admin.get('/admin/jadwal/999999/sertifikat')).status, 404)
    // No learner has a result yet.
    assert.equal((await admin.get(`${path}/sertifikat/pdf`)).status, 409)
    assert.equal((await admin.get(`${path}/sertifikat/zip`)).status, 409)
  })
})

test.group('Certificates of a class', (group) => {
  isolateDatabase(group)
  group.each.timeout(LIMITS.manyRuns)

  test("a class's certificates are of the last result of each, all in one PDF or a file each", async ({
    assert,
  }) => {
    const pack = await createPackage({ name: 'Prediction 1' })
    const [ayu, twin, unsat] = [
      await createUser({ name: 'Ayu' }),
      await createUser({ name: 'Ayu' }),
      await createUser({ name: 'Zaki' }),
    ]
    await createResult(ayu, { packageId: pack.id, createdAt: SET, readingCorrect: 50 })
    const last = await createResult(ayu, { packageId: pack.id, createdAt: SET + HOUR })
    const theirs = await createResult(twin, { packageId: pack.id, createdAt: SET })
    await createResult(unsat, { createdAt: SET })
    const { user, browser } = await staffBrowser('Guru')
    const id = await newClass(await adminBrowser(), [ayu.id, twin.id, unsat.id, user.id])
    const path = `/admin/kelas/${id}/sertifikat`

    const packages = (await browser.get(`${path}/paket`)).body.data
    assert.deepInclude(packages, { id: pack.id, nama: 'Prediction 1', jumlah: 2 })
    const plan = (await browser.get(`${path}/${pack.id}`)).body.data
    assert.deepEqual(plan, {
      jumlah: 2,
      menunggu: [],
      tanpa: [{ id: unsat.id, nama: 'Zaki', nohp: unsat.nohp, sebab: 'belum_mengerjakan' }],
    })

    const pdf = await browser.get(`${path}/${pack.id}/pdf`)
    assert.equal(
      pdf.headers.get('content-disposition'),
      'attachment; filename="Sertifikat XII IPA 1 Prediction 1.pdf"'
    )
    const text = await pdfText(pdf.bytes)
    assert.include(text, last.code)
    assert.include(text, theirs.code)
    assert.lengthOf(text.match(/SERTIFIKAT/g) ?? [], 2)

    const zip = await browser.get(`${path}/${pack.id}/zip`)
    assert.equal(zip.headers.get('content-type'), 'application/zip')
    const files = unzipSync(zip.bytes)
    assert.deepEqual(Object.keys(files), ['Ayu.pdf', 'Ayu (2).pdf'])
    assert.include(await pdfText(Buffer.from(files['Ayu (2).pdf'] ?? [])), theirs.code)
    assert.deepEqual(await takenBy(user.id), [
      ['class.certificates_taken', 2],
      ['class.certificates_taken', 2],
    ])
  })

  test('a person whose data was erased has no certificate among those of the class', async ({
    assert,
  }) => {
    const pack = await createPackage({ name: 'Prediction 1' })
    const [kept, erased] = [await createUser({ name: 'Ayu' }), await createUser({ name: 'Zaki' })]
    for (const learner of [kept, erased]) await createResult(learner, { packageId: pack.id })
    const admin = await adminBrowser()
    const id = await newClass(admin, [kept.id, erased.id])
    await erased.merge({ erasedAt: SET }).save()

    const zip = await admin.get(`/admin/kelas/${id}/sertifikat/${pack.id}/zip`)
    assert.deepEqual(Object.keys(unzipSync(zip.bytes)), ['Ayu.pdf'])
    const packages = (await admin.get(`/admin/kelas/${id}/sertifikat/paket`)).body.data
    assert.deepInclude(packages, { id: pack.id, nama: 'Prediction 1', jumlah: 1 })
  })

  test("a class's certificates are refused without results", async ({ assert }) => {
    const admin = await adminBrowser()
    const id = await newClass(admin, [])
    const pack = await createPackage()
    assert.equal((await admin.get('/admin/kelas/999999/sertifikat/paket')).status, 404)
    assert.equal((await admin.get(`/admin/kelas/${id}/sertifikat/999999`)).status, 404)
    const none = await admin.get(`/admin/kelas/${id}/sertifikat/${pack.id}/zip`)
    assert.equal(none.status, 409)
    assert.equal(none.body.message, 'Belum ada peserta yang memiliki hasil.')
  })
})
