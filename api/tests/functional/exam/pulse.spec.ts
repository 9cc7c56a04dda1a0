import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { countSilenceUpTo, giveOutagesBack, readOutages } from '#app/exam/actions/outages'
import { settleContacts } from '#app/exam/actions/settle_contacts'
import { storeContacts } from '#app/exam/actions/store_contacts'
import { Contacts } from '#app/exam/calls/contacts'
import Attempt from '#app/exam/models/attempt'
import { incidentsOf } from '#app/exam/rows/contacts'
import { inTransaction } from '#app/platform/database/transaction'
import { BrowserSession, type Reply } from '#tests/support/browser_session'
import { isolateDatabase, startWithoutMemory } from '#tests/support/database'
import { MINUTE, SECOND, start, takeSeat, type Seat } from '#tests/support/exam'
import { queriesOf } from '#tests/support/queries'
import { stopClock } from '#tests/support/time_travel'
import { DEFAULT_MINUTES } from '#contracts/exam'

const PATH = '/soal/denyut'
const beat = (seat: Seat, changes: object = {}) =>
  seat.browser.post(PATH, { belumTerkirim: 0, ...changes })

/** Only the framework sends cookies. */
const wasFast = ({ headers }: Reply) => headers.getSetCookie().length === 0

async function sitting(): Promise<Seat> {
  const seat = await takeSeat()
  await start(seat)
  // The first answer after a login brings the CSRF token.
  await beat(seat)
  return seat
}

const attemptOf = (seat: Seat) => Attempt.findByOrFail('userId', seat.user.id)

async function outagesOf(seat: Seat) {
  await settleContacts()
  const found = await incidentsOf([(await attemptOf(seat)).id])
  return found.filter(({ kind }) => kind === 'outage').map(({ from, to }) => [from, to])
}

/** Calls one of the functions about outages as an action does, with the attempt's row locked. */
async function outageSeconds(
  seat: Seat,
  now: number,
  read: (...asked: Parameters<typeof giveOutagesBack>) => Promise<number> = readOutages
): Promise<number> {
  await settleContacts()
  return inTransaction(async (trx) => {
    const attempt = await Attempt.query({ client: trx })
      .where('userId', seat.user.id)
      .forUpdate()
      .firstOrFail()
    return read(trx, attempt, now)
  })
}

