import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import AuditEntry from '#app/audit/models/audit_entry'
import Attempt from '#app/exam/models/attempt'
import LateSubmission from '#app/exam/models/late_submission'
import Result from '#app/results/models/result'
import { factoryKey } from '#database/factories/question_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { MINUTE, start, startIn, takeSeat, type Seat } from '#tests/support/exam'
import { journalBody } from '#tests/support/journal'
import { rescueContent, rescueKeyFor, rescueText, sealed } from '#tests/support/rescue'
import { stopClock } from '#tests/support/time_travel'
import { REFUSAL } from '#contracts/refusals'
import { RESCUE_UPLOAD_MS } from '#app/exam/actions/take_rescue_file'
import { RESCUE_FILE_MAX_LENGTH } from '#contracts/rescue'

type Time = ReturnType<typeof stopClock>

const CHOICES = [
  { id: 7, answer: factoryKey(7), seq: 1, at: 100, jam: 90 },
  { id: 8, answer: factoryKey(8), seq: 2, at: 200, jam: 190 },
] as const

const upload = (admin: BrowserSession, berkas: string) =>
  admin.post('/admin/jawaban-terlambat/berkas', { berkas })

const lateRows = () => db.from('late_answers').orderBy('page', 'asc')

const adminBrowser = async () => BrowserSession.of(await createAdmin({ name: 'Ibu Admin' }))

/** Runs the rest of the attempt, like another tab without these answers. */
async function sitOut(seat: Seat, time: Time): Promise<void> {
  await startIn(seat, 'reading', time)
  time.pass(56 * MINUTE)
}

/** Answers without delivering anything, until the attempt's time is over; returns the device's file. */
async function sitUndelivered(seat: Seat, time: Time): Promise<string> {
  await start(seat)
  const text = rescueText(await rescueKeyFor(seat), CHOICES)
  await sitOut(seat, time)
  return text
}

test.group('Rescue files | the key', (group) => {
  isolateDatabase(group)

  test('the rescue key is 32 bytes, the same at every call, different for each attempt, and never cached', async ({
    assert,
  }) => {
    const [seat, other] = [await takeSeat(), await takeSeat()]
    await start(seat)
    await start(other)
    const reply = await seat.browser.get('/soal/kunci-penyelamatan')
    assert.equal(reply.status, 200)
    assert.equal(reply.headers.get('cache-control'), 'no-store')
    assert.lengthOf(Buffer.from(reply.body.kunci as string, 'base64url'), 32)
    assert.equal((await rescueKeyFor(seat)).kunci, reply.body.kunci)
    assert.notEqual((await rescueKeyFor(other)).kunci, reply.body.kunci)
    assert.notInclude(reply.body.token, seat.user.nohp)
  })

  test('the rescue key goes only to the login that drives a running attempt', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const before = await seat.browser.get('/soal/kunci-penyelamatan')
    assert.deepEqual([before.status, before.body.code], [409, REFUSAL.notRunning])
    await start(seat)
    const elsewhere = await BrowserSession.of(seat.user)
    const refused = await elsewhere.get('/soal/kunci-penyelamatan')
    assert.deepEqual([refused.status, refused.body.code], [409, REFUSAL.drivenElsewhere])
    assert.isUndefined(refused.body.kunci)
    await sitOut(seat, time)
    assert.equal((await seat.browser.get('/soal/kunci-penyelamatan')).status, 409)
  })

  test('the rescue key of a lab-only attempt is refused elsewhere', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    await seat.pack.merge({ labOnly: true }).save()
    await Attempt.query().update({ lab_only: true })
    const reply = await seat.browser.get('/soal/kunci-penyelamatan')
    assert.deepEqual([reply.status, reply.body.code], [403, REFUSAL.labOnly])
  })
})

