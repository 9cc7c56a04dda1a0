import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { BoardFeeds } from '#app/events/http/board_feeds'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { openStream, type StreamedEvent } from '#tests/support/event_stream'
import { scheduleEvent, type EventLearner, type PlannedEvent } from '#tests/support/events'
import { answersOf, completePackage, MINUTE, SECOND } from '#tests/support/exam'
import { startedEvent } from '#tests/support/interventions'
import { LIMITS } from '#tests/support/limits'
import { stopClock } from '#tests/support/time_travel'
import { DEFAULT_MINUTES } from '#contracts/exam'

/** An event of learners that begins by itself now. */
async function begun(count: number): Promise<PlannedEvent> {
  const pack = await completePackage()
  return scheduleEvent(pack, Date.now() + MINUTE, {
    count,
    pakaiToken: false,
    caraMulai: 'otomatis',
  })
}

async function sit({ user, browser }: EventLearner, { id }: PlannedEvent): Promise<void> {
  await browser.post(`/jadwal/${id}/masuk`)
  const started = await browser.put('/soal/timers', { nohp: user.nohp })
  if (started.status !== 200) throw new Error(started.body.message)
}

const beat = ({ browser }: EventLearner, changes: object = {}) =>
  browser.post('/soal/denyut', { belumTerkirim: 0, ...changes })

const boardOf = async ({ admin, path }: PlannedEvent) =>
  (await admin.get(`${path}/papan`)).body.data

const rowOf = async (event: PlannedEvent, { user }: EventLearner) =>
  (await boardOf(event)).peserta.find(({ id }: { id: number }) => id === user.id)

function learnersOf(event: PlannedEvent): [EventLearner, EventLearner] {
  const [one, other] = event.learners
  if (!one || !other) throw new Error('the event has too few learners')
  return [one, other]
}

const kindsOf = (row: { kejadian: { jenis: string }[] }) => row.kejadian.map(({ jenis }) => jenis)

