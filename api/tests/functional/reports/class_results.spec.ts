import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import { inTransaction } from '#app/platform/database/transaction'
import { reviseResult } from '#app/results/actions/revise_result'
import { createClass } from '#database/factories/class_factory'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createResult } from '#database/factories/result_factory'
import { createUser, createUsers } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent } from '#tests/support/events'
import { completePackage, HOUR, MINUTE, start, takeSeat } from '#tests/support/exam'
import { pdfText } from '#tests/support/pdf_text'
import { queriesOf } from '#tests/support/queries'
import { adminBrowser } from '#tests/support/questions'
import { spreadsheetRows } from '#tests/support/spreadsheet'
import { readSecurityLog } from '#tests/support/security_log'
import { stopClock } from '#tests/support/time_travel'
import { LIMITS } from '#tests/support/limits'

const names = (list: { nama: string }[]) => list.map(({ nama }) => nama)

test.group('Results of a class', (group) => {
  isolateDatabase(group)
  // Hashing and printing take long on a busy machine.
  group.each.timeout(LIMITS.manyCalls)

  test("a class's results are those of the package that was begun last, or of another that is asked for", async ({
    assert,
  }) => {
    const [ayu, budi] = [await createUser({ name: 'Ayu' }), await createUser({ name: 'Budi' })]
    const { id } = await createClass([ayu, budi])
    const early = await createResult(ayu, { packageName: 'Paket A', createdAt: Date.now() - HOUR })
    const late = await createResult(budi, { packageName: 'Paket B' })
    // Of a learner who isn't in the class.
    await createResult(await createUser({ name: 'Orang Lain' }), { packageId: late.packageId })
    const admin = await adminBrowser()

    const { data } = (await admin.get(`/admin/kelas/${id}/hasil`)).body
    assert.equal(data.paketId, late.packageId)
    assert.deepEqual(names(data.kelas.paket), ['Paket B', 'Paket A'])
    assert.deepEqual(names(data.hasil.peserta), ['Budi'])
    assert.deepEqual(data.hasil.belum, [{ nama: 'Ayu', alasan: 'tanpa_akses' }])
    assert.equal(data.hasil.ringkasan.skor.total.rata_rata, late.totalScore)

    const other = await admin.get(`/admin/kelas/${id}/hasil?paket=${early.packageId}`)
    assert.deepEqual(names(other.body.data.hasil.peserta), ['Ayu'])
    assert.equal((await admin.get(`/admin/kelas/${id}/hasil?paket=999999`)).status, 404)
    assert.equal((await admin.get('/admin/kelas/999999/hasil')).status, 404)
  })

  test("a class's results count the last attempt of each learner, with its latest score", async ({
    assert,
  }) => {
    const user = await createUser({ name: 'Ayu' })
    const { id } = await createClass([user])
    const first = await createResult(user, {
      listeningCorrect: 50,
      writtenCorrect: 40,
      readingCorrect: 50,
      createdAt: Date.now() - HOUR,
    })
    const last = await createResult(user, { packageId: first.packageId })
    const admin = await adminBrowser()
    const before = (await admin.get(`/admin/kelas/${id}/hasil`)).body.data.hasil.peserta
    assert.containSubset(before, [{ total: last.totalScore, dinilai_ulang: false }])
    assert.lengthOf(before, 1)

    const counts = { listening: 48, written: 38, reading: 47 }
    await inTransaction((trx) => reviseResult(trx, last, counts, Date.now()))
    const after = (await admin.get(`/admin/kelas/${id}/hasil`)).body.data.hasil.peserta
    assert.containSubset(after, [{ total: last.totalScore, dinilai_ulang: true }])
    assert.notEqual(before[0].total, after[0].total)
  })

  test("a class's results say who has none yet, and why", async ({ assert }) => {
    const pack = await completePackage()
    const [done, waiting, none] = [
      await createUser({ name: 'A Selesai' }),
      await createUser({ name: 'B Belum' }),
      await createUser({ name: 'C Tanpa' }),
    ]
    await createResult(done, { packageId: pack.id })
    await grantAttempt(waiting, pack)
    const running = await takeSeat(pack)
    await running.user.merge({ name: 'D Mengerjakan' }).save()
    await start(running)
    const staff = await createUser({ name: 'E Guru', role: 'Guru' })
    const { id } = await createClass([done, waiting, none, running.user, staff])

    const admin = await adminBrowser()
    const { data } = (await admin.get(`/admin/kelas/${id}/hasil?paket=${pack.id}`)).body
    assert.deepEqual(names(data.hasil.peserta), ['A Selesai'])
    assert.deepEqual(data.hasil.belum, [
      { nama: 'B Belum', alasan: 'belum_dibuka' },
      { nama: 'C Tanpa', alasan: 'tanpa_akses' },
      { nama: 'D Mengerjakan', alasan: 'mengerjakan' },
    ])
  })

  test("a class's results and papers are empty before the first attempt", async ({ assert }) => {
    const { id } = await createClass([await createUser()])
    const admin = await adminBrowser()
    const { data } = (await admin.get(`/admin/kelas/${id}/hasil`)).body
    assert.isNull(data.hasil)
    assert.equal((await admin.get(`/admin/kelas/${id}/hasil/excel`)).status, 404)
    assert.equal((await admin.get(`/admin/kelas/${id}/hasil/pdf`)).status, 404)
  })

  test("a class's results contain no phone number, address or id", async ({ assert }) => {
    const user = await createUser()
    const { id } = await createClass([user])
    const { code } = await createResult(user)
    const text = (await (await adminBrowser()).get(`/admin/kelas/${id}/hasil`)).bytes.toString()
    for (const secret of [user.nohp, user.email, code]) assert.notInclude(text, secret)
  })

  test("a class's results take as many statements for thirty learners as for one", async ({
    assert,
  }) => {
    const admin = await adminBrowser()
    const counts: number[] = []
    for (const size of [1, 30]) {
      const learners = await createUsers(size)
      const { id } = await createClass(learners)
      const pack = await createPackage()
      for (const one of learners) await createResult(one, { packageId: pack.id })
      const statements = await queriesOf(() => admin.get(`/admin/kelas/${id}/hasil`))
      counts.push(statements.length)
    }
    // Session and user; class, packages, package, attempts and grants.
    assert.deepEqual(counts, [7, 7])
  })

  test("a class's results are read by teachers, and by no other staff", async ({ assert }) => {
    const user = await createUser({ name: 'Ayu' })
    const { id } = await createClass([user])
    await createResult(user)
    const teacher = await BrowserSession.of(await createUser({ role: 'Guru' }))
    assert.equal((await teacher.get(`/admin/kelas/${id}/hasil`)).status, 200)
    const { data } = (await teacher.get('/admin/hasil-kelas')).body
    assert.containSubset(data.kelas, [{ id, jumlah_peserta: 1 }])
    for (const role of ['Pengawas', 'Keuangan', 'User'] as const) {
      const browser = await BrowserSession.of(await createUser({ role }))
      assert.equal((await browser.get(`/admin/kelas/${id}/hasil`)).status, 403)
    }
  })

  test("a class's results are files, too, with valid names", async ({ assert }) => {
    const user = await createUser({ name: 'Ayu' })
    const { id } = await createClass([user], { name: 'XII: IPA/1' })
    const { totalScore } = await createResult(user)
    const admin = await adminBrowser()
    const excel = await admin.get(`/admin/kelas/${id}/hasil/excel`)
    assert.equal(excel.status, 200)
    assert.match(excel.headers.get('content-type') ?? '', /spreadsheetml/)
    assert.include(excel.headers.get('content-disposition'), 'Hasil XII IPA 1.xlsx')
    assert.equal(excel.bytes.subarray(0, 2).toString(), 'PK')
    const pdf = await admin.get(`/admin/kelas/${id}/hasil/pdf?peringkat=true`)
    assert.include(pdf.headers.get('content-disposition'), 'Hasil XII IPA 1.pdf')
    const text = await pdfText(pdf.bytes)
    assert.include(text, 'Hasil XII: IPA/1')
    assert.include(text, `${totalScore}`)
    assert.include(text, 'Per. Nama')
  })

  test('exported class results leave an entry in the audit log and a line in the security log', async ({
    assert,
  }) => {
    const user = await createUser({ name: 'Ayu' })
    const { id } = await createClass([user], { name: 'XII IPA 1' })
    await createResult(user, { packageName: 'Paket A' })
    const admin = await adminBrowser()
    using log = readSecurityLog()
    await admin.get(`/admin/kelas/${id}/hasil`)
    for (const form of ['excel', 'pdf']) await admin.get(`/admin/kelas/${id}/hasil/${form}`)

    const taken = { name: 'XII IPA 1', packageName: 'Paket A', learners: 1 }
    const entries = await AuditEntry.query().where('action', 'class.results_taken').orderBy('id')
    assert.deepEqual(
      entries.map(({ subjectId, details }) => [subjectId, details]),
      ['xlsx', 'pdf'].map((form) => [id, { ...taken, form }])
    )
    const lines = log.lines.filter(({ msg }) => msg === 'exported')
    assert.lengthOf(lines, 2)
    for (const line of lines) {
      assert.containSubset(line, { list: 'class_results', classId: id, rows: 1 })
    }
  })

  test("a class's results open in a spreadsheet with the right types: names as text, scores as numbers, days as dates", async ({
    assert,
  }) => {
    using time = stopClock(Date.parse('2026-11-22T01:00:00Z'))
    const [formula, zeros] = [await createUser({ name: '=1+1' }), await createUser({ name: '007' })]
    const { id } = await createClass([formula, zeros])
    const result = await createResult(formula, { createdAt: time.now })
    const excel = await (await adminBrowser()).get(`/admin/kelas/${id}/hasil/excel`)

    const [headings, ...rows] = await spreadsheetRows(excel.bytes, 'Hasil')
    assert.deepEqual(headings?.slice(0, 2), ['Nama', 'Listening'])
    const [sat, unsat] = rows
    assert.lengthOf(rows, 2)
    assert.deepEqual(sat?.slice(0, 2), ['=1+1', result.listeningScore])
    assert.equal(sat?.[4], result.totalScore)
    assert.deepEqual(sat?.[6], new Date('2026-11-22T00:00:00Z'))
    assert.equal(unsat?.[0], '007')
    assert.equal(unsat?.[4], null)
    const summary = await spreadsheetRows(excel.bytes, 'Ringkasan')
    assert.deepInclude(summary, ['Sudah ada hasil', 1, null, null, null])
  })
})

