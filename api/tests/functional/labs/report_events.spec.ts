import { test } from '@japa/runner'
import Attempt from '#app/exam/models/attempt'
import LabEvent from '#app/labs/models/lab_event'
import { createLab } from '#database/factories/lab_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { MINUTE, SECOND, start, takeSeat, type Seat } from '#tests/support/exam'
import { through, type Kiosk } from '#tests/support/kiosk'
import { stopClock } from '#tests/support/time_travel'

const PATH = '/labs/kejadian'

async function openKiosk(seat = '07'): Promise<Kiosk> {
  const { lab, key } = await createLab()
  return { labId: lab.id, key, seat }
}

/** The kiosk itself: it keeps no cookies. */
const courier = (kiosk: Kiosk) => through(new BrowserSession(), kiosk)
const iso = (instant: number) => new Date(instant).toISOString()
const focusLost = (at: number, count = 1) => ({
  kind: 'focus_lost',
  detail: '',
  at: iso(at),
  count,
})
const report = (kiosk: Kiosk, kejadian: object[], terbuang = 0) =>
  courier(kiosk).post(PATH, { kejadian, terbuang })

async function startAt(kiosk: Kiosk): Promise<{ seat: Seat; attempt: Attempt }> {
  const seat = await takeSeat()
  through(seat.browser, kiosk)
  await start(seat)
  return { seat, attempt: await Attempt.findByOrFail('userId', seat.user.id) }
}

