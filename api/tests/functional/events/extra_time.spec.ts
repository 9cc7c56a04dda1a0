import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Entitlement from '#app/enrolment/models/entitlement'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent, type EventLearner } from '#tests/support/events'
import { completePackage, MINUTE, SECOND, start, sweepAt, takeSeat } from '#tests/support/exam'
import { action } from '#tests/support/interventions'
import { adminBrowser } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'

const WHY = 'Disleksia, surat dokter 12 November.'
const QUARTER = { persen: 25, alasan: WHY }

async function planned(changes: object = {}) {
  const pack = await completePackage()
  const event = await scheduleEvent(pack, Date.now(), { pakaiToken: false, count: 2, ...changes })
  const [one, other] = event.learners as [EventLearner, EventLearner]
  const pathFor = ({ user }: EventLearner) => `${event.path}/peserta/${user.id}/waktu-tambahan`
  return { pack, ...event, one, other, pathFor }
}

test.group('Extra time in an event', (group) => {
  isolateDatabase(group)

  test("extra time in an event is in that learner's timers alone, in every session", async ({
    assert,
  }) => {
    using time = stopClock()
    const { pack, admin, path, one, other, pathFor } = await planned()
    const given = await admin.put(pathFor(one), QUARTER)
    assert.deepEqual([given.status, given.body.message], [200, 'Waktu tambahan disimpan.'])
    assert.equal((await one.browser.get('/jadwal')).body.data[0].waktuTambahan, 25)
    assert.equal((await other.browser.get('/jadwal')).body.data[0].waktuTambahan, 0)
    await admin.post(`${path}/mulai`)
    const ready = (await one.browser.get(`/soal?paketId=${pack.id}`)).body
    assert.deepEqual(
      [ready.durasi, ready.waktuTambahan],
      [{ listening: 38, written: 32, reading: 69 }, 25]
    )
    const [mine, theirs] = [
      (await one.browser.put('/soal/timers', { paketId: pack.id })).body,
      (await other.browser.put('/soal/timers', { paketId: pack.id })).body,
    ]
    assert.deepEqual([mine.secondsRemaining, mine.waktuTambahan], [38 * 60, 25])
    assert.equal(theirs.secondsRemaining, 30 * 60)
    assert.notProperty(theirs, 'waktuTambahan')
    assert.notProperty((await other.browser.get('/soal')).body, 'waktuTambahan')
    assert.equal((await one.browser.get('/soal')).body.durasi.reading, 69)

    time.pass(30 * MINUTE + 30 * SECOND)
    const late = { answer: [{ id: 1, answer: '1', seq: 1 }] }
    assert.equal((await one.browser.post('/soal/simpan-jawaban', late)).status, 200)
    assert.equal((await other.browser.post('/soal/simpan-jawaban', late)).status, 409)
    time.pass(7 * MINUTE + 30 * SECOND)
    const next = await one.browser.put('/soal/timers/next', { from: 'listening' })
    assert.equal(next.body.secondsRemaining, 32 * 60)
    // A rest of ten minutes that ends by itself, then reading to its end.
    time.pass((32 + 10 + 69) * MINUTE + 10 * SECOND)
    assert.equal(await sweepAt(time.now), 2)
  })

  test('extra time, pauses and given minutes make the event last longer', async ({ assert }) => {
    using time = stopClock()
    const { pack, admin, path, one, other, pathFor } = await planned()
    await admin.post(`${path}/mulai`)
    const phases = async () => [
      (await admin.get(path)).body.data.fase,
      (await admin.get(`${path}/papan`)).body.data.fase,
      (await admin.get('/admin/jadwal')).body.data[0].fase,
      (await one.browser.get('/jadwal')).body.data[0].fase,
    ]
    const double = await admin.put(pathFor(one), { ...QUARTER, persen: 100 })
    assert.equal(double.status, 200)
    await one.browser.put('/soal/timers', { paketId: pack.id })
    time.pass((15 + 110 + 20) * MINUTE + 10 * SECOND)
    assert.deepEqual(await phases(), Array(4).fill('berlangsung'))
    // For whoever never came it is over.
    assert.equal((await other.browser.get('/jadwal')).body.data[0].fase, 'selesai')
    const paused = await admin.post(`${path}/tindakan`, action('jeda', [one.user.id]))
    assert.equal(paused.body.hasil[0].status, 'dilakukan')
    time.pass(90 * MINUTE)
    assert.deepEqual(await phases(), Array(4).fill('berlangsung'))
    const lingkup = { lingkup: 'ujian' }
    await admin.post(`${path}/tindakan`, action('selesaikan', [one.user.id], lingkup))
    time.pass(10 * SECOND)
    await sweepAt(time.now)
    assert.deepEqual(await phases(), Array(4).fill('selesai'))
  })

  test('extra time can grow during the attempt, and not shrink', async ({ assert }) => {
    using time = stopClock()
    const { pack, admin, path, one, pathFor } = await planned()
    await admin.post(`${path}/mulai`)
    await one.browser.put('/soal/timers', { paketId: pack.id })
    time.pass(29 * MINUTE)
    assert.equal((await admin.put(pathFor(one), QUARTER)).status, 200)
    assert.containSubset((await one.browser.get('/soal/timers')).body, {
      secondsRemaining: 9 * 60,
      waktuTambahan: 25,
    })
    for (const persen of [25, 10, 0]) {
      const less = await admin.put(pathFor(one), { ...QUARTER, persen })
      assert.deepEqual(
        [less.status, less.body.message],
        [409, 'Selama ujian berjalan, waktu hanya dapat ditambah.']
      )
    }
    // In a rest only later sessions grow: a session whose time is up stays closed.
    time.pass(9 * MINUTE)
    assert.equal((await admin.put(pathFor(one), { ...QUARTER, persen: 50 })).status, 200)
    assert.equal((await one.browser.get('/soal/timers')).body.secondsRemaining, 0)
    const next = await one.browser.put('/soal/timers/next', { from: 'listening' })
    assert.equal(next.body.secondsRemaining, 38 * 60)
    const entries = await AuditEntry.query().where('action', 'event.extra_time').orderBy('id')
    assert.deepEqual(
      entries.map(({ details }) => details),
      [
        [0, 25],
        [25, 50],
      ].map(([before, after]) => ({
        name: 'Ujian XII IPA 1',
        userId: one.user.id,
        userName: one.user.name,
        before,
        after,
        isRunning: true,
        reason: WHY,
      }))
    )
  })

  test('extra time is refused after the end, for unknown learners, and without a reason', async ({
    assert,
  }) => {
    using time = stopClock()
    const { pack, admin, path, one, pathFor } = await planned()
    for (const [body, message] of [
      [{ persen: 25 }, 'Alasan waktu tambahan harus diisi.'],
      [{ persen: 25, alasan: ' ' }, 'Alasan waktu tambahan harus diisi.'],
      [{ persen: 33, alasan: WHY }, null],
      [{ persen: -25, alasan: WHY }, null],
      [{ alasan: WHY }, null],
    ] as const) {
      const reply = await admin.put(pathFor(one), body)
      assert.equal(reply.status, 422, JSON.stringify(body))
      if (message) assert.equal(reply.body.message, message)
    }
    const stranger = await createUser()
    const unknown = `${path}/peserta/${stranger.id}/waktu-tambahan`
    assert.equal((await admin.put(unknown, QUARTER)).status, 404)
    await admin.post(`${path}/mulai`)
    await one.browser.put('/soal/timers', { paketId: pack.id })
    time.pass((110 + 20) * MINUTE)
    assert.equal(
      (await admin.put(pathFor(one), QUARTER)).body.message,
      'Simulasi peserta ini sudah selesai.'
    )
    assert.equal((await Entitlement.findByOrFail('userId', one.user.id)).extraPercent, 0)
    const watcher = await BrowserSession.of(await createUser({ role: 'Pengawas' }))
    assert.equal((await watcher.put(pathFor(one), QUARTER)).status, 403)
  })

  test('extra time waits until the event is scheduled', async ({ assert }) => {
    const { admin, path, one, pathFor } = await planned()
    await admin.post(`${path}/batalkan`)
    assert.equal((await admin.put(pathFor(one), QUARTER)).status, 409)
  })

  test('extra time shows on the board', async ({ assert }) => {
    const { admin, path, one, pathFor } = await planned()
    await admin.put(pathFor(one), QUARTER)
    const { peserta } = (await admin.get(`${path}/papan`)).body.data
    const extras = peserta.map(({ waktuTambahan }: { waktuTambahan: number }) => waktuTambahan)
    assert.sameMembers(extras, [0, 25])
  })
})