test.group('The board', (group) => {
  isolateDatabase(group)

  test('the board shows session, answers, time and contact of who sits, and nothing of them for others', async ({
    assert,
  }) => {
    using time = stopClock()
    const event = await begun(2)
    const [one, other] = learnersOf(event)
    time.pass(2 * MINUTE)
    await sit(one, event)
    const answer = answersOf('listening').slice(0, 3)
    await one.browser.post('/soal/simpan-jawaban', { index: 3, answer })
    time.pass(9 * SECOND)
    await beat(one, { belumTerkirim: 4, page: 4, baterai: 12, mengisi: false })
    const endsAt = time.now + DEFAULT_MINUTES.listening * MINUTE - 9 * SECOND

    assert.containSubset(await rowOf(event, one), {
      keadaan: 'mengerjakan',
      sesi: 'listening',
      terjawab: 3,
      dari: 50,
      sisaDetik: DEFAULT_MINUTES.listening * 60 - 9,
      berakhir: new Date(endsAt).toISOString(),
      kontakTerakhir: new Date(time.now).toISOString(),
      belumTerkirim: 4,
      baterai: 12,
      mengisi: false,
      dijeda: false,
      kejadian: [],
    })
    assert.containSubset(await rowOf(event, other), {
      kelas: null,
      keadaan: 'belum_datang',
      sesi: null,
      terjawab: null,
      dari: null,
      sisaDetik: null,
      kontakTerakhir: null,
      belumTerkirim: null,
      baterai: null,
      mengisi: null,
      perangkat: null,
      dijeda: false,
      kejadian: [],
    })
    const sent = JSON.stringify(await boardOf(event))
    for (const secret of ['jawaban', 'answer', 'benar']) assert.notInclude(sent, secret)
  })

  test('a learner is disconnected after fifteen seconds without contact, and what happened stays on the board', async ({
    assert,
  }) => {
    using time = stopClock()
    const event = await begun(2)
    const [one] = learnersOf(event)
    time.pass(2 * MINUTE)
    await sit(one, event)
    const last = time.now
    time.pass(15 * SECOND - 1)
    assert.equal((await rowOf(event, one)).keadaan, 'mengerjakan')
    time.pass(1)
    const gone = await rowOf(event, one)
    assert.equal(gone.keadaan, 'terputus')
    assert.equal(gone.kontakTerakhir, new Date(last).toISOString())
    assert.deepEqual(gone.kejadian, [
      {
        jenis: 'terputus',
        waktu: new Date(last).toISOString(),
        keterangan: 'Terputus, belum kembali.',
      },
    ])
    time.pass(50 * SECOND)
    await beat(one, { terlihat: false })
    const back = await rowOf(event, one)
    assert.equal(back.keadaan, 'mengerjakan')
    assert.deepEqual(kindsOf(back), ['terputus', 'kembali', 'jendela'])
    assert.equal(back.kejadian[1].keterangan, 'Kembali setelah 1 menit 5 detik.')

    await beat(one, { terlihat: true })
    const elsewhere = await BrowserSession.of(one.user)
    await elsewhere.put('/soal/timers', { nohp: one.user.nohp, takeover: true })
    assert.includeMembers(kindsOf(await rowOf(event, one)), ['jendela', 'perangkat'])
  })

  test('a rest is shown as a rest, also without contact, and the next session once it begins', async ({
    assert,
  }) => {
    using time = stopClock()
    const event = await begun(2)
    const [one] = learnersOf(event)
    time.pass(2 * MINUTE)
    await sit(one, event)
    time.pass(DEFAULT_MINUTES.listening * MINUTE + MINUTE)
    const resting = await rowOf(event, one)
    assert.containSubset(resting, { keadaan: 'istirahat', sesi: 'listening', sisaDetik: 0 })
    // The rest of this event takes ten minutes.
    time.pass(10 * MINUTE)
    const next = await rowOf(event, one)
    assert.containSubset(next, { keadaan: 'terputus', sesi: 'written', dari: 40, terjawab: 0 })
  })

  test('a waiting learner whose page has stopped is disconnected', async ({ assert }) => {
    using time = stopClock()
    const event = await begun(2)
    const [one, other] = learnersOf(event)
    for (const { browser } of [one, other]) await browser.post(`/jadwal/${event.id}/masuk`)
    await one.browser.post(`/jadwal/${event.id}/denyut`, { belumTerkirim: 0 })
    const beatAt = new Date(time.now).toISOString()
    assert.containSubset(await rowOf(event, one), { keadaan: 'menunggu', kontakTerakhir: beatAt })
    time.pass(15 * SECOND)
    assert.containSubset(await rowOf(event, one), { keadaan: 'terputus', kontakTerakhir: beatAt })
    assert.containSubset(await rowOf(event, other), { keadaan: 'menunggu', kontakTerakhir: null })
  })

  test('the board shows a pause, who acted, whether a notice arrived, an end by hand and an exclusion', async ({
    assert,
  }) => {
    const event = await startedEvent({ count: 2 })
    const [one, other] = learnersOf(event)
    await event.begin(one, other)
    await event.act('jeda', [one.user.id])
    const paused = await rowOf(event, one)
    assert.containSubset(paused, { keadaan: 'dijeda', dijeda: true, berakhir: null })
    assert.isAbove(paused.sisaDetik, 0)
    assert.deepEqual(kindsOf(paused), ['tindakan'])
    assert.match(paused.kejadian[0].keterangan, /^Jeda oleh /)
    assert.containSubset(paused.pemberitahuan, [{ terkirim: null, dibaca: null }])
    assert.lengthOf(paused.pemberitahuan, 1)

    await beat(one)
    const [told] = (await rowOf(event, one)).pemberitahuan
    assert.isNotNull(told.terkirim)
    await one.browser.put(`/soal/pemberitahuan/${told.id}`)
    const [read] = (await rowOf(event, one)).pemberitahuan
    assert.isNotNull(read.dibaca)

    await event.act('lanjutkan', [one.user.id])
    assert.containSubset(await rowOf(event, one), { keadaan: 'mengerjakan', dijeda: false })
    await event.act('selesaikan', [one.user.id], { lingkup: 'ujian' })
    assert.equal((await rowOf(event, one)).keadaan, 'selesai')
    await event.act('keluarkan', [other.user.id])
    assert.equal((await rowOf(event, other)).keadaan, 'dikeluarkan')
  })

  test('a screen that has the board already gets 304 until more than the time has changed', async ({
    assert,
  }) => {
    using time = stopClock()
    const event = await begun(2)
    const [one] = learnersOf(event)
    time.pass(2 * MINUTE)
    await sit(one, event)
    // The first one tells the device, too.
    await beat(one)
    const first = await event.admin.get(`${event.path}/papan`)
    assert.equal(first.headers.get('content-encoding'), 'gzip')
    const known = { 'if-none-match': first.headers.get('etag') ?? '' }
    time.pass(5 * SECOND)
    await beat(one)
    assert.equal((await event.admin.get(`${event.path}/papan`, known)).status, 304)
    await beat(one, { belumTerkirim: 1 })
    assert.equal((await event.admin.get(`${event.path}/papan`, known)).status, 200)
  })
})

