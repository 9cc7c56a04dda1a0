import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import LateSubmission from '#app/exam/models/late_submission'
import Result from '#app/results/models/result'
import { factoryKey } from '#database/factories/question_factory'
import { createAdmin } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import type { EventLearner } from '#tests/support/events'
import { completePackage, MINUTE, SECOND, sweepAt, takeSeat } from '#tests/support/exam'
import { startedEvent } from '#tests/support/interventions'
import { journalBody } from '#tests/support/journal'
import { queriesOf } from '#tests/support/queries'
import { stopClock } from '#tests/support/time_travel'

const WHY = 'Jaringan lab putus.'

/** Three learners whose answers came too late: chosen in time, chosen after the end, and one of each. */
async function threeLate(time: ReturnType<typeof stopClock>) {
  const event = await startedEvent({ count: 3 })
  const learners = event.learners as [EventLearner, EventLearner, EventLearner]
  await event.begin(...learners)
  const began = time.now
  time.pass(31 * MINUTE)
  const moments = [[SECOND, 2 * SECOND], [30.5 * MINUTE], [3 * SECOND, 30.5 * MINUTE]]
  const submissions: LateSubmission[] = []
  for (const [index, { browser }] of learners.entries()) {
    const { attemptId } = (await browser.get('/soal/timers')).body
    const choices = (moments[index] ?? []).map((after, at) => ({
      id: at + 1,
      answer: factoryKey(at + 1),
      seq: at + 1,
      at: began + after,
      jam: began + after,
    }))
    await browser.post('/soal/jawaban-terlambat', journalBody(attemptId, choices))
    submissions.push(await LateSubmission.findByOrFail('attemptId', attemptId))
  }
  const finish = async () => {
    await event.act('selesaikan', 'semua', { lingkup: 'ujian' })
    time.pass(10 * SECOND)
    await sweepAt(time.now)
  }
  const ids = submissions.map(({ id }) => id) as [number, number, number]
  return { ...event, path: `${event.path}/jawaban-terlambat`, eventPath: event.path, ids, finish }
}

