import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import LateSubmission from '#app/exam/models/late_submission'
import Result from '#app/results/models/result'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { MINUTE, SECOND, start, startIn, takeSeat, type Seat } from '#tests/support/exam'
import { journalBody } from '#tests/support/journal'
import { stopClock } from '#tests/support/time_travel'
import { LATE_DELIVERY_MS } from '#app/exam/actions/deliver_late_answers'
import { REFUSAL } from '#contracts/refusals'

const save = ({ browser }: Seat, answer: object[]) =>
  browser.post('/soal/simpan-jawaban', { index: 1, answer })

const lateRows = () =>
  db.from('late_answers').select('page', 'answer', 'seq').orderBy('page', 'asc')

async function attemptOf({ browser }: Seat): Promise<number> {
  return (await browser.get('/soal/timers')).body.attemptId as number
}

test.group('Holding late answers', (group) => {
  isolateDatabase(group)

  test('a save after the grace is refused and held for a decision', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    await save(seat, [{ id: 1, answer: '1', seq: 1 }])
    const chosen = time.now + 29 * MINUTE
    time.pass(30 * MINUTE + 10 * SECOND)

    const answers = [
      { id: 1, answer: '1', seq: 1 },
      { id: 2, answer: '3', seq: 2, at: chosen },
      { id: 60, answer: '1', seq: 3 },
    ]
    const reply = await save(seat, answers)
    assert.equal(reply.status, 409)
    assert.equal(reply.body.code, REFUSAL.late)
    assert.deepEqual(reply.body.held, [2])

    const sheet = await seat.browser.get('/soal/ambil-jawaban')
    assert.deepEqual(sheet.body.data.answer, [{ id: 1, answer: '1', seq: 1 }])
    const row = (await db.from('late_answers').first()) as Record<string, unknown>
    assert.deepEqual(
      [row.page, row.answer, row.seq, Number(row.chosen_at), Number(row.received_at)],
      [2, '3', 2, chosen, time.now]
    )

    const again = await save(seat, answers)
    assert.deepEqual(again.body.held, [2])
    assert.lengthOf(await lateRows(), 1)
    assert.lengthOf(await LateSubmission.all(), 1)
  })

  test('a save within the grace is saved normally', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    time.pass(30 * MINUTE + 10 * SECOND - 1)
    assert.equal((await save(seat, [{ id: 2, answer: '3', seq: 2 }])).status, 200)
    assert.lengthOf(await lateRows(), 0)
  })

  test('a journal adds the missing answers of a past session, however often it is sent', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const began = time.now
    await startIn(seat, 'written', time)
    const attemptId = await attemptOf(seat)
    await save(seat, [{ id: 52, answer: '1', seq: 3 }])

    const body = journalBody(attemptId, [
      { id: 7, answer: '2', seq: 1, at: began + MINUTE, jam: began },
      { id: 7, answer: '4', seq: 2, at: began + 2 * MINUTE, jam: began },
      { id: 52, answer: '1', seq: 3, at: time.now, jam: began },
      { id: 53, answer: '1', seq: 4, at: time.now, jam: began },
    ])
    for (let round = 0; round < 3; round++) {
      const reply = await seat.browser.post('/soal/jawaban-terlambat', body)
      assert.equal(reply.status, 200)
      assert.deepEqual([reply.body.held, reply.body.saved], [[7], []])
    }
    assert.deepEqual(await lateRows(), [{ page: 7, answer: '4', seq: 2 }])
    const [submission, ...more] = await LateSubmission.all()
    assert.lengthOf(more, 0)
    assert.deepEqual([submission?.status, submission?.answers], ['pending', 1])
    assert.deepEqual(JSON.parse(submission?.journal ?? ''), body.jurnal)
  })

  test('a shorter journal does not replace a longer one', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'written', time)
    const attemptId = await attemptOf(seat)
    const entries = [
      { id: 7, answer: '2', seq: 1, at: 1, jam: 1 },
      { id: 8, answer: '4', seq: 2, at: 2, jam: 2 },
    ] as const
    await seat.browser.post('/soal/jawaban-terlambat', journalBody(attemptId, entries))
    await seat.browser.post('/soal/jawaban-terlambat', journalBody(attemptId, entries.slice(0, 1)))
    const { journal, answers } = await LateSubmission.firstOrFail()
    assert.lengthOf(JSON.parse(journal ?? '') as unknown[], 2)
    assert.equal(answers, 2)
  })

  test('a longer journal that was rewritten does not replace the first; the review shows both', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'written', time)
    const attemptId = await attemptOf(seat)
    const honest = journalBody(attemptId, [
      { id: 7, answer: '2', seq: 1, at: 5_000, jam: 5 },
      { id: 8, answer: '4', seq: 2, at: 6_000, jam: 6 },
    ])
    const anew = journalBody(attemptId, [
      { id: 7, answer: '2', seq: 1, at: 1_000, jam: 1 },
      { id: 8, answer: '4', seq: 2, at: 2_000, jam: 2 },
      { id: 9, answer: '1', seq: 3, at: 3_000, jam: 3 },
    ])
    for (const body of [honest, anew, honest, anew]) {
      const reply = await seat.browser.post('/soal/jawaban-terlambat', body)
      assert.equal(reply.status, 200)
    }
    const [submission, ...more] = await LateSubmission.all()
    assert.lengthOf(more, 0)
    assert.deepEqual(
      submission?.journals,
      [honest, anew].map(({ dari, jurnal }) => ({ from: dari, entries: jurnal }))
    )
    const admin = await BrowserSession.of(await createAdmin())
    const { body } = await admin.get(`/admin/jawaban-terlambat/${submission?.id}`)
    const sound = {
      utuh: true,
      lengkap: true,
      urut: true,
      cocok: 0,
      berbeda: 0,
      tertaut: 0,
      takTertaut: 0,
    }
    assert.deepEqual(body.data.jurnal, [
      { jumlah: 2, ...sound },
      { jumlah: 3, ...sound },
    ])
    assert.equal(body.data.takTercatat, 0)
  })

  test('a journal that continues the first takes its place, also when it begins later', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'written', time)
    const attemptId = await attemptOf(seat)
    const { dari, jurnal } = journalBody(
      attemptId,
      [7, 8, 9].map((id) => ({ id, answer: '2', seq: id, at: id, jam: id }) as const)
    )
    const deliveries = [
      { simulasi: attemptId, dari, jurnal: jurnal.slice(0, 2) },
      { simulasi: attemptId, dari: jurnal[0]?.link, jurnal: jurnal.slice(1) },
    ]
    for (const body of deliveries) await seat.browser.post('/soal/jawaban-terlambat', body)
    const submission = await LateSubmission.firstOrFail()
    assert.deepEqual(submission.journals, [{ from: dari, entries: jurnal }])
    assert.isNull(submission.otherJournals)
  })

  test('late answers on which the journals differ are counted', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const chosen = time.now + MINUTE
    await start(seat)
    const attemptId = await attemptOf(seat)
    time.pass(31 * MINUTE)
    await save(seat, [
      { id: 7, answer: '2', seq: 1, at: chosen },
      { id: 8, answer: '2', seq: 2, at: chosen },
      { id: 9, answer: '2', seq: 3 },
    ])
    const body = journalBody(attemptId, [
      { id: 7, answer: '2', seq: 1, at: chosen, jam: 1 },
      { id: 8, answer: '2', seq: 2, at: chosen + 1, jam: 2 },
      { id: 9, answer: '2', seq: 3, at: chosen + 2, jam: 3 },
    ])
    await seat.browser.post('/soal/jawaban-terlambat', body)
    const admin = await BrowserSession.of(await createAdmin())
    const { id } = await LateSubmission.firstOrFail()
    const review = await admin.get(`/admin/jawaban-terlambat/${id}`)
    assert.equal(review.body.data.takTercatat, 1)
  })

  test('journals after a decision are compared with those before it', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    const attemptId = await attemptOf(seat)
    time.pass(56 * MINUTE)
    const entry = { id: 94, answer: '1', seq: 1, at: 5, jam: 5 } as const
    const first = journalBody(attemptId, [entry])
    const anew = journalBody(attemptId, [{ ...entry, answer: '2', seq: 2 }])
    await seat.browser.post('/soal/jawaban-terlambat', first)
    const admin = await BrowserSession.of(await createAdmin())
    const { id } = await LateSubmission.firstOrFail()
    const decision = { status: 'refused', alasan: 'Tidak wajar.' }
    await admin.put(`/admin/jawaban-terlambat/${id}/status`, decision)
    await seat.browser.post('/soal/jawaban-terlambat', anew)
    const later = await LateSubmission.findByOrFail('openAttemptId', attemptId)
    assert.notEqual(later.id, id)
    assert.deepEqual(
      later.journals.map(({ entries }) => entries),
      [first.jurnal, anew.jurnal]
    )
  })

  test('late answers of a finished attempt are stored, and its score stays', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    const attemptId = await attemptOf(seat)
    time.pass(56 * MINUTE)
    const body = journalBody(attemptId, [{ id: 94, answer: '1', seq: 1, at: 5, jam: 5 }])
    // No sweeper has run: the delivery itself finishes the attempt.
    const reply = await seat.browser.post('/soal/jawaban-terlambat', body)
    assert.deepEqual(reply.body.held, [94])
    const result = await Result.findByOrFail('attemptId', attemptId)
    assert.equal(result.readingCorrect, 0)

    const own = await seat.browser.get('/users/jawaban-terlambat')
    assert.deepEqual(
      own.body.data.map(({ jumlah, status }: Record<string, unknown>) => [jumlah, status]),
      [[1, 'pending']]
    )
  })

  test('a delivery of late answers names those that are saved already', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    const attemptId = await attemptOf(seat)
    await save(seat, [{ id: 7, answer: '2', seq: 1 }])
    time.pass(31 * MINUTE)
    const body = journalBody(attemptId, [{ id: 7, answer: '2', seq: 1, at: 1, jam: 1 }])
    const reply = await seat.browser.post('/soal/jawaban-terlambat', body)
    assert.deepEqual([reply.body.held, reply.body.saved], [[], [7]])
    assert.lengthOf(await LateSubmission.all(), 0)
  })

  test("a learner can't deliver late answers for another", async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'written', time)
    const attemptId = await attemptOf(seat)
    const stranger = await BrowserSession.of(await createUser())
    const body = journalBody(attemptId, [{ id: 7, answer: '2', seq: 1, at: 1, jam: 1 }])
    assert.equal((await stranger.post('/soal/jawaban-terlambat', body)).status, 404)
    assert.lengthOf(await lateRows(), 0)
  })

  test('late answers are refused two weeks after the end', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    const attemptId = await attemptOf(seat)
    time.pass(55 * MINUTE + LATE_DELIVERY_MS + MINUTE)
    const again = { ...seat, browser: await BrowserSession.of(seat.user) }
    const body = journalBody(attemptId, [{ id: 94, answer: '1', seq: 1, at: 5, jam: 5 }])
    assert.equal((await again.browser.post('/soal/jawaban-terlambat', body)).status, 409)
  })

  test('a delivery of late answers refuses {what}')
    .with([
      { what: 'an answer that is none', change: { answer: '5' } },
      { what: 'a link that is none', change: { link: 'x' } },
      { what: 'a time that is none', change: { at: -1 } },
    ])
    .run(async ({ assert }, { change }) => {
      const seat = await takeSeat()
      await start(seat)
      const body = journalBody(await attemptOf(seat), [
        { id: 7, answer: '2', seq: 1, at: 1, jam: 1 },
      ])
      const jurnal = body.jurnal.map((entry) => ({ ...entry, ...change }))
      assert.equal(
        (await seat.browser.post('/soal/jawaban-terlambat', { ...body, jurnal })).status,
        422
      )
    })
})

test.group('Holding late answers | at the same time', (group) => {
  emptyDatabaseAfterEach(group)

  test('ten deliveries of late answers at once make one submission', async ({ assert }) => {
    const time = stopClock()
    try {
      const seat = await takeSeat()
      await startIn(seat, 'written', time)
      const attemptId = await attemptOf(seat)
      const body = journalBody(attemptId, [
        { id: 7, answer: '2', seq: 1, at: 1, jam: 1 },
        { id: 8, answer: '2', seq: 2, at: 2, jam: 2 },
      ])
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => seat.browser.post('/soal/jawaban-terlambat', body))
      )
      assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]))
      assert.lengthOf(await LateSubmission.all(), 1)
      assert.lengthOf(await lateRows(), 2)
    } finally {
      time[Symbol.dispose]()
    }
  })
})
