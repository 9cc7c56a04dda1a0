import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Attempt from '#app/exam/models/attempt'
import LateSubmission from '#app/exam/models/late_submission'
import Result from '#app/results/models/result'
import { factoryKey } from '#database/factories/question_factory'
import { createAdmin } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { answersOf, MINUTE, startIn, takeSeat, type Seat } from '#tests/support/exam'
import { journalBody } from '#tests/support/journal'
import { stopClock } from '#tests/support/time_travel'
import { pagesOfSession } from '#contracts/exam'

type Time = ReturnType<typeof stopClock>

const REASON = 'Jaringan di rumah peserta putus, dan catatannya utuh.'

/** The late answers as the admin sees them. */
const CHOSEN = pagesOfSession('listening').map((id, index) => ({ id, seq: index + 1 }))
const ACCEPT = { status: 'accepted', jawaban: CHOSEN }

/** All of listening chosen but delivered late; written and reading stay empty. */
async function sitLate(seat: Seat, time: Time): Promise<LateSubmission> {
  const began = time.now
  await startIn(seat, 'reading', time)
  const attemptId = (await seat.browser.get('/soal/timers')).body.attemptId as number
  const choices = pagesOfSession('listening').map((page, index) => ({
    id: page,
    answer: factoryKey(page),
    seq: index + 1,
    // The last ten were chosen after the end.
    at: began + (index < 40 ? index * 1000 : 31 * MINUTE + index),
    jam: began + index * 1000,
  }))
  await seat.browser.post('/soal/jawaban-terlambat', journalBody(attemptId, choices))
  return LateSubmission.findByOrFail('attemptId', attemptId)
}

async function finish(seat: Seat, time: Time): Promise<void> {
  time.pass(56 * MINUTE)
  await seat.browser.post('/soal/jawaban', { answers: [] })
}

const decide = (admin: BrowserSession, { id }: LateSubmission, decision: object) =>
  admin.put(`/admin/jawaban-terlambat/${id}/status`, decision)

