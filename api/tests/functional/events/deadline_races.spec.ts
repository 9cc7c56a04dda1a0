import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Attempt from '#app/exam/models/attempt'
import Result from '#app/results/models/result'
import { emptyDatabaseAfterEach } from '#tests/support/database'
import type { EventLearner } from '#tests/support/events'
import { answersOf, MINUTE, SECOND, sweepAt } from '#tests/support/exam'
import { startedEvent, type StartedEvent } from '#tests/support/interventions'
import { stopClock } from '#tests/support/time_travel'
import type { Session } from '#contracts/exam'

/** The deadline lies this far ahead. */
const AHEAD = MINUTE
/** After it a save in flight still counts. */
const GRACE = 10 * SECOND
const GIVEN = 300
const FIVE = { menit: GIVEN / 60 }

/** One learner who sits a session that ends in a minute, heard just now. */
async function sitting(session: Session, time: ReturnType<typeof stopClock>) {
  const event = await startedEvent({ count: 1 })
  const [one] = event.learners as [EventLearner]
  await event.begin(one)
  const attempt = await Attempt.firstOrFail()
  await attempt.merge({ session, deadline: time.now + AHEAD }).save()
  return { event, one, end: time.now + AHEAD }
}

/** What became of the only learner. */
async function outcomeOf(given: Awaited<ReturnType<StartedEvent['act']>>) {
  const [outcome] = given.body.hasil
  const attempt = await Attempt.firstOrFail()
  const { givenListening, givenWritten, givenReading } = attempt
  const seconds = givenListening + givenWritten + givenReading
  const notices = await db.from('exam_notices')
  const results = await Result.all()
  return { outcome, attempt, seconds, notices: notices.length, results: results.length }
}

/** Given wholly with its notice, or refused with a sentence and without a trace. */
function isWhole({ outcome, seconds, notices }: Awaited<ReturnType<typeof outcomeOf>>): boolean {
  return outcome.status === 'dilakukan'
    ? seconds === GIVEN && notices === 1
    : outcome.status === 'dilewati' && outcome.keterangan !== '' && seconds === 0 && notices === 0
}

test.group('Minutes given in the second of the deadline', (group) => {
  emptyDatabaseAfterEach(group)

  for (const [session, offset] of [
    ['listening', -1],
    ['listening', 0],
    ['listening', GRACE],
    ['reading', -1],
    ['reading', 0],
    ['reading', GRACE - 1],
  ] as const) {
    test(`minutes that are given ${offset} ms after the end of ${session} let it run again with all of them`, async ({
      assert,
    }) => {
      using time = stopClock()
      const { event, one, end } = await sitting(session, time)
      time.pass(AHEAD + offset)
      const given = await event.act('tambah_waktu', event.ids, FIVE)
      const { outcome, attempt, seconds } = await outcomeOf(given)
      assert.equal(outcome.status, 'dilakukan', outcome.keterangan)
      assert.equal(seconds, GIVEN)
      // From its end on nothing ran, so all the minutes are left.
      assert.equal(attempt.deadline, Math.max(end, time.now) + GIVEN * SECOND)
      assert.equal(outcome.sisaDetik, GIVEN + (offset < 0 ? 1 : 0))
      const saved = await one.browser.post('/soal/simpan-jawaban', {
        answer: answersOf(session).slice(0, 1),
      })
      assert.equal(saved.status, 200, saved.body.message)
    })
  }

  test('minutes that come when the exam is over by its time are refused in words, and change nothing', async ({
    assert,
  }) => {
    using time = stopClock()
    const { event, end } = await sitting('reading', time)
    time.pass(AHEAD + GRACE)
    const found = await outcomeOf(await event.act('tambah_waktu', event.ids, FIVE))
    assert.equal(found.outcome.status, 'dilewati')
    assert.equal(found.outcome.keterangan, 'Sudah selesai mengerjakan.')
    assert.isNull(found.outcome.sisaDetik)
    assert.isTrue(isWhole(found))
    assert.deepEqual([found.attempt.status, found.attempt.finishedAt], ['finished', end])
    assert.equal(found.results, 1)
  })

  for (const offset of [-1, 0, GRACE - 1, GRACE]) {
    test(`minutes, the last submission and the sweeper at once, ${offset} ms after the end, leave a running exam or one result`, async ({
      assert,
    }) => {
      using time = stopClock()
      const { event, one } = await sitting('reading', time)
      time.pass(AHEAD + offset)
      const [given, submitted] = await Promise.all([
        event.act('tambah_waktu', event.ids, FIVE),
        one.browser.post('/soal/jawaban', { answers: [] }),
        sweepAt(time.now),
      ])
      const found = await outcomeOf(given)
      assert.isTrue(isWhole(found), JSON.stringify(found.outcome))
      const isFinished = found.attempt.status === 'finished'
      assert.equal(found.results, isFinished ? 1 : 0)
      // Time that was given isn't taken back by a submission that is refused because of it.
      assert.equal(submitted.status, isFinished ? 200 : 422, submitted.body.message)
      if (!isFinished) assert.equal(found.outcome.status, 'dilakukan')
    })
  }

  test('minutes and the step to the next session at once are given to one session, wholly', async ({
    assert,
  }) => {
    using time = stopClock()
    const { event, one, end } = await sitting('listening', time)
    time.pass(AHEAD)
    const [given, moved] = await Promise.all([
      event.act('tambah_waktu', event.ids, FIVE),
      one.browser.put('/soal/timers/next', { from: 'listening' }),
    ])
    const found = await outcomeOf(given)
    assert.equal(found.outcome.status, 'dilakukan')
    assert.isTrue(isWhole(found))
    const { session, givenListening, givenWritten, deadline } = found.attempt
    if (session === 'listening') {
      assert.equal(moved.status, 409)
      assert.deepEqual([givenListening, deadline], [GIVEN, end + GIVEN * SECOND])
    } else {
      assert.equal(moved.status, 200)
      assert.deepEqual([givenListening, givenWritten], [0, GIVEN])
    }
  })

  test('a pause in the second of the deadline stops the time or is refused in words', async ({
    assert,
  }) => {
    for (const offset of [-1, 0, 1]) {
      using time = stopClock()
      const { event, one } = await sitting('reading', time)
      time.pass(AHEAD + offset)
      const [paused, saved] = await Promise.all([
        event.act('jeda', event.ids),
        one.browser.post('/soal/simpan-jawaban', { answer: answersOf('reading').slice(0, 1) }),
      ])
      const [outcome] = paused.body.hasil
      const { pausedAt } = await Attempt.findByOrFail('userId', one.user.id)
      assert.equal(pausedAt === null, outcome.status === 'dilewati')
      assert.isNotEmpty(outcome.keterangan)
      // In flight: it counts either way.
      assert.equal(saved.status, 200, saved.body.message)
      await db.from('event_action_people').delete()
      await Attempt.query().update({ status: 'finished', runningUserId: null })
    }
  })
})