test.group('Rescue files | upload', (group) => {
  isolateDatabase(group)

  test('an uploaded rescue file stores its answers for a decision, with their origin, and is audited', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const text = await sitUndelivered(seat, time)
    const admin = await adminBrowser()

    const reply = await upload(admin, text)
    assert.equal(reply.status, 200)
    assert.equal(reply.body.message, '2 jawaban dari berkas disimpan untuk diperiksa.')
    const submission = await LateSubmission.firstOrFail()
    assert.equal(reply.body.id, submission.id)
    const { body } = await admin.get(`/admin/jawaban-terlambat/${submission.id}`)
    assert.deepEqual([body.data.User.nohp, body.data.berjalan], [seat.user.nohp, false])
    assert.deepEqual(
      body.data.jawaban.map((late: Record<string, unknown>) => [
        late.id,
        late.answer,
        late.dipilih,
        late.jamPerangkat,
        late.dariBerkas,
      ]),
      CHOICES.map(({ id, answer, at, jam }) => [
        id,
        answer,
        new Date(at).toISOString(),
        new Date(jam).toISOString(),
        true,
      ])
    )
    const [journal] = body.data.jurnal
    assert.isTrue(journal.utuh && journal.lengkap)

    const entry = await AuditEntry.findByOrFail('action', 'attempt.rescued')
    assert.deepEqual([entry.actorName, entry.subjectId], ['Ibu Admin', submission.attemptId])
    assert.deepEqual(entry.details, {
      userId: seat.user.id,
      userName: seat.user.name,
      packageName: seat.pack.name,
      answers: 2,
      savedAt: 5,
      isOtherLogin: false,
    })
  })

  test('accepted answers of a rescue file change the result', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const admin = await adminBrowser()
    const text = await sitUndelivered(seat, time)
    await seat.browser.get('/soal/cek-endtime')
    const before = await Result.firstOrFail()
    const { body } = await upload(admin, text)
    const reply = await admin.put(`/admin/jawaban-terlambat/${body.id}/status`, {
      status: 'accepted',
      alasan: 'Jaringan putus.',
      jawaban: CHOICES.map(({ id, seq }) => ({ id, seq })),
    })
    assert.equal(reply.status, 200)
    const after = await Result.firstOrFail()
    assert.deepEqual([before.listeningCorrect, after.listeningCorrect], [0, 2])
    assert.notEqual(after.code, before.code)
  })

  test('a second upload of a rescue file adds nothing, also after the decision', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const text = await sitUndelivered(seat, time)
    const admin = await adminBrowser()
    const first = await upload(admin, text)
    const again = await upload(admin, text)
    assert.deepEqual([again.status, again.body.id], [200, first.body.id])
    assert.match(again.body.message, /sudah pernah diterima/)

    const decision = { status: 'refused', alasan: 'Tidak wajar.' }
    await admin.put(`/admin/jawaban-terlambat/${first.body.id}/status`, decision)
    assert.equal((await upload(admin, text)).body.id, first.body.id)
    assert.lengthOf(await LateSubmission.all(), 1)
    assert.lengthOf(await lateRows(), 2)
    assert.lengthOf(await AuditEntry.query().where('action', 'attempt.rescued'), 1)
  })

  test("a rescue file and the device's own delivery add nothing to each other", async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const text = await sitUndelivered(seat, time)
    const { id: attemptId } = await Attempt.firstOrFail()
    const admin = await adminBrowser()
    await seat.browser.post('/soal/jawaban-terlambat', journalBody(attemptId, CHOICES))
    const reply = await upload(admin, text)
    assert.match(reply.body.message, /Tidak ada yang ditambahkan/)
    assert.deepEqual(
      (await lateRows()).map(({ rescued }: { rescued: number }) => Number(rescued)),
      [0, 0]
    )

    const delivered = journalBody(attemptId, CHOICES)
    const { body } = await seat.browser.post('/soal/jawaban-terlambat', delivered)
    assert.deepEqual(body.held, [7, 8])
    assert.lengthOf(await LateSubmission.all(), 1)
  })

  test('a rescue file of another device than the one that delivered keeps its own journal', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const text = await sitUndelivered(seat, time)
    const { id: attemptId } = await Attempt.firstOrFail()
    const elsewhere = journalBody(attemptId, [
      { id: 9, answer: '1', seq: 3, at: 300, jam: 290 },
      { id: 10, answer: '1', seq: 4, at: 400, jam: 390 },
      { id: 11, answer: '1', seq: 5, at: 500, jam: 490 },
    ])
    await seat.browser.post('/soal/jawaban-terlambat', elsewhere)
    const admin = await adminBrowser()
    const { body } = await upload(admin, text)
    const review = await admin.get(`/admin/jawaban-terlambat/${body.id}`)
    assert.deepEqual(
      review.body.data.jurnal.map(({ jumlah }: { jumlah: number }) => jumlah),
      [3, CHOICES.length]
    )
    assert.equal(review.body.data.takTercatat, 0)
  })

  test("a rescue file's answers beside its journal are stored too, without a moment of their own", async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    const handed = await rescueKeyFor(seat)
    const content = {
      ...rescueContent(handed.simulasi, []),
      dari: null,
      jawaban: [{ id: 9, answer: '2', seq: 3, at: 700 }],
      ragu: [9],
    }
    time.pass(31 * MINUTE)
    const reply = await upload(await adminBrowser(), JSON.stringify(sealed(content, handed)))
    assert.equal(reply.status, 200)
    const [row] = (await lateRows()) as Record<string, unknown>[]
    assert.deepEqual([row?.page, Number(row?.chosen_at), row?.device_at], [9, 700, null])
    assert.isNull((await LateSubmission.firstOrFail()).journal)
  })

  test('a rescue file of another login of the learner is marked so in the audit log', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const text = await sitUndelivered(seat, time)
    await Attempt.query().update({ driver: 'another-login' })
    await upload(await adminBrowser(), text)
    const { details } = await AuditEntry.findByOrFail('action', 'attempt.rescued')
    assert.isTrue((details as { isOtherLogin: boolean }).isOtherLogin)
  })
})