test.group('Results of an exam event', (group) => {
  isolateDatabase(group)
  // Hashing and printing take long on a busy machine.
  group.each.timeout(LIMITS.manyCalls)

  test("an event's results are of its own attempts alone, with who came and who did not", async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await completePackage()
    const at = time.now + 10 * MINUTE
    const { id, admin, learners } = await scheduleEvent(pack, at, { count: 3, pakaiToken: false })
    const [sits, waits, absent] = learners as [Learner, Learner, Learner]
    for (const [at2, { user }] of learners.entries()) await user.merge({ name: `P${at2}` }).save()
    // An attempt of the learner's own, outside of the event.
    await createResult(absent.user, { packageId: pack.id })

    const ahead = (await admin.get(`/admin/jadwal/${id}/hasil`)).body.data.hasil
    assert.isTrue(ahead.belum.every(({ alasan }: { alasan: string }) => alasan === 'belum_mulai'))
    for (const { browser } of [sits, waits]) {
      assert.equal((await browser.post(`/jadwal/${id}/masuk`)).status, 200)
    }
    assert.equal((await admin.post(`/admin/jadwal/${id}/mulai`)).status, 200)
    await sits.browser.put('/soal/timers', { paketId: pack.id })
    time.pass(16 * MINUTE)
    const { data } = (await admin.get(`/admin/jadwal/${id}/hasil`)).body
    assert.deepEqual(data.hasil.peserta, [])
    assert.deepEqual(data.hasil.belum, [
      { nama: 'P0', alasan: 'mengerjakan' },
      { nama: 'P1', alasan: 'tidak_mulai' },
      { nama: 'P2', alasan: 'tidak_hadir' },
    ])

    for (const session of ['listening', 'written', 'reading'] as const) {
      time.pass(56 * MINUTE)
      await sits.browser.put('/soal/timers/next', { nohp: sits.user.nohp, from: session })
    }
    const after = (await admin.get(`/admin/jadwal/${id}/hasil`)).body.data.hasil
    assert.containSubset(after.peserta, [{ nama: 'P0', total: 310 }])
    assert.lengthOf(after.belum, 2)
    const text = await pdfText((await admin.get(`/admin/jadwal/${id}/hasil/pdf`)).bytes)
    assert.include(text, 'Hasil Ujian XII IPA 1')
    assert.equal((await admin.get(`/admin/jadwal/${id}/hasil/excel`)).status, 200)
  })

  test("an event's results can be those of one of its classes, and of no other", async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await completePackage()
    const [own, other] = [await createUser({ name: 'Ayu' }), await createUser({ name: 'Budi' })]
    const mine = await createClass([own], { name: 'XII IPA 1' })
    const theirs = await createClass([other], { name: 'XII IPA 2' })
    const stranger = await createClass([own])
    const { id, admin } = await scheduleEvent(pack, time.now + HOUR, {
      kelas: [mine.id, theirs.id],
      count: 0,
    })
    const all = (await admin.get(`/admin/jadwal/${id}/hasil`)).body.data
    assert.deepEqual(names(all.kelas), ['XII IPA 1', 'XII IPA 2'])
    assert.deepEqual(names(all.hasil.belum), ['Ayu', 'Budi'])
    const one = (await admin.get(`/admin/jadwal/${id}/hasil?kelas=${mine.id}`)).body.data
    assert.deepEqual(names(one.hasil.belum), ['Ayu'])
    assert.equal(one.hasil.kelas, 'XII IPA 1')
    const none = await admin.get(`/admin/jadwal/${id}/hasil?kelas=${stranger.id}`)
    assert.equal(none.status, 404)
    assert.equal((await admin.get('/admin/jadwal/999999/hasil')).status, 404)
  })
})

type Learner = Awaited<ReturnType<typeof scheduleEvent>>['learners'][number]