test.group('Late answers | review', (group) => {
  isolateDatabase(group)

  test('the review of late answers shows each with both times and the findings of the journal', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const began = time.now
    const submission = await sitLate(seat, time)
    await finish(seat, time)
    const admin = await BrowserSession.of(await createAdmin())

    const list = await admin.get('/admin/jawaban-terlambat?search=' + seat.user.nohp)
    assert.equal(list.body.total, 1)
    const [row] = list.body.data
    assert.deepEqual(
      [row.id, row.User.nama, row.jumlah, row.status, row.berjalan],
      [submission.id, seat.user.name, 50, 'pending', false]
    )

    const { body } = await admin.get(`/admin/jawaban-terlambat/${submission.id}`)
    assert.deepEqual(body.data.jurnal, [
      {
        jumlah: 50,
        utuh: true,
        lengkap: true,
        urut: true,
        cocok: 0,
        berbeda: 0,
        tertaut: 0,
        takTertaut: 0,
      },
    ])
    assert.equal(body.data.takTercatat, 0)
    const [first] = body.data.jawaban
    assert.deepEqual(first, {
      id: 1,
      sesi: 'listening',
      nomor: 1,
      answer: factoryKey(1),
      dilihat: factoryKey(1),
      seq: 1,
      tersimpan: null,
      dipilih: new Date(began).toISOString(),
      jamPerangkat: new Date(began).toISOString(),
      diterima: new Date(began + 55 * MINUTE).toISOString(),
      berakhir: new Date(began + 30 * MINUTE).toISOString(),
      tepatWaktu: true,
      bertentangan: false,
      disetujui: false,
      dariBerkas: false,
    })
    assert.isFalse(body.data.jawaban.at(-1).tepatWaktu)
  })

  test("learners can't open the review of late answers", async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const submission = await sitLate(seat, time)
    const { browser } = seat
    assert.equal((await browser.get('/admin/jawaban-terlambat')).status, 403)
    assert.equal((await browser.get(`/admin/jawaban-terlambat/${submission.id}`)).status, 403)
    const own = await decide(browser, submission, { ...ACCEPT, alasan: REASON })
    assert.equal(own.status, 403)
  })

  test('accepting late answers scores again; the old result stays under its old code', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const submission = await sitLate(seat, time)
    await finish(seat, time)
    const before = await Result.findByOrFail('attemptId', submission.attemptId)
    const account = await createAdmin({ name: 'Ibu Admin' })
    const admin = await BrowserSession.of(account)

    const accepted = CHOSEN.slice(0, 40)
    const reply = await decide(admin, submission, {
      status: 'accepted',
      alasan: REASON,
      jawaban: accepted,
    })
    assert.equal(reply.status, 200)

    const after = await Result.findByOrFail('attemptId', submission.attemptId)
    assert.deepEqual([before.listeningCorrect, after.listeningCorrect], [0, 40])
    assert.isAbove(after.totalScore, before.totalScore)
    assert.deepEqual(reply.body.skor, { before: before.totalScore, after: after.totalScore })
    assert.equal(after.revisedAt, time.now)
    assert.notEqual(after.code, before.code)

    const verify = async (code: string) => (await seat.browser.get(`/sertifikat/${code}`)).body
    const [old, present] = [await verify(before.code), await verify(after.code)]
    assert.deepEqual([old.totalScore, old.diganti], [before.totalScore, true])
    assert.deepEqual([present.totalScore, present.diganti], [after.totalScore, false])
    const card = await seat.browser.get('/users/lastScore')
    assert.equal(card.body.lastScore, after.totalScore)

    const entry = await AuditEntry.findByOrFail('action', 'late_answers.accepted')
    assert.deepEqual([entry.actorName, entry.subjectId], ['Ibu Admin', submission.id])
    assert.deepEqual(entry.details, {
      userId: seat.user.id,
      userName: seat.user.name,
      packageName: seat.pack.name,
      reason: REASON,
      answers: 40,
      before: before.totalScore,
      after: after.totalScore,
    })
    const { body } = await admin.get(`/admin/jawaban-terlambat/${submission.id}`)
    const approved = body.data.jawaban.filter(({ disetujui }: { disetujui: boolean }) => disetujui)
    assert.lengthOf(approved, 40)
  })

  test('refusing late answers changes only the submission', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const submission = await sitLate(seat, time)
    await finish(seat, time)
    const before = await Result.findByOrFail('attemptId', submission.attemptId)
    const admin = await BrowserSession.of(await createAdmin())
    const reply = await decide(admin, submission, { status: 'refused', alasan: REASON })
    assert.equal(reply.status, 200)
    const after = await Result.findByOrFail('attemptId', submission.attemptId)
    assert.deepEqual(after.serialize(), before.serialize())
    const own = await seat.browser.get('/users/jawaban-terlambat')
    assert.deepEqual([own.body.data[0].status, own.body.data[0].alasan], ['refused', REASON])

    const again = await decide(admin, submission, { ...ACCEPT, alasan: REASON })
    assert.equal(again.status, 409)
    // The device delivers the same answers again after the decision.
    const body = journalBody(submission.attemptId, [{ id: 1, answer: '1', seq: 1, at: 1, jam: 1 }])
    await seat.browser.post('/soal/jawaban-terlambat', body)
    assert.lengthOf(await LateSubmission.all(), 1)
  })

  test('a decision about late answers is refused while the attempt runs', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const submission = await sitLate(seat, time)
    const admin = await BrowserSession.of(await createAdmin())
    const reply = await decide(admin, submission, { ...ACCEPT, alasan: REASON })
    assert.equal(reply.status, 409)
    await submission.refresh()
    assert.equal(submission.status, 'pending')
  })

  test("admins can't decide about their own late answers", async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const submission = await sitLate(seat, time)
    await finish(seat, time)
    await seat.user.merge({ role: 'Admin' }).save()
    const self = await BrowserSession.of(seat.user)
    const reply = await decide(self, submission, { ...ACCEPT, alasan: REASON })
    assert.equal(reply.status, 403)
  })

  test('a decision about late answers refuses {what}')
    .with([
      { what: 'a decision without a reason', decision: { ...ACCEPT, alasan: ' ' } },
      { what: 'an unknown decision', decision: { status: 'pending', alasan: REASON } },
      { what: 'no answers', decision: { status: 'accepted', alasan: REASON, jawaban: [] } },
      { what: 'pages alone', decision: { status: 'accepted', alasan: REASON, jawaban: [1, 2] } },
    ])
    .run(async ({ assert }, { decision }) => {
      using time = stopClock()
      const seat = await takeSeat()
      const submission = await sitLate(seat, time)
      await finish(seat, time)
      const admin = await BrowserSession.of(await createAdmin())
      assert.equal((await decide(admin, submission, decision)).status, 422)
      await submission.refresh()
      assert.equal(submission.status, 'pending')
    })

  test('a late answer that changed since the admin saw it is not accepted', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const submission = await sitLate(seat, time)
    await finish(seat, time)
    const admin = await BrowserSession.of(await createAdmin())
    // A second device delivers another choice for question 1.
    const body = journalBody(submission.attemptId, [
      { id: 1, answer: '4', seq: 900, at: 1, jam: 1 },
    ])
    await seat.browser.post('/soal/jawaban-terlambat', body)

    assert.equal((await decide(admin, submission, { ...ACCEPT, alasan: REASON })).status, 409)
    await submission.refresh()
    assert.equal(submission.status, 'pending')
    const [first] = CHOSEN.slice(1)
    const reply = await decide(admin, submission, { ...ACCEPT, alasan: REASON, jawaban: [first] })
    assert.equal(reply.status, 200)
  })

  test('a later choice that was saved in time is not replaced by a late answer', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'listening', time)
    const attemptId = (await seat.browser.get('/soal/timers')).body.attemptId as number
    await seat.browser.post('/soal/simpan-jawaban', {
      index: 1,
      answer: answersOf('listening').map((answer) => ({ ...answer, seq: 100 })),
    })
    time.pass(31 * MINUTE)
    const body = journalBody(attemptId, [{ id: 1, answer: '1', seq: 99, at: 1, jam: 1 }])
    const reply = await seat.browser.post('/soal/jawaban-terlambat', body)
    assert.deepEqual(reply.body.held, [])
    assert.equal((await Attempt.findOrFail(attemptId)).status, 'running')
  })
})

test.group('Late answers | decisions at the same time', (group) => {
  emptyDatabaseAfterEach(group)

  test('of ten decisions about late answers at once one counts', async ({ assert }) => {
    const time = stopClock()
    try {
      const seat = await takeSeat()
      const submission = await sitLate(seat, time)
      await finish(seat, time)
      const admin = await BrowserSession.of(await createAdmin())
      const replies = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          decide(admin, submission, {
            ...(index % 2 === 0 ? ACCEPT : { status: 'refused' }),
            alasan: REASON,
          })
        )
      )
      const done = replies.filter(({ status }) => status === 200)
      assert.lengthOf(done, 1)
      assert.lengthOf(await AuditEntry.query().where('subjectType', 'late_answers'), 1)
    } finally {
      time[Symbol.dispose]()
    }
  })
})