test.group('Rescue files | while the attempt runs', (group) => {
  isolateDatabase(group)

  test("a rescue file's answers of the running session are held until the end", async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    const text = rescueText(await rescueKeyFor(seat), [
      ...CHOICES,
      // Of a session that hasn't begun.
      { id: 60, answer: '1', seq: 3, at: 300, jam: 290 },
    ])
    time.pass(10 * MINUTE)
    const admin = await adminBrowser()
    const { body } = await upload(admin, text)
    assert.deepEqual(
      (await lateRows()).map(({ page }: { page: number }) => page),
      [7, 8]
    )
    const decision = { status: 'refused', alasan: 'Terlalu dini.' }
    const early = await admin.put(`/admin/jawaban-terlambat/${body.id}/status`, decision)
    assert.equal(early.status, 409)
    assert.deepEqual((await seat.browser.get('/soal/ambil-jawaban')).body.data.answer, [])
  })

  test('answers that the device delivers in time after a rescue file need no decision', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    const text = rescueText(await rescueKeyFor(seat), CHOICES)
    const admin = await adminBrowser()
    await upload(admin, text)
    const saved = [
      { id: 7, answer: factoryKey(7), seq: 1 },
      { id: 8, answer: '1', seq: 9 },
    ]
    await seat.browser.post('/soal/simpan-jawaban', { index: 1, answer: saved })
    await sitOut(seat, time)
    assert.isFalse((await seat.browser.get('/soal/cek-endtime')).body.hasEndTime)

    assert.lengthOf(await LateSubmission.all(), 0)
    assert.lengthOf(await lateRows(), 0)
    const again = await upload(admin, text)
    assert.equal(again.status, 409)
    assert.equal(again.body.message, 'Semua jawaban di berkas ini sudah tersimpan di server.')
  })

  test("of a rescue file's answers only the undelivered ones stay for a decision", async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    const text = rescueText(await rescueKeyFor(seat), CHOICES)
    const { body } = await upload(await adminBrowser(), text)
    const saved = [{ id: 7, answer: factoryKey(7), seq: 1 }]
    await seat.browser.post('/soal/simpan-jawaban', { index: 1, answer: saved })
    await sitOut(seat, time)
    await seat.browser.get('/soal/cek-endtime')
    const submission = await LateSubmission.findOrFail(body.id)
    assert.equal(submission.answers, 1)
    assert.deepEqual(
      (await lateRows()).map(({ page }: { page: number }) => page),
      [8]
    )
  })
})