test.group('The pulse of an exam page', (group) => {
  isolateDatabase(group)

  test('a pulse returns the session, its time and what happened, and writes nothing', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await sitting()
    time.pass(10 * SECOND)
    let reply: Reply | undefined
    const statements = await queriesOf(async () => {
      const all = { page: 7, memutar: true, terlihat: true, baterai: 80, mengisi: true }
      reply = await beat(seat, { belumTerkirim: 2, nohp: seat.user.nohp, ...all })
    })
    assert.equal(reply?.status, 200)
    assert.isTrue(reply && wasFast(reply))
    assert.deepInclude(reply?.body, {
      sesi: 'listening',
      secondsRemaining: DEFAULT_MINUTES.listening * 60 - 10,
      dijeda: false,
      pemberitahuan: [],
    })
    assert.equal(statements.length, 2, statements.join('\n'))
    assert.isTrue(statements.every((sql) => /^\s*SELECT/i.test(sql)))
    const contacts = await app.container.make(Contacts)
    assert.deepInclude(contacts.of((await attemptOf(seat)).id), {
      at: time.now,
      unsent: 2,
      page: 7,
      isPlaying: true,
      isVisible: true,
      battery: 80,
      isCharging: true,
    })
  })

  test('a pulse is refused in order: without a login, without an attempt, with wrong values, for another login', async ({
    assert,
  }) => {
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.post(PATH, {})).status, 401)
    const seat = await takeSeat()
    assert.equal((await beat(seat, { belumTerkirim: 'x' })).status, 404)
    await start(seat)
    const other = await BrowserSession.of(seat.user)
    for (const wrong of [
      {},
      { belumTerkirim: '0' },
      { belumTerkirim: -1 },
      { belumTerkirim: 0.5 },
      { belumTerkirim: 0, baterai: 101 },
      { belumTerkirim: 0, page: 144 },
      { belumTerkirim: 0, terlihat: 'ya' },
    ]) {
      const reply = await other.post(PATH, wrong)
      assert.equal(reply.status, 422, JSON.stringify(wrong))
    }
    const elsewhere = await other.post(PATH, { belumTerkirim: 0 })
    assert.deepEqual([elsewhere.status, elsewhere.body.code], [409, 'dipakai_di_perangkat_lain'])
    assert.equal((await beat(seat)).status, 200)
  })

  test("a silence between two calls of the driving login is an outage; another login's calls aren't contacts", async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await sitting()
    const begun = time.now
    const other = await BrowserSession.of(seat.user)
    time.pass(10 * SECOND)
    await other.get('/soal/timers')
    time.pass(10 * SECOND)
    await seat.browser.post('/soal/simpan-jawaban', { index: 1, answer: [{ id: 1, answer: '1' }] })
    assert.deepEqual(await outagesOf(seat), [[begun, time.now]])
    time.pass(14 * SECOND)
    await beat(seat)
    assert.lengthOf(await outagesOf(seat), 1)
  })

  test('outages are counted to the second, also while one goes on, and given back once', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await sitting()
    time.pass(40 * SECOND)
    await beat(seat)
    assert.equal(await outageSeconds(seat, time.now), 40)
    time.pass(15 * SECOND - 1)
    assert.equal(await outageSeconds(seat, time.now), 40)
    time.pass(5 * SECOND + 1)
    assert.equal(await outageSeconds(seat, time.now), 60)

    assert.equal(await outageSeconds(seat, time.now, giveOutagesBack), 60)
    assert.equal(await outageSeconds(seat, time.now), 0)
    // The silence goes on: only what comes after counts.
    time.pass(10 * SECOND)
    await beat(seat)
    assert.equal(await outageSeconds(seat, time.now), 10)
    assert.equal(await outageSeconds(seat, time.now, giveOutagesBack), 10)
    assert.equal(await outageSeconds(seat, time.now, giveOutagesBack), 0)
  })

  test('an outage that ran over the end of the session counts to its end', async ({ assert }) => {
    using time = stopClock()
    const seat = await sitting()
    time.pass((DEFAULT_MINUTES.listening - 1) * MINUTE - 20 * SECOND)
    await beat(seat)
    const first = (DEFAULT_MINUTES.listening - 1) * 60 - 20
    assert.equal(await outageSeconds(seat, time.now, giveOutagesBack), first)
    time.pass(5 * MINUTE)
    assert.equal(await outageSeconds(seat, time.now), 80)
    await beat(seat)
    assert.equal(await outageSeconds(seat, time.now), 80)
    // In the next session it's no longer the running one's.
    await seat.browser.put('/soal/timers/next', { from: 'listening' })
    assert.equal(await outageSeconds(seat, time.now), 0)
  })

  test('a pause stores the silence before it', async ({ assert }) => {
    using time = stopClock()
    const seat = await sitting()
    const begun = time.now
    time.pass(20 * SECOND)
    await outageSeconds(seat, time.now, async (...asked) => {
      await countSilenceUpTo(...asked)
      return 0
    })
    assert.deepEqual(await outagesOf(seat), [[begun, time.now]])
    time.pass(5 * SECOND)
    await beat(seat)
    assert.deepEqual(await outagesOf(seat), [[begun, time.now]])
  })

  test('a restart forgets no outage', async ({ assert }) => {
    using time = stopClock()
    const seat = await sitting()
    const begun = time.now
    await storeContacts()
    await startWithoutMemory()
    time.pass(3 * MINUTE)
    assert.equal(await outageSeconds(seat, time.now), 180)
    await beat(seat)
    assert.deepEqual(await outagesOf(seat), [[begun, time.now]])
    assert.equal(await outageSeconds(seat, time.now), 180)
  })

  test('a window that was hidden, and another device, are incidents', async ({ assert }) => {
    using time = stopClock()
    const seat = await sitting()
    await beat(seat, { terlihat: false })
    const hidden = time.now
    time.pass(8 * SECOND)
    await beat(seat, { terlihat: true })
    const other = await BrowserSession.of(seat.user)
    await other.put('/soal/timers', { nohp: seat.user.nohp, takeover: true })
    await settleContacts()
    const found = await incidentsOf([(await attemptOf(seat)).id])
    assert.sameDeepMembers(
      found.map(({ kind, from, to }) => [kind, from, to]),
      [
        ['window', hidden, time.now],
        ['device', time.now, time.now],
      ]
    )
  })
})
