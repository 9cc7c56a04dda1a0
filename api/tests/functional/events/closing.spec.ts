import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Entitlement from '#app/enrolment/models/entitlement'
import ExamEvent from '#app/events/models/exam_event'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import LateSubmission from '#app/exam/models/late_submission'
import { journalBody } from '#tests/support/journal'
import { scheduleEvent, type EventLearner } from '#tests/support/events'
import { completePackage, MINUTE, SECOND } from '#tests/support/exam'
import { startedEvent } from '#tests/support/interventions'
import { stopClock } from '#tests/support/time_travel'

test.group('Closing an event', (group) => {
  isolateDatabase(group)

  test('an event can’t be closed while somebody sits, and nothing in it changes afterwards', async ({
    assert,
  }) => {
    using time = stopClock()
    const { act, admin, path, watcher, learners, begin, ids, pack } = await startedEvent()
    const [one, other] = learners as [EventLearner, EventLearner]
    await begin(one)
    const early = await watcher.browser.post(`${path}/tutup`, {})
    assert.deepEqual(
      [early.status, early.body.message],
      [409, '1 peserta masih mengerjakan, jadi ujian belum dapat ditutup.']
    )
    await act('selesaikan', [one.user.id], { lingkup: 'ujian' })
    time.pass(10 * SECOND)
    const stranger = await BrowserSession.of(await createUser({ role: 'Pengawas' }))
    assert.equal((await stranger.post(`${path}/tutup`, {})).status, 404)
    assert.equal((await watcher.browser.post(`${path}/tutup`, { catatan: 5 })).status, 422)
    const closed = await watcher.browser.post(`${path}/tutup`, { catatan: 'Tertib.' })
    assert.equal(closed.status, 200)
    for (const reply of [
      await watcher.browser.post(`${path}/tutup`, {}),
      await act('buka_kembali', ids),
      await act('pesan', ids, { pesan: 'Halo' }),
      await admin.post(`${path}/batalkan`),
      await admin.delete(`${path}/peserta/${other.user.id}`),
    ]) {
      assert.deepEqual([reply.status, reply.body.code], [409, 'ditutup'])
    }
    // Nobody begins any more, although the tolerance isn't over.
    const late = await other.browser.put('/soal/timers', { paketId: pack.id })
    assert.equal(late.status, 403)
    assert.isNull(await Entitlement.query().whereNull('usedAt').whereNull('revokedAt').first())
    const { data } = (await admin.get(path)).body
    assert.deepEqual([data.penutupan.catatan, data.bisaDiubah], ['Tertib.', false])
    const entry = await AuditEntry.findByOrFail('action', 'event.closed')
    assert.equal(entry.details.remarks, 'Tertib.')
    const minutes = await watcher.browser.get(`${path}/berita-acara`)
    assert.equal(minutes.status, 200)
  })

  test('late answers of a closed event are decided no more, and nobody comes in', async ({
    assert,
  }) => {
    using time = stopClock()
    const { act, admin, path, learners, begin } = await startedEvent({ toleransi: 60 })
    const [one] = learners as [EventLearner, EventLearner]
    await begin(one)
    const { attemptId } = (await one.browser.get('/soal/timers')).body
    time.pass(31 * MINUTE)
    const body = journalBody(attemptId, [{ id: 1, answer: '1', seq: 1, at: 1, jam: 1 }])
    await one.browser.post('/soal/jawaban-terlambat', body)
    const { id } = await LateSubmission.findByOrFail('attemptId', attemptId)
    await act('selesaikan', [one.user.id], { lingkup: 'ujian' })
    time.pass(10 * SECOND)
    assert.equal((await admin.post(`${path}/tutup`, {})).status, 200)
    const decision = { status: 'accepted', alasan: 'Jaringan putus.', jawaban: [{ id: 1, seq: 1 }] }
    const decided = await admin.put(`/admin/jawaban-terlambat/${id}/status`, decision)
    assert.deepEqual([decided.status, decided.body.code], [409, 'ditutup'])
    assert.equal((await LateSubmission.findOrFail(id)).status, 'pending')
    const board = (await admin.get(`${path}/papan`)).body.data
    assert.deepEqual([board.fase, board.bisaTambah], ['selesai', false])
  })

  test('an event that hasn’t started, or was called off, can’t be closed', async ({ assert }) => {
    const { admin, path } = await scheduleEvent(await completePackage(), Date.now() + MINUTE)
    const early = await admin.post(`${path}/tutup`, {})
    assert.deepEqual([early.status, early.body.message], [409, 'Ujian ini belum dimulai.'])
    await admin.post(`${path}/batalkan`)
    assert.equal((await admin.post(`${path}/tutup`, {})).body.code, 'ditutup')
    assert.equal((await admin.post('/admin/jadwal/999999/tutup', {})).status, 404)
  })

  test('a copy of an event is a draft with its people, place and rules', async ({ assert }) => {
    const { admin, path, id, watcher, learners } = await startedEvent({ menitPengawas: 20 })
    const copied = await admin.post(`${path}/duplikat`)
    assert.equal(copied.status, 201)
    const copy = (await admin.get(`/admin/jadwal/${copied.body.id}`)).body.data
    assert.notEqual(copy.id, id)
    assert.containSubset(copy, {
      nama: 'Ujian XII IPA 1 (salinan)',
      fase: 'konsep',
      menitPengawas: 20,
      pengawas: [{ id: watcher.user.id }],
      jumlah_peserta: learners.length,
    })
    assert.isAbove(Date.parse(copy.mulai), Date.now())
    assert.equal((await watcher.browser.post(`${path}/duplikat`)).status, 403)
  })
})

test.group('Closing at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('a closing and a start at once leave nobody sitting in a closed event', async ({
    assert,
  }) => {
    const { admin, path, id, learners, pack } = await startedEvent({ count: 4 })
    const [closed] = await Promise.all([
      admin.post(`${path}/tutup`, {}),
      ...learners.map(({ browser }) => browser.put('/soal/timers', { paketId: pack.id })),
    ])
    const event = await ExamEvent.findOrFail(id)
    const used = await Entitlement.query().where('eventId', id).whereNotNull('usedAt')
    assert.equal(closed?.status === 200, event.closedAt !== null)
    if (event.closedAt !== null) assert.lengthOf(used, 0)
  })
})