test.group('Reports of a kiosk', (group) => {
  isolateDatabase(group)

  test('are kept with lab, seat and the attempt that runs there', async ({ assert }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const { attempt } = await startAt(kiosk)
    time.pass(MINUTE)

    const reply = await report(kiosk, [
      { kind: 'key_denied', detail: 'Alt+F4', at: iso(time.now - SECOND), count: 3 },
    ])
    assert.equal(reply.status, 200)
    const { id: _, fingerprint, ...event } = (await LabEvent.firstOrFail()).$attributes
    assert.lengthOf(fingerprint as string, 43)
    assert.deepEqual(event, {
      labId: kiosk.labId,
      seat: '07',
      attemptId: attempt.id,
      kind: 'key_denied',
      detail: 'Alt+F4',
      count: 3,
      at: time.now - SECOND,
      receivedAt: time.now,
    })
  })

  test('belong to nobody before an exam, at another seat and in another lab', async ({
    assert,
  }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const { attempt } = await startAt(kiosk)
    await report(kiosk, [focusLost(attempt.startedAt - 1)])
    await report({ ...kiosk, seat: '08' }, [focusLost(time.now)])
    await report(await openKiosk('07'), [focusLost(time.now)])
    assert.deepEqual(
      (await LabEvent.all()).map(({ attemptId }) => attemptId),
      [null, null, null]
    )
  })

  test('never name their attempt themselves', async ({ assert }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const { attempt } = await startAt(await openKiosk('01'))
    const reply = await courier(kiosk).post(PATH, {
      kejadian: [{ ...focusLost(time.now), attemptId: attempt.id, simulasi: attempt.id }],
      simulasi: attempt.id,
      attemptId: attempt.id,
    })
    assert.equal(reply.status, 200)
    assert.isNull((await LabEvent.firstOrFail()).attemptId)
  })

  test('stop belonging to a learner who left the seat to another', async ({ assert }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const { attempt } = await startAt(kiosk)
    time.pass(MINUTE)
    const next = await BrowserSession.of(await createUser())
    time.pass(MINUTE)
    await through(next, kiosk).get('/users/getAuth')

    await report(kiosk, [focusLost(time.now), focusLost(time.now - MINUTE)])
    const events = await LabEvent.query().orderBy('at', 'asc')
    assert.deepEqual(
      events.map(({ attemptId }) => attemptId),
      [attempt.id, null]
    )
  })

  test('that come again after a lost answer are kept once, with the higher count', async ({
    assert,
  }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const first = focusLost(time.now, 2)
    assert.equal((await report(kiosk, [first], 5)).status, 200)
    time.pass(20 * SECOND)
    // As the kiosk sends it: what it took back, joined by what came meanwhile.
    const again = [{ ...first, count: 4 }, focusLost(time.now)]
    assert.equal((await report(kiosk, again, 5)).status, 200)
    assert.equal((await report(kiosk, [{ ...first, count: 1 }])).status, 200)

    const events = await LabEvent.query().orderBy('at', 'asc').orderBy('kind', 'asc')
    assert.deepEqual(
      events.map(({ kind, count }) => [kind, count]),
      [
        ['dropped', 5],
        ['focus_lost', 4],
        ['focus_lost', 1],
      ]
    )
  })

  test('that hold the same twice are kept', async ({ assert }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const reply = await report(kiosk, [focusLost(time.now, 1), focusLost(time.now, 7)])
    assert.equal(reply.status, 200)
    assert.equal((await LabEvent.firstOrFail()).count, 7)
    assert.lengthOf(await LabEvent.all(), 1)
  })

  test('from a clock that runs ahead happened now', async ({ assert }) => {
    using time = stopClock()
    await report(await openKiosk(), [focusLost(time.now + 4 * MINUTE)])
    assert.equal((await LabEvent.firstOrFail()).at, time.now)
  })

  test('take 200 events with the longest details, also of a kind that is new', async ({
    assert,
  }) => {
    using time = stopClock()
    const many = Array.from({ length: 200 }, (_, index) => ({
      kind: 'something_new',
      detail: '😀'.repeat(100),
      at: iso(time.now - index),
      count: 1_000_000,
    }))
    assert.equal((await report(await openKiosk(), many, 1_000_000)).status, 200)
    assert.lengthOf(await LabEvent.all(), 201)
    assert.equal((await LabEvent.findByOrFail('kind', 'something_new')).detail, '😀'.repeat(100))
  })

  test('are refused when they are none', async ({ assert }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const good = focusLost(time.now)
    for (const kejadian of [
      [{ ...good, kind: 'Focus Lost' }],
      [{ ...good, kind: 'x'.repeat(41) }],
      [{ ...good, detail: 'x'.repeat(201) }],
      [{ ...good, detail: { html: '<b>' } }],
      [{ ...good, at: 'yesterday' }],
      [{ ...good, at: '2027-02-45T08:00:00.000Z' }],
      [{ ...good, at: time.now }],
      [{ ...good, count: 0 }],
      [{ ...good, count: 1.5 }],
      [{ ...good, count: 2_000_000 }],
      Array.from({ length: 201 }, () => good),
    ]) {
      const reply = await report(kiosk, kejadian)
      assert.equal(reply.status, 422, JSON.stringify(kejadian[0]))
    }
    assert.equal((await report(kiosk, [good], -1)).status, 422)
    assert.equal((await courier(kiosk).post(PATH, {})).status, 422)
    assert.lengthOf(await LabEvent.all(), 0)
  })

  test('need a signature; a session, with its CSRF header, is none', async ({ assert }) => {
    using time = stopClock()
    const learner = await BrowserSession.of(await createUser())
    const reply = await learner.post(PATH, { kejadian: [focusLost(time.now)], terbuang: 0 })
    assert.equal(reply.status, 403)
    assert.equal(reply.body.code, 'khusus_lab')
    assert.lengthOf(await LabEvent.all(), 0)
  })

  test('need neither cookie nor CSRF header, and get no session', async ({ assert }) => {
    using time = stopClock()
    const reply = await report(await openKiosk(), [focusLost(time.now)])
    assert.equal(reply.status, 200)
    assert.lengthOf(reply.headers.getSetCookie(), 0)
  })

  test('are the same when a cookie comes along', async ({ assert }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const { seat, attempt } = await startAt(kiosk)
    seat.browser.cookies.delete('XSRF-TOKEN')
    const reply = await seat.browser.post(PATH, { kejadian: [focusLost(time.now)] })
    assert.equal(reply.status, 200)
    assert.equal((await LabEvent.firstOrFail()).attemptId, attempt.id)
  })

  test('bring no files', async ({ assert }) => {
    const file = { bukti: { data: Buffer.alloc(1000), filename: 'x.jpg' } }
    const reply = await courier(await openKiosk()).upload('POST', PATH, {}, file)
    assert.equal(reply.status, 415)
  })

  test('of one lab are limited, those of another are not held up', async ({ assert }) => {
    const flooding = courier(await openKiosk())
    const statuses: number[] = []
    for (let sent = 0; sent < 601; sent++) {
      statuses.push((await flooding.post(PATH, { kejadian: [] })).status)
    }
    assert.deepEqual([statuses.indexOf(429), statuses.at(599), statuses.at(600)], [600, 200, 429])
    assert.equal((await report(await openKiosk(), [])).status, 200)
  }).timeout(60_000)
})

test.group('Reports of a kiosk | at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('ten times the same are kept once', async ({ assert }) => {
    const kiosk = await openKiosk()
    const now = Date.now()
    const events = [focusLost(now), { kind: 'slept', detail: '', at: iso(now - 5), count: 1 }]
    const replies = await Promise.all(Array.from({ length: 10 }, () => report(kiosk, events, 3)))
    assert.deepEqual([...new Set(replies.map(({ status }) => status))], [200])
    assert.lengthOf(await LabEvent.all(), 3)
  })
})
