import { test } from '@japa/runner'
import { notePresence } from '#app/exam/actions/note_presence'
import { storeContacts } from '#app/exam/actions/store_contacts'
import { readAbsences } from '#app/exam/actions/read_absences'
import { absencesIn } from '#app/exam/rows/server_presence'
import Attempt from '#app/exam/models/attempt'
import {
  emptyDatabaseAfterEach,
  isolateDatabase,
  startWithoutMemory,
} from '#tests/support/database'
import type { EventLearner, PlannedEvent } from '#tests/support/events'
import { MINUTE, SECOND, sweepAt } from '#tests/support/exam'
import { startedEvent } from '#tests/support/interventions'
import { stopClock } from '#tests/support/time_travel'

const beat = ({ browser }: EventLearner) => browser.post('/soal/denyut', { belumTerkirim: 0 })

const boardOf = async ({ admin, path }: PlannedEvent) =>
  (await admin.get(`${path}/papan`)).body.data

/** Stops every process of the server for a time. */
async function stopServer(time: ReturnType<typeof stopClock>, ms: number) {
  await notePresence(time.now)
  await storeContacts()
  await startWithoutMemory()
  time.pass(ms)
  await notePresence(time.now)
}

const idOf = ({ user }: EventLearner) => user.id

test.group('A server that was away', (group) => {
  isolateDatabase(group)

  test('a server that notes its presence is never away, however many processes note it', async ({
    assert,
  }) => {
    using time = stopClock()
    const begun = time.now
    for (let round = 0; round < 5; round++) {
      await notePresence(time.now)
      await notePresence(time.now - SECOND)
      time.pass(15 * SECOND - 1)
    }
    assert.isEmpty(await absencesIn({ from: begun - MINUTE, to: time.now }))
    time.pass(1)
    await notePresence(time.now)
    const [absence] = await absencesIn({ from: begun, to: time.now })
    assert.deepEqual(absence, { from: begun + 4 * (15 * SECOND - 1), to: time.now })
  })

  test('the board says when the server was away and who lost time, and one action gives it back to all', async ({
    assert,
  }) => {
    using time = stopClock()
    const event = await startedEvent({ count: 4 })
    const [one, other, cutOff, absent] = event.learners as [
      EventLearner,
      EventLearner,
      EventLearner,
      EventLearner,
    ]
    await event.begin(one, other, cutOff)
    // One learner's own line is lost before, and comes back.
    for (let round = 0; round < 2; round++) {
      time.pass(10 * SECOND)
      for (const learner of [one, other]) await beat(learner)
    }
    await beat(cutOff)
    const from = time.now
    await stopServer(time, 3 * MINUTE)
    const to = time.now
    await beat(one)

    const board = await boardOf(event)
    assert.deepEqual(
      board.gangguanServer.map((item: object) => ({ ...item, kehilangan: null })),
      [
        {
          dari: new Date(from).toISOString(),
          sampai: new Date(to).toISOString(),
          kehilangan: null,
          habis: [],
        },
      ]
    )
    assert.sameMembers(board.gangguanServer[0].kehilangan, [one, other, cutOff].map(idOf))
    const notesOf = (learner: EventLearner) =>
      board.peserta
        .find(({ id }: { id: number }) => id === idOf(learner))
        .kejadian.map(({ keterangan }: { keterangan: string }) => keterangan)
    assert.deepEqual(notesOf(one), ['Server tidak dapat dihubungi.', 'Kembali setelah 3 menit.'])
    assert.deepEqual(notesOf(other), ['Server tidak dapat dihubungi, belum kembali.'])
    assert.include(notesOf(cutOff), 'Terputus.')
    assert.isEmpty(notesOf(absent))

    const given = await event.act('kembalikan_waktu', board.gangguanServer[0].kehilangan)
    assert.deepEqual(
      given.body.hasil.map(({ status }: { status: string }) => status),
      ['dilakukan', 'dilakukan', 'dilakukan']
    )
    const attempt = await Attempt.findByOrFail('userId', idOf(one))
    assert.equal(attempt.givenListening, 180)
    assert.deepEqual((await boardOf(event)).gangguanServer[0].kehilangan, [])
  })

  test('a learner whose line alone was lost has nothing to do with the server', async ({
    assert,
  }) => {
    using time = stopClock()
    const event = await startedEvent({ count: 2 })
    const [one, other] = event.learners as [EventLearner, EventLearner]
    await event.begin(one, other)
    for (let second = 0; second < 60; second += 10) {
      await notePresence(time.now)
      await beat(one)
      time.pass(10 * SECOND)
    }
    await beat(other)
    assert.deepEqual((await boardOf(event)).gangguanServer, [])
    // Nor has an absence long after they have come back.
    await beat(one)
    await stopServer(time, 20 * SECOND)
    await beat(one)
    const { gangguanServer, peserta } = await boardOf(event)
    assert.lengthOf(gangguanServer, 1)
    const otherRow = peserta.find(({ id }: { id: number }) => id === idOf(other))
    assert.equal(otherRow.kejadian[0].keterangan, 'Terputus.')
  })

  test('who began just before the server stopped gets the time back too', async ({ assert }) => {
    using time = stopClock()
    const event = await startedEvent({ count: 1 })
    const [one] = event.learners as [EventLearner]
    await notePresence(time.now)
    await event.begin(one)
    // A crash: nothing of it was stored.
    await startWithoutMemory()
    time.pass(2 * MINUTE)
    await notePresence(time.now)
    assert.deepEqual((await boardOf(event)).gangguanServer[0].kehilangan, [idOf(one)])
    await beat(one)
    assert.deepEqual((await boardOf(event)).gangguanServer[0].kehilangan, [idOf(one)])
    const given = await event.act('kembalikan_waktu', [idOf(one)])
    assert.containSubset(given.body.hasil, [{ status: 'dilakukan' }])
    assert.equal((await Attempt.firstOrFail()).givenListening, 120)
  })

  test('the time of a session that ran out meanwhile is given back while the learner hasn’t moved on', async ({
    assert,
  }) => {
    using time = stopClock()
    const event = await startedEvent({ count: 1 })
    const [one] = event.learners as [EventLearner]
    await event.begin(one)
    const attempt = await Attempt.firstOrFail()
    await attempt.merge({ deadline: time.now + 40 * SECOND }).save()
    await stopServer(time, 2 * MINUTE)
    const board = await boardOf(event)
    assert.equal(board.peserta[0].keadaan, 'istirahat')
    assert.deepEqual(board.gangguanServer.at(-1).kehilangan, [idOf(one)])
    await event.act('kembalikan_waktu', event.ids, { paksa: true })
    assert.equal((await Attempt.firstOrFail()).givenListening, 40)
    assert.equal((await boardOf(event)).peserta[0].sisaDetik, 40)
  })

  test('an exam that ended while the server was away is named, and can be reopened', async ({
    assert,
  }) => {
    using time = stopClock()
    const event = await startedEvent({ count: 1 })
    const [one] = event.learners as [EventLearner]
    await event.begin(one)
    const attempt = await Attempt.firstOrFail()
    await attempt.merge({ session: 'reading', deadline: time.now + MINUTE }).save()
    await stopServer(time, 5 * MINUTE)
    await sweepAt(time.now)
    const [absence] = (await boardOf(event)).gangguanServer
    assert.deepInclude(absence, { kehilangan: [], habis: [idOf(one)] })
    const reopened = await event.act('buka_kembali', absence.habis, { lingkup: 'ujian', menit: 5 })
    assert.containSubset(reopened.body.hasil, [{ status: 'dilakukan' }])
  })

  test('an absence before and after somebody sat isn’t told', async ({ assert }) => {
    using time = stopClock()
    await stopServer(time, MINUTE)
    const event = await startedEvent({ count: 1 })
    assert.deepEqual((await boardOf(event)).gangguanServer, [])
    time.pass(10 * SECOND)
    await notePresence(time.now)
    const attempts = [{ attemptId: 1, startedAt: time.now - 5 * SECOND, finishedAt: time.now }]
    await stopServer(time, MINUTE)
    assert.deepEqual(await readAbsences(attempts, time.now), [])
  })
})

test.group('Processes that come back at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('processes that come back at once store one absence', async ({ assert }) => {
    const then = Date.now() - MINUTE
    await notePresence(then)
    await Promise.all(Array.from({ length: 8 }, (_, at) => notePresence(then + MINUTE + at)))
    const found = await absencesIn({ from: then - 1, to: then + 2 * MINUTE })
    assert.lengthOf(found, 1)
    assert.equal(found[0]?.from, then)
  })
})