test.group('Rescue files | refusals', (group) => {
  isolateDatabase(group)

  async function refused(admin: BrowserSession, berkas: string): Promise<[number, string]> {
    const { status, body } = await upload(admin, berkas)
    return [status, body.message as string]
  }

  test('an upload that is no rescue file, or of another server, is refused', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const text = await sitUndelivered(seat, time)
    const admin = await adminBrowser()
    const file = JSON.parse(text) as Record<string, string>
    for (const other of [
      'halo',
      '{}',
      'null',
      '[]',
      text.slice(0, -9),
      text.replace('"versi":1', '"versi":2'),
    ]) {
      const [status, message] = await refused(admin, other)
      assert.deepEqual([status, message.slice(0, 23)], [422, 'Berkas ini bukan berkas'], other)
    }
    const foreign = JSON.stringify({ ...file, token: `${file.token?.slice(0, -2)}AA` })
    assert.deepEqual(await refused(admin, foreign), [
      422,
      'Berkas ini tidak dibuat untuk server ini, atau pernah diubah.',
    ])
    assert.lengthOf(await lateRows(), 0)
  })

  test('a rescue file with a changed byte anywhere is refused', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const file = JSON.parse(await sitUndelivered(seat, time)) as { iv: string; isi: string }
    const admin = await adminBrowser()
    for (const part of ['iv', 'isi'] as const) {
      for (const at of [0, Math.floor(file[part].length / 2)]) {
        const letters = [...file[part]]
        letters[at] = letters[at] === 'A' ? 'B' : 'A'
        const changed = JSON.stringify({ ...file, [part]: letters.join('') })
        const [status, message] = await refused(admin, changed)
        assert.equal(status, 422)
        assert.match(message, /^Isi berkas ini rusak atau pernah diubah/)
      }
    }
    assert.lengthOf(await lateRows(), 0)
  })

  test("rescue file answers under another attempt's token or key are refused", async ({
    assert,
  }) => {
    using time = stopClock()
    const [seat, victim] = [await takeSeat(), await takeSeat()]
    await start(seat)
    await start(victim)
    const [own, foreign] = [await rescueKeyFor(seat), await rescueKeyFor(victim)]
    const content = rescueContent(foreign.simulasi, CHOICES)
    time.pass(31 * MINUTE)
    const admin = await adminBrowser()
    for (const [key, token] of [
      [own.kunci, foreign.token],
      [own.kunci, own.token],
    ] as const) {
      const text = JSON.stringify(sealed(content, { kunci: key, token }))
      const [status, message] = await refused(admin, text)
      assert.equal(status, 422)
      assert.match(message, /^Isi berkas ini rusak/)
    }
    // A token belongs to one login: the file doesn't match the next login's token either.
    const file = sealed(rescueContent(own.simulasi, CHOICES), own)
    const { token } = await rescueKeyFor(seat)
    const [status] = await refused(admin, JSON.stringify({ ...file, token }))
    assert.equal(status, 422)
    assert.lengthOf(await lateRows(), 0)
  })

  test("a rescue file of an attempt that doesn't exist, or of a later one with its number, is refused", async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const text = await sitUndelivered(seat, time)
    const admin = await adminBrowser()
    const NOT_HERE = [404, 'Simulasi dari berkas ini tidak ada di server ini.']
    const { startedAt } = await Attempt.firstOrFail()
    await Attempt.query().update({ started_at: time.now })
    assert.deepEqual(await refused(admin, text), NOT_HERE)
    await Attempt.query().update({ started_at: startedAt, user_id: (await createUser()).id })
    assert.deepEqual(await refused(admin, text), NOT_HERE)
  })

  test('a rescue file with unreadable contents is refused', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    const handed = await rescueKeyFor(seat)
    time.pass(31 * MINUTE)
    const admin = await adminBrowser()
    const good = rescueContent(handed.simulasi, CHOICES)
    for (const content of [
      null,
      'teks',
      [],
      { ...good, jurnal: [{ id: 1 }] },
      { ...good, jawaban: [{ id: 1, answer: '5', seq: 1 }] },
      { ...good, perangkat: -1 },
    ]) {
      const [status] = await refused(admin, JSON.stringify(sealed(content, handed)))
      assert.equal(status, 422, JSON.stringify(content))
    }
    const [status, message] = await refused(
      admin,
      JSON.stringify(sealed(rescueContent(handed.simulasi, []), handed))
    )
    assert.equal(status, 409)
    assert.equal(message, 'Semua jawaban di berkas ini sudah tersimpan di server.')
  })

  test('a rescue file long after the end of the attempt is refused', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const text = await sitUndelivered(seat, time)
    await seat.browser.get('/soal/cek-endtime')
    const { finishedAt } = await Attempt.firstOrFail()
    time.pass((finishedAt ?? 0) + RESCUE_UPLOAD_MS - time.now + 1)
    const admin = await adminBrowser()
    assert.deepEqual(await refused(admin, text), [
      409,
      'Simulasi dari berkas ini sudah terlalu lama selesai.',
    ])
    time.pass(-1)
    assert.equal((await upload(admin, text)).status, 200)
  })

  test('a rescue file that is missing or too large is refused', async ({ assert }) => {
    const admin = await adminBrowser()
    assert.deepEqual(await refused(admin, ''), [422, 'Pilih berkas penyelamatan.'])
    assert.deepEqual(await refused(admin, 'x'.repeat(RESCUE_FILE_MAX_LENGTH + 1)), [
      422,
      'Berkas ini terlalu besar untuk berkas penyelamatan.',
    ])
    assert.equal((await upload(admin, 'x'.repeat(2_000_000))).status, 413)
  })

  test('rescue files of learners and visitors are refused', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const text = await sitUndelivered(seat, time)
    assert.equal((await upload(seat.browser, text)).status, 403)
    assert.equal((await upload(await BrowserSession.visitor(), text)).status, 401)
    assert.lengthOf(await lateRows(), 0)
  })
})

test.group('Rescue files | at the same time', (group) => {
  emptyDatabaseAfterEach(group)

  test('concurrent uploads and deliveries of late answers make one submission', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    const handed = await rescueKeyFor(seat)
    const text = rescueText(handed, CHOICES)
    const admins = [await adminBrowser(), await adminBrowser()]
    const uploads = [...admins, ...admins].map((admin) => upload(admin, text))
    const delivery = seat.browser.post(
      '/soal/jawaban-terlambat',
      journalBody(handed.simulasi, CHOICES)
    )
    const replies = await Promise.all([...uploads, delivery])
    assert.deepEqual(
      replies.map(({ status }) => status),
      [200, 200, 200, 200, 200]
    )
    assert.lengthOf(await LateSubmission.all(), 1)
    assert.lengthOf(await lateRows(), 2)
    assert.lengthOf(await AuditEntry.query().where('action', 'attempt.rescued'), 1)
  })
})