test.group('An action on a page that is offline', (group) => {
  emptyDatabaseAfterEach(group)

  test('a page that comes back learns at its first contact what happened meanwhile, and has the new time', async ({
    assert,
  }) => {
    using time = stopClock()
    const { event, one, end } = await sitting('listening', time)
    await one.browser.post('/soal/denyut', { belumTerkirim: 0 })
    // Its own end passes while it is away.
    time.pass(AHEAD - 5 * SECOND)
    await event.act('tambah_waktu', event.ids, FIVE)
    await event.act('pesan', event.ids, { pesan: 'Tetap tenang.' })
    const rowOf = async () => (await event.admin.get(`${event.path}/papan`)).body.data.peserta[0]
    assert.deepEqual(
      (await rowOf()).pemberitahuan.map(({ terkirim }: { terkirim: string | null }) => terkirim),
      [null, null]
    )
    time.pass(15 * SECOND)

    const back = await one.browser.post('/soal/denyut', { belumTerkirim: 1 })
    assert.equal(back.status, 200)
    assert.equal(back.body.secondsRemaining, (end + GIVEN * SECOND - time.now) / SECOND)
    assert.deepEqual(
      back.body.pemberitahuan.map(({ jenis }: { jenis: string }) => jenis),
      ['tambah_waktu', 'pesan']
    )
    assert.isFalse(
      (await rowOf()).pemberitahuan.some(({ terkirim }: { terkirim: string | null }) => !terkirim)
    )
    // What was chosen offline after the earlier end counts.
    const saved = await one.browser.post('/soal/simpan-jawaban', {
      answer: answersOf('listening').slice(0, 2),
    })
    assert.deepEqual([saved.status, saved.body.rejected], [200, []])
  })

  test('an action and the return of its page at once tell the page now or with its next pulse', async ({
    assert,
  }) => {
    using time = stopClock()
    const { event, one } = await sitting('listening', time)
    time.pass(30 * SECOND)
    const [given, back] = await Promise.all([
      event.act('tambah_waktu', event.ids, FIVE),
      one.browser.post('/soal/denyut', { belumTerkirim: 0 }),
    ])
    assert.equal(given.body.hasil[0].status, 'dilakukan')
    const { secondsRemaining, pemberitahuan } = back.body
    // The time and its notice belong together.
    assert.equal(pemberitahuan.length === 1, secondsRemaining > 30)
    const next = await one.browser.post('/soal/denyut', { belumTerkirim: 0 })
    assert.equal(next.body.secondsRemaining, 30 + GIVEN)
    assert.lengthOf(next.body.pemberitahuan, 1)
  })

  test('an exam that was paused and ended while its page was away is told so at its return', async ({
    assert,
  }) => {
    using time = stopClock()
    const { event, one } = await sitting('listening', time)
    time.pass(10 * SECOND)
    await event.act('jeda', event.ids)
    time.pass(MINUTE)
    const held = await one.browser.post('/soal/denyut', { belumTerkirim: 2 })
    assert.deepInclude(held.body, { dijeda: true, secondsRemaining: 50 })
    await event.act('keluarkan', event.ids)
    const out = await one.browser.post('/soal/denyut', { belumTerkirim: 2 })
    assert.deepEqual([out.status, out.body.code], [403, 'dikeluarkan'])
  })
})