/** The database's transaction can't be rolled back while a board is read. */
const endFeeds = async () => (await app.container.make(BoardFeeds)).close()

const isOf = (learner: EventLearner) => (event: StreamedEvent) =>
  event.kind === 'baris' && event.data.id === learner.user.id

test.group('The stream of a board', (group) => {
  isolateDatabase(group)
  group.each.timeout(LIMITS.processes)

  test('the stream of a board begins with the board, and has each change within two seconds', async ({
    assert,
    cleanup,
  }) => {
    cleanup(endFeeds)
    using time = stopClock()
    const event = await begun(2)
    const [one, other] = learnersOf(event)
    time.pass(2 * MINUTE)
    await sit(one, event)
    const stream = await openStream(event.admin, `${event.path}/aliran`)
    assert.equal(stream.status, 200)
    assert.match(String(stream.headers['content-type']), /^text\/event-stream/)
    const first = await stream.next()
    assert.equal(first.kind, 'papan')
    assert.deepEqual(first.data, await boardOf(event))

    const answer = answersOf('listening').slice(0, 2)
    const savedAt = performance.now()
    await one.browser.post('/soal/simpan-jawaban', { index: 2, answer })
    const saved = await stream.next(isOf(one))
    assert.isBelow(performance.now() - savedAt, 2000)
    assert.deepEqual(saved.data, await rowOf(event, one))
    assert.equal(saved.data.terjawab, 2)
    assert.isAbove(saved.id, first.id)

    await sit(other, event)
    const started = await stream.next(isOf(other))
    assert.equal(started.data.keadaan, 'mengerjakan')
    time.pass(15 * SECOND)
    const lost = await stream.next(isOf(one))
    assert.equal(lost.data.keadaan, 'terputus')
    assert.isAbove(lost.id, started.id)
    stream.close()
  })

  test('a stream that is opened again goes on after its last event, and an unknown one begins anew', async ({
    assert,
    cleanup,
  }) => {
    cleanup(endFeeds)
    using time = stopClock()
    const event = await begun(2)
    const [one] = learnersOf(event)
    time.pass(2 * MINUTE)
    const stream = await openStream(event.admin, `${event.path}/aliran`, {
      'accept-encoding': 'gzip',
    })
    assert.equal(stream.headers['content-encoding'], 'gzip')
    const { id } = await stream.next()
    await sit(one, event)
    const missed = await stream.next(isOf(one))
    stream.close()

    const again = await openStream(event.admin, `${event.path}/aliran`, {
      'last-event-id': String(id),
    })
    assert.deepEqual(await again.next(), missed)
    again.close()
    const upToDate = await openStream(event.admin, `${event.path}/aliran`, {
      'last-event-id': String(missed.id),
    })
    assert.equal(upToDate.status, 200)
    upToDate.close()
    for (const unknown of ['1', 'abc', String(id + 10_000)]) {
      const anew = await openStream(event.admin, `${event.path}/aliran`, {
        'last-event-id': unknown,
      })
      assert.equal((await anew.next()).kind, 'papan', unknown)
      anew.close()
    }
  })

  test("a stream ends with its login, and isn't opened for those who may not watch", async ({
    assert,
    cleanup,
  }) => {
    cleanup(endFeeds)
    const event = await begun(1)
    const path = `${event.path}/aliran`
    const stream = await openStream(event.admin, path)
    await stream.next()
    await event.admin.copy().post('/users/logout')
    await stream.ended
    assert.isAbove(stream.comments.length, 0)

    const statuses = await Promise.all(
      [
        await BrowserSession.visitor(),
        await BrowserSession.of(await createUser()),
        await BrowserSession.of(await createUser({ role: 'Pengawas' })),
      ].map(async (browser) => (await openStream(browser, path)).status)
    )
    assert.deepEqual(statuses, [401, 403, 404])
  })
})
