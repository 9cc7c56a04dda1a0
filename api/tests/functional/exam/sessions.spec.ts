import { test } from '@japa/runner'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import {
  answersOf,
  HOUR,
  MINUTE,
  SECOND,
  start,
  startIn,
  takeSeat,
  type Seat,
} from '#tests/support/exam'
import { stopClock } from '#tests/support/time_travel'

const next = ({ browser, user }: Seat, from?: string) =>
  browser.put('/soal/timers/next', { nohp: user.nohp, ...(from ? { from } : {}) })
const toZero = ({ browser, user }: Seat) => browser.put('/soal/timers-to-zero', { nohp: user.nohp })
const timer = ({ browser }: Seat) => browser.get('/soal/timers')

test.group('The running attempt, for other screens', (group) => {
  isolateDatabase(group)

  test('other screens get the running attempt with its time, then with the end of its rest, then not at all', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const running = async () => (await seat.browser.get('/soal/cek-endtime')).body.simulasi
    assert.isUndefined(await running())
    await start(seat)
    time.pass(10 * MINUTE)
    const { id: paketId, name: nama_paket } = seat.pack
    const named = { paketId, nama_paket }
    assert.deepEqual(await running(), {
      ...named,
      secondsRemaining: 20 * 60,
      istirahatSampai: null,
    })
    const deadline = Date.parse((await timer(seat)).body.deadline)
    time.pass(20 * MINUTE)
    assert.deepEqual(await running(), {
      ...named,
      secondsRemaining: 0,
      istirahatSampai: new Date(deadline + 24 * HOUR).toISOString(),
    })
    time.pass(24 * HOUR)
    assert.isUndefined(await running())
  })
})

test.group('The timer between two sessions', (group) => {
  isolateDatabase(group)

  test('the timer contains the remaining seconds of rest, and none while time runs', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    assert.notProperty((await timer(seat)).body, 'istirahatDetik')
    time.pass(30 * MINUTE + 1500)
    assert.equal((await timer(seat)).body.istirahatDetik, 24 * 60 * 60 - 1)
    await next(seat)
    assert.notProperty((await timer(seat)).body, 'istirahatDetik')
  })
})

test.group('Moving on', (group) => {
  isolateDatabase(group)

  test('moving on is refused while a second is left', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    time.pass(30 * MINUTE - 1)
    const early = await next(seat)
    assert.equal(early.status, 409)
    time.pass(1)
    const response = await next(seat)
    assert.equal(response.status, 200)
    assert.equal(response.body.sesi, 'written')
    assert.equal(response.body.secondsRemaining, 25 * 60)
  })

  test('moving on goes listening, written, reading and no further', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    assert.equal((await timer(seat)).body.sesi, 'reading')
    time.pass(55 * MINUTE)
    assert.equal((await next(seat)).status, 409)
  })

  test('moving on from another session changes nothing, and returns the current state', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'written', time)
    time.pass(25 * MINUTE)
    const response = await next(seat, 'listening')
    assert.equal(response.status, 200)
    assert.equal(response.body.sesi, 'written')
    assert.equal(response.body.secondsRemaining, 0)
  })

  test('a rest takes no time from the next session', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    time.pass(23 * HOUR)
    // The login has expired by then.
    seat.browser = await BrowserSession.of(seat.user)
    assert.deepInclude((await timer(seat)).body, { sesi: 'listening', secondsRemaining: 0 })
    const response = await next(seat)
    assert.equal(response.body.secondsRemaining, 25 * 60)
  })

  test('moving on starts the next session at its instruction page', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    const { body } = await seat.browser.get('/soal/ambil-jawaban')
    assert.equal(body.data.index, 93)
    assert.equal(body.sesi, 'reading')
  })
})

test.group('Ending a session early', (group) => {
  isolateDatabase(group)

  test('ending a session early needs every answer of the session', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    await seat.browser.post('/soal/simpan-jawaban', {
      index: 1,
      answer: answersOf('listening').slice(1),
    })
    const early = await toZero(seat)
    assert.equal(early.status, 422)
    assert.equal(early.body.message, 'Mohon lengkapi jawaban terlebih dahulu.')

    await seat.browser.post('/soal/simpan-jawaban', {
      index: 1,
      answer: answersOf('listening').slice(0, 1),
    })
    const response = await toZero(seat)
    assert.equal(response.status, 200)
    assert.equal(response.body.secondsRemaining, 0)
    assert.equal((await next(seat, 'listening')).body.sesi, 'written')
  })

  test('ending a session early gives no time back when repeated later', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    await seat.browser.post('/soal/simpan-jawaban', { index: 1, answer: answersOf('listening') })
    await toZero(seat)
    time.pass(5 * SECOND)
    await toZero(seat)
    time.pass(5 * SECOND)
    const late = await seat.browser.post('/soal/simpan-jawaban', {
      index: 1,
      answer: [{ id: 1, answer: '1' }],
    })
    assert.equal(late.status, 409)
  })
})

test.group('Moving on at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('ten calls at once to move on from listening never skip written', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    time.pass(30 * MINUTE)
    const responses = await Promise.all(Array.from({ length: 10 }, () => next(seat, 'listening')))
    assert.isTrue(responses.every(({ status, body }) => status === 200 && body.sesi === 'written'))
    assert.equal((await timer(seat)).body.sesi, 'written')
  })

  test('two calls at once to move on without from move only one session', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    time.pass(30 * MINUTE)
    const responses = await Promise.all([next(seat), next(seat)])
    assert.sameMembers(
      responses.map(({ status }) => status),
      [200, 409]
    )
    assert.equal((await timer(seat)).body.sesi, 'written')
  })
})