test.group('Late answers of an event', (group) => {
  isolateDatabase(group)

  test('late answers of an event are listed by learner, with what speaks for each', async ({
    assert,
  }) => {
    using time = stopClock()
    const { path, admin, watcher, ids } = await threeLate(time)
    const { status, body } = await admin.get(path)
    assert.equal(status, 200)
    const judged = body.data.peserta.map(
      ({ id, jawaban }: { id: number; jawaban: { penilaian: string }[] }) => [
        id,
        jawaban.map(({ penilaian }) => penilaian),
      ]
    )
    assert.deepEqual(judged, [
      [ids[0], ['tepat_waktu', 'tepat_waktu']],
      [ids[1], ['setelah_habis']],
      [ids[2], ['tepat_waktu', 'setelah_habis']],
    ])
    assert.isTrue(body.data.peserta[0].berjalan)
    const asked = await queriesOf(() => admin.get(path))
    await LateSubmission.query().where('id', ids[2]).update({ openAttemptId: null })
    const ofTwo = await queriesOf(() => admin.get(path))
    assert.equal(asked.length, ofTwo.length, 'the number of statements doesn’t grow with learners')
    assert.equal((await watcher.browser.get(path)).status, 403)
    assert.equal((await admin.get('/admin/jadwal/999999/jawaban-terlambat')).status, 404)
  })

  test('late answers of an event are decided together, each once, and results say until then that they may change', async ({
    assert,
  }) => {
    using time = stopClock()
    const { path, eventPath, admin, ids, finish } = await threeLate(time)
    await finish()
    const open = (await admin.get(`${eventPath}/hasil`)).body.data.hasil
    assert.equal(open.ringkasan.dapat_berubah, 3)
    assert.isTrue(open.peserta[0].dapat_berubah)

    const other = await BrowserSession.of(await createAdmin())
    const refusal = { alasan: WHY, terima: [], tolak: [ids[1]] }
    assert.equal((await other.put(path, refusal)).status, 200)
    const body = {
      alasan: WHY,
      terima: [ids[0], ids[2]],
      tolak: [ids[1]],
      hanya: [{ id: ids[2], jawaban: [{ id: 1, seq: 1 }] }],
    }
    const decided = await admin.put(path, body)
    assert.deepEqual(decided.body.hasil, [
      { id: ids[0], status: 'diterima', keterangan: null },
      { id: ids[2], status: 'diterima', keterangan: null },
      { id: ids[1], status: 'dilewati', keterangan: 'Jawaban ini sudah diputuskan.' },
    ])
    const results = await Result.query().orderBy('attemptId')
    assert.deepEqual(
      results.map(({ listeningCorrect }) => listeningCorrect),
      [2, 0, 1]
    )
    assert.lengthOf(await AuditEntry.query().where('action', 'late_answers.accepted'), 2)
    assert.lengthOf(await AuditEntry.query().where('action', 'late_answers.refused'), 1)
    const hasil = (await admin.get(`${eventPath}/hasil`)).body.data.hasil
    assert.equal(hasil.ringkasan.dapat_berubah, 0)
    assert.deepEqual((await admin.get(path)).body.data.peserta, [])
  })

  test('a common decision leaves out whoever still sits', async ({ assert }) => {
    using time = stopClock()
    const { path, admin, ids } = await threeLate(time)
    const reply = await admin.put(path, { alasan: WHY, terima: [ids[0]], tolak: [] })
    assert.equal(reply.body.hasil[0].status, 'dilewati')
    assert.include(reply.body.hasil[0].keterangan, 'masih berjalan')
  })

  test('a common decision is refused as a whole for wrong bodies, other events’ answers, and once it is closed', async ({
    assert,
  }) => {
    using time = stopClock()
    const { path, eventPath, admin, ids, finish } = await threeLate(time)
    await finish()
    const seat = await takeSeat(await completePackage())
    await seat.browser.put('/soal/timers', {})
    const { attemptId } = (await seat.browser.get('/soal/timers')).body
    time.pass(31 * MINUTE)
    const journal = journalBody(attemptId, [{ id: 1, answer: '1', seq: 1, at: 1, jam: 1 }])
    await seat.browser.post('/soal/jawaban-terlambat', journal)
    const foreign = await LateSubmission.findByOrFail('attemptId', attemptId)
    const usual = { alasan: WHY, terima: [ids[0]], tolak: [] as number[] }
    for (const body of [
      { ...usual, alasan: ' ' },
      { ...usual, terima: [], tolak: [] },
      { ...usual, tolak: [ids[0]] },
      { ...usual, terima: [String(ids[0])] },
      { ...usual, terima: [ids[0], foreign.id] },
      { alasan: WHY, terima: [ids[0]] },
    ]) {
      assert.equal((await admin.put(path, body)).status, 422, JSON.stringify(body))
    }
    assert.lengthOf(await LateSubmission.query().where('status', 'pending'), 4)
    assert.equal((await admin.post(`${eventPath}/tutup`, {})).status, 200)
    const closed = await admin.put(path, usual)
    assert.deepEqual([closed.status, closed.body.code], [409, 'ditutup'])
    assert.isTrue((await admin.get(path)).body.data.ditutup)
  })
})

test.group('Late answers of an event at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('of a closing and a decision at once either comes first, and nothing is decided after the closing', async ({
    assert,
  }) => {
    using time = stopClock()
    const { path, eventPath, admin, ids, finish } = await threeLate(time)
    await finish()
    const [decided, closed] = await Promise.all([
      admin.put(path, { alasan: WHY, terima: ids, tolak: [] }),
      admin.post(`${eventPath}/tutup`, {}),
    ])
    assert.equal(closed.status, 200)
    const accepted = await LateSubmission.query().where('status', 'accepted')
    const told = decided.status === 409 ? [] : decided.body.hasil
    assert.lengthOf(
      accepted,
      told.filter(({ status }: { status: string }) => status === 'diterima').length
    )
    const again = await admin.put(path, { alasan: WHY, terima: ids, tolak: [] })
    assert.deepEqual([again.status, again.body.code], [409, 'ditutup'])
  })
})