test.group('Extra time in an attempt of one’s own', (group) => {
  isolateDatabase(group)

  test('extra time outside of events is given to a grant before its start, and to the attempt after it', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const admin = await adminBrowser()
    const grant = await Entitlement.findByOrFail('userId', seat.user.id)
    const path = `/admin/user/${seat.user.id}/akses/${grant.id}/waktu-tambahan`
    assert.equal((await admin.put(path, { ...QUARTER, persen: 50 })).status, 200)
    assert.equal((await admin.put(path, QUARTER)).status, 200)
    const { akses } = (await admin.get(`/admin/user/${seat.user.id}/akses`)).body.data
    assert.equal(akses[0].waktuTambahan, 25)
    assert.equal((await start(seat)).body.secondsRemaining, 38 * 60)
    time.pass(MINUTE)
    assert.equal((await admin.put(path, { ...QUARTER, persen: 100 })).status, 200)
    assert.equal((await seat.browser.get('/soal/timers')).body.secondsRemaining, 59 * 60)
    const entry = await AuditEntry.query()
      .where('action', 'access.extra_time')
      .orderBy('id', 'desc')
      .firstOrFail()
    assert.containSubset(entry.details, { before: 25, after: 100, isRunning: true, reason: WHY })
  })

  test("extra time is refused for others' grants, revoked grants and grants of an event", async ({
    assert,
  }) => {
    using time = stopClock()
    const admin = await adminBrowser()
    const [seat, other] = [await takeSeat(), await takeSeat()]
    const grant = await Entitlement.findByOrFail('userId', seat.user.id)
    const wrong = `/admin/user/${other.user.id}/akses/${grant.id}/waktu-tambahan`
    assert.equal((await admin.put(wrong, QUARTER)).status, 404)
    await grant.merge({ revokedAt: time.now }).save()
    const path = `/admin/user/${seat.user.id}/akses/${grant.id}/waktu-tambahan`
    assert.equal((await admin.put(path, QUARTER)).status, 409)

    const { one } = await planned()
    const ofEvent = await Entitlement.findByOrFail('userId', one.user.id)
    const elsewhere = await admin.put(
      `/admin/user/${one.user.id}/akses/${ofEvent.id}/waktu-tambahan`,
      QUARTER
    )
    assert.equal(elsewhere.status, 409)
    assert.equal((await ofEvent.refresh()).extraPercent, 0)
  })
})
