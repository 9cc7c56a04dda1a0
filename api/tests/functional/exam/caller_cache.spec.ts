import { test } from '@japa/runner'
import env from '#start/env'
import Attempt from '#app/exam/models/attempt'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach } from '#tests/support/database'
import { heldAnswers, MINUTE, start, takeSeat, type Seat } from '#tests/support/exam'
import { queriesOf } from '#tests/support/queries'
import { stopClock } from '#tests/support/time_travel'
import { DEFAULT_MINUTES } from '#contracts/exam'

const PATH = '/soal/simpan-jawaban'
const save = ({ browser }: Seat, seq: number, page = 1) =>
  browser.post(PATH, { answer: [{ id: page, answer: '1', seq }] })

/** A learner whose login has saved once, so that its attempt is cached. */
async function saver(): Promise<Seat> {
  const seat = await takeSeat()
  await start(seat)
  await save(seat, 1)
  await save(seat, 2)
  return seat
}

/** Runs the attempt to its end, so that it has its result. */
async function finish({ browser, user: { nohp } }: Seat, time: { pass(ms: number): void }) {
  for (const from of ['listening', 'written'] as const) {
    time.pass(DEFAULT_MINUTES[from] * MINUTE)
    await browser.put('/soal/timers/next', { nohp, from })
  }
  time.pass(DEFAULT_MINUTES.reading * MINUTE)
  await browser.post('/soal/jawaban', { answers: [] })
}

const held = async () =>
  (await heldAnswers()).map(({ attempt_id, page, seq }) => ({ attempt_id, page, seq }))

test.group('What is remembered of a login that saves', (group) => {
  emptyDatabaseAfterEach(group)
  group.tap((each) =>
    each.skip(env.get('DB_CONNECTION') !== 'mysql', 'the embedded database is on the same machine')
  )

  test('a cached login needs two round trips for a save: one to fetch, one to store', async ({
    assert,
  }) => {
    const seat = await saver()
    const ways = await queriesOf(() => save(seat, 3))
    assert.lengthOf(ways, 2, ways.join('\n'))
    assert.match(String(ways[0]), /^BEGIN;[^]*FROM sessions[^]*FOR UPDATE[^]*FROM attempt_answers/)
    assert.match(String(ways[1]), /^\s*INSERT INTO attempt_answers[^]*;COMMIT$/)
  })

  test('a save goes to the running attempt although an earlier one is cached', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await saver()
    const first = await Attempt.findByOrFail('userId', seat.user.id)
    await finish(seat, time)
    await grantAttempt(seat.user, seat.pack)
    assert.equal((await start(seat)).status, 200)
    const next = await Attempt.query()
      .where('userId', seat.user.id)
      .orderBy('id', 'desc')
      .firstOrFail()
    assert.notEqual(next.id, first.id)

    // Stale are only answers of this attempt, not of the earlier one.
    assert.deepEqual((await save(seat, 1)).body.stale, [])
    assert.deepEqual((await save(seat, 1)).body.stale, [1])
    assert.deepEqual((await save(seat, 2, 2)).status, 200)
    assert.deepEqual(await held(), [
      { attempt_id: first.id, page: 1, seq: 2 },
      { attempt_id: next.id, page: 1, seq: 1 },
      { attempt_id: next.id, page: 2, seq: 2 },
    ])
  })

  test('a cached login gets no answers of an attempt that another login has taken over', async ({
    assert,
  }) => {
    const seat = await saver()
    const other = { ...seat, browser: await BrowserSession.of(seat.user) }
    const { nohp } = seat.user
    await other.browser.put('/soal/timers', { nohp, takeover: true })
    assert.equal((await save(other, 3)).status, 200)
    const [late, own] = await Promise.all([save(seat, 9), save(other, 4)])
    assert.deepEqual([late.status, own.status], [409, 200])
    assert.deepEqual(
      (await held()).map(({ seq }) => seq),
      [4]
    )
  })

  test('stored answers are found for pages that several logins save together', async ({
    assert,
  }) => {
    const seats = [await saver(), await saver(), await saver()]
    const stale = await Promise.all(seats.map((seat, at) => save(seat, at + 1)))
    // The third alone is newer than what is stored.
    assert.deepEqual(
      stale.map(({ body }) => body.stale),
      [[1], [1], []]
    )
    assert.deepEqual(
      (await held()).map(({ seq }) => seq),
      [2, 2, 3]
    )
  })
})
