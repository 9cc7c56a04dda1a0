import { test } from '@japa/runner'
import Attempt from '#app/exam/models/attempt'
import Incident from '#app/labs/models/incident'
import { createLab } from '#database/factories/lab_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { MINUTE, SECOND, start, takeSeat, type Seat } from '#tests/support/exam'
import { through, type Kiosk } from '#tests/support/kiosk'
import { stopClock } from '#tests/support/time_travel'
import { LIMITS } from '#tests/support/limits'

const PATH = '/labs/kejadian'

async function openKiosk(seat = '07'): Promise<Kiosk> {
  const { lab, key } = await createLab()
  return { labId: lab.id, key, seat }
}

/** The kiosk itself, which keeps no cookies. */
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

  test("a kiosk's incidents are stored with lab, seat and the attempt running there", async ({
    assert,
  }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const { attempt } = await startAt(kiosk)
    time.pass(MINUTE)

    const reply = await report(kiosk, [
      { kind: 'key_denied', detail: 'Alt+F4', at: iso(time.now - SECOND), count: 3 },
    ])
    assert.equal(reply.status, 200)
    const { id: _, fingerprint, ...incident } = (await Incident.firstOrFail()).$attributes
    assert.lengthOf(fingerprint as string, 43)
    assert.deepEqual(incident, {
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

  test('incidents before an exam, at another seat or in another lab belong to no attempt', async ({
    assert,
  }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const { attempt } = await startAt(kiosk)
    await report(kiosk, [focusLost(attempt.startedAt - 1)])
    await report({ ...kiosk, seat: '08' }, [focusLost(time.now)])
    await report(await openKiosk('07'), [focusLost(time.now)])
    assert.deepEqual(
      (await Incident.all()).map(({ attemptId }) => attemptId),
      [null, null, null]
    )
  })

  test("a report can't choose the attempt of its incidents", async ({ assert }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const { attempt } = await startAt(await openKiosk('01'))
    const reply = await courier(kiosk).post(PATH, {
      kejadian: [{ ...focusLost(time.now), attemptId: attempt.id, simulasi: attempt.id }],
      simulasi: attempt.id,
      attemptId: attempt.id,
    })
    assert.equal(reply.status, 200)
    assert.isNull((await Incident.firstOrFail()).attemptId)
  })

  test('incidents no longer belong to a learner who left the seat to another', async ({
    assert,
  }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const { attempt } = await startAt(kiosk)
    time.pass(MINUTE)
    const next = await BrowserSession.of(await createUser())
    time.pass(MINUTE)
    await through(next, kiosk).get('/users/getAuth')

    await report(kiosk, [focusLost(time.now), focusLost(time.now - MINUTE)])
    const incidents = await Incident.query().orderBy('at', 'asc')
    assert.deepEqual(
      incidents.map(({ attemptId }) => attemptId),
      [attempt.id, null]
    )
  })

  test('incidents repeated after a lost response are stored once, with the higher count', async ({
    assert,
  }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const first = focusLost(time.now, 2)
    assert.equal((await report(kiosk, [first], 5)).status, 200)
    time.pass(20 * SECOND)
    // The kiosk sends the earlier report again, joined with new incidents.
    const again = [{ ...first, count: 4 }, focusLost(time.now)]
    assert.equal((await report(kiosk, again, 5)).status, 200)
    assert.equal((await report(kiosk, [{ ...first, count: 1 }])).status, 200)

    const incidents = await Incident.query().orderBy('at', 'asc').orderBy('kind', 'asc')
    assert.deepEqual(
      incidents.map(({ kind, count }) => [kind, count]),
      [
        ['dropped', 5],
        ['focus_lost', 4],
        ['focus_lost', 1],
      ]
    )
  })

  test('an incident twice in one report is stored once, with the higher count', async ({
    assert,
  }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const reply = await report(kiosk, [focusLost(time.now, 1), focusLost(time.now, 7)])
    assert.equal(reply.status, 200)
    assert.equal((await Incident.firstOrFail()).count, 7)
    assert.lengthOf(await Incident.all(), 1)
  })

  test('incidents from a fast clock are stored with the present time', async ({ assert }) => {
    using time = stopClock()
    await report(await openKiosk(), [focusLost(time.now + 4 * MINUTE)])
    assert.equal((await Incident.firstOrFail()).at, time.now)
  })

  test('a report may have 200 incidents with the longest details, and of unknown kinds', async ({
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
    assert.lengthOf(await Incident.all(), 201)
    assert.equal((await Incident.findByOrFail('kind', 'something_new')).detail, '😀'.repeat(100))
  })

  test('an invalid report of incidents is refused', async ({ assert }) => {
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
    assert.lengthOf(await Incident.all(), 0)
  })

  test('a report of incidents needs a signature; a session with its CSRF header is not enough', async ({
    assert,
  }) => {
    using time = stopClock()
    const learner = await BrowserSession.of(await createUser())
    const reply = await learner.post(PATH, { kejadian: [focusLost(time.now)], terbuang: 0 })
    assert.equal(reply.status, 403)
    assert.equal(reply.body.code, 'khusus_lab')
    assert.lengthOf(await Incident.all(), 0)
  })

  test('a report of incidents needs neither cookie nor CSRF header, and gets no session', async ({
    assert,
  }) => {
    using time = stopClock()
    const reply = await report(await openKiosk(), [focusLost(time.now)])
    assert.equal(reply.status, 200)
    assert.lengthOf(reply.headers.getSetCookie(), 0)
  })

  test('a report of incidents with a cookie gives the same result', async ({ assert }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const { seat, attempt } = await startAt(kiosk)
    seat.browser.cookies.delete('XSRF-TOKEN')
    const reply = await seat.browser.post(PATH, { kejadian: [focusLost(time.now)] })
    assert.equal(reply.status, 200)
    assert.equal((await Incident.firstOrFail()).attemptId, attempt.id)
  })

  test("a report of incidents can't contain files", async ({ assert }) => {
    const file = { bukti: { data: Buffer.alloc(1000), filename: 'x.jpg' } }
    const reply = await courier(await openKiosk()).upload('POST', PATH, {}, file)
    assert.equal(reply.status, 415)
  })

  test('reports of incidents are limited per lab', async ({ assert }) => {
    const flooding = courier(await openKiosk())
    const statuses: number[] = []
    for (let sent = 0; sent < 601; sent++) {
      statuses.push((await flooding.post(PATH, { kejadian: [] })).status)
    }
    assert.deepEqual([statuses.indexOf(429), statuses.at(599), statuses.at(600)], [600, 200, 429])
    assert.equal((await report(await openKiosk(), [])).status, 200)
  }).timeout(LIMITS.manyCalls)
})

test.group('Reports of a kiosk | at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('ten equal reports of incidents at once are stored once', async ({ assert }) => {
    const kiosk = await openKiosk()
    const now = Date.now()
    const incidents = [focusLost(now), { kind: 'slept', detail: '', at: iso(now - 5), count: 1 }]
    const replies = await Promise.all(Array.from({ length: 10 }, () => report(kiosk, incidents, 3)))
    assert.deepEqual([...new Set(replies.map(({ status }) => status))], [200])
    assert.lengthOf(await Incident.all(), 3)
  })
})
