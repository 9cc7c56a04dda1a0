import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Attempt from '#app/exam/models/attempt'
import ExamSnapshot from '#app/exam/models/exam_snapshot'
import Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import Entitlement from '#app/enrolment/models/entitlement'
import User from '#app/accounts/models/user'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createLab } from '#database/factories/lab_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { completePackage, MINUTE, SECOND, start, takeSeat, type Seat } from '#tests/support/exam'
import { through } from '#tests/support/kiosk'
import { questionOn } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'

async function attemptOf({ user }: Seat): Promise<Record<string, unknown>> {
  return db.from('attempts').where('user_id', user.id).firstOrFail()
}

test.group('Starting an attempt', (group) => {
  isolateDatabase(group)

  test('a start begins listening with its full time and uses the grant up', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const response = await start(seat)

    assert.equal(response.status, 200)
    assert.equal(response.body.sesi, 'listening')
    assert.equal(response.body.secondsRemaining, 30 * 60)
    assert.equal(Date.parse(response.body.deadline), time.now + 30 * MINUTE)
    const entitlement = await Entitlement.findByOrFail('userId', seat.user.id)
    assert.isNotNull(entitlement.usedAt)
    const user = await User.findOrFail(seat.user.id)
    assert.equal(user.examStatus, 'ujian')
    assert.equal(user.activePackageId, seat.pack.id)
  })

  test('a start returns the running attempt with its remaining time', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    time.pass(10 * MINUTE + 300)

    const response = await start(seat)
    assert.equal(response.body.secondsRemaining, 20 * 60)
    assert.lengthOf(await Attempt.all(), 1)
  })

  test('who only wants to go on starts nothing, and keeps the grant', async ({ assert }) => {
    const seat = await takeSeat()
    const goOn = () =>
      seat.browser.put('/soal/timers', {
        nohp: seat.user.nohp,
        paketId: seat.pack.id,
        lanjut: true,
      })
    const refused = await goOn()
    assert.equal(refused.status, 409)
    assert.lengthOf(await Attempt.all(), 0)
    assert.isNull((await Entitlement.findByOrFail('userId', seat.user.id)).usedAt)

    await start(seat)
    assert.equal((await goOn()).status, 200)
  })

  test('a start is refused without a grant, and after the grant is used', async ({ assert }) => {
    using time = stopClock()
    const stranger = await BrowserSession.of(await createUser())
    assert.equal((await stranger.put('/soal/timers', {})).status, 403)

    const seat = await takeSeat()
    await start(seat)
    const attempt = await Attempt.findByOrFail('userId', seat.user.id)
    await attempt.merge({ session: 'reading', deadline: time.now - MINUTE }).save()
    assert.equal((await start(seat)).status, 403)
  })

  test("a start refuses another learner's phone number before any other check", async ({
    assert,
  }) => {
    const seat = await takeSeat()
    const other = await createUser()
    for (const [method, path] of [
      ['put', '/soal/timers'],
      ['put', '/soal/timers/next'],
      ['put', '/soal/timers-to-zero'],
    ] as const) {
      const response = await seat.browser[method](path, {
        nohp: other.nohp,
        paketId: 'not a number',
      })
      assert.equal(response.status, 403, path)
    }
    assert.equal((await seat.browser.get(`/soal/cek-endtime?nohp=${other.nohp}`)).status, 403)
    assert.lengthOf(await Attempt.all(), 0)
  })

  test('a start accepts the own phone number in any form', async ({ assert }) => {
    const seat = await takeSeat()
    const response = await seat.browser.put('/soal/timers', {
      nohp: `+62${seat.user.nohp.slice(1)}`,
    })
    assert.equal(response.status, 200)
  })

  test('a start refuses a package without all questions, and keeps the grant', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await Question.query().where('packageId', seat.pack.id).where('page', 100).delete()
    assert.equal((await start(seat)).status, 409)
    assert.isNull((await Entitlement.findByOrFail('userId', seat.user.id)).usedAt)
  })

  test('a start accepts a package that was archived or set to belum after the payment', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await seat.pack.merge({ archivedAt: Date.now(), status: 'belum' }).save()
    assert.equal((await start(seat)).status, 200)
  })

  test('a start refuses another package while one runs, and names the running one', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    const other = await completePackage()
    await grantAttempt(seat.user, other)

    const response = await seat.browser.put('/soal/timers', { paketId: other.id })
    assert.equal(response.status, 409)
    assert.include(response.body.message, seat.pack.name)
    assert.equal((await User.findOrFail(seat.user.id)).activePackageId, seat.pack.id)
  })

  test('a start takes the package granted last by default', async ({ assert }) => {
    const seat = await takeSeat()
    const newer = await completePackage()
    await grantAttempt(seat.user, newer, { grantedAt: Date.now() + SECOND })
    const response = await start(seat)
    assert.equal(response.body.paketId, newer.id)
  })

  test("a start uses the package's own durations", async ({ assert }) => {
    const seat = await takeSeat(await completePackage({ listeningMinutes: 3 }))
    assert.equal((await start(seat)).body.secondsRemaining, 180)
  })

  test('starts of several learners share one snapshot until a question changes', async ({
    assert,
  }) => {
    const first = await takeSeat()
    const second = await takeSeat(first.pack)
    await start(first)
    await start(second)
    assert.lengthOf(await ExamSnapshot.all(), 1)

    const question = await questionOn(first.pack.id, 94)
    await question.merge({ prompt: 'Edited?' }).save()
    const third = await takeSeat(first.pack)
    await start(third)
    assert.lengthOf(await ExamSnapshot.all(), 2)
  })

  test('the first and later starts store the same, in a lab too', async ({ assert }) => {
    using _time = stopClock()
    const { lab, key } = await createLab()
    const pack = await completePackage({ labOnly: true, readingMinutes: 7 })
    const stored = []
    for (const number of [1, 2]) {
      const seat = await takeSeat(pack)
      through(seat.browser, { labId: lab.id, key, seat: `0${number}` })
      const reply = await start(seat)
      assert.equal(reply.status, 200)
      const row = await attemptOf(seat)
      assert.equal(reply.body.attemptId, row.id)
      const { name, examStatus, activePackageId } = await seat.user.refresh()
      const { usedAt } = await Entitlement.findByOrFail('userId', seat.user.id)
      const own = [row.id, row.user_id, row.running_user_id, row.user_name, row.driver]
      assert.deepEqual(own.slice(1, 4), [seat.user.id, seat.user.id, name])
      assert.deepEqual([row.started_seat, row.seen_seat], [`0${number}`, `0${number}`])
      stored.push({
        ...row,
        id: 0,
        user_id: 0,
        running_user_id: 0,
        user_name: '',
        driver: '',
        entitlement_id: 0,
        started_seat: '',
        seen_seat: '',
        examStatus,
        activePackageId,
        usedAt,
      })
    }
    assert.deepEqual(stored[1], stored[0])
  })

  test('a start sees at once that a question was deleted', async ({ assert }) => {
    const pack = await completePackage()
    for (const status of [200, 200]) {
      assert.equal((await start(await takeSeat(pack))).status, status)
    }
    const late = await takeSeat(pack)
    await (await questionOn(pack.id, 60)).delete()
    assert.equal((await start(late)).status, 409)
  })

  test('hasEndTime says whether an attempt runs', async ({ assert }) => {
    const seat = await takeSeat()
    const before = await seat.browser.get(`/soal/cek-endtime?nohp=${seat.user.nohp}`)
    assert.deepEqual(before.body, { hasEndTime: false })
    await start(seat)
    const after = await seat.browser.get(`/soal/cek-endtime?nohp=${seat.user.nohp}`)
    assert.isTrue(after.body.hasEndTime)
  })

  test('GET /soal/timers starts nothing', async ({ assert }) => {
    const seat = await takeSeat()
    assert.equal((await seat.browser.get('/soal/timers')).status, 404)
    assert.lengthOf(await Attempt.all(), 0)
  })
})

test.group('Starting an attempt at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('ten starts at once make one attempt', async ({ assert }) => {
    const seat = await takeSeat()
    const responses = await Promise.all(Array.from({ length: 10 }, () => start(seat)))

    assert.deepEqual(
      responses.map(({ status }) => status),
      Array(10).fill(200)
    )
    assert.lengthOf(new Set(responses.map(({ body }) => body.attemptId)), 1)
    assert.lengthOf(await Attempt.all(), 1)
  })

  test('a start whose grant was just used returns the attempt', async ({ assert }) => {
    const seat = await takeSeat()
    let overtaken: Awaited<ReturnType<typeof start>> | undefined
    const overtake = async () => {
      Package.$hooks.remove('before:find', overtake)
      overtaken = await start(seat)
    }
    // A second call starts the attempt after the first one has found the grant.
    Package.before('find', overtake)

    const response = await start(seat)
    assert.equal(overtaken?.status, 200)
    assert.equal(response.status, 200)
    assert.equal(response.body.attemptId, overtaken?.body.attemptId)
  })

  test('thirty learners start the same package at once', async ({ assert }) => {
    const pack = await completePackage()
    const seats = []
    for (let n = 0; n < 30; n++) seats.push(await takeSeat(pack))
    const responses = await Promise.all(seats.map(start))
    assert.isTrue(responses.every(({ status }) => status === 200))
    assert.lengthOf(await ExamSnapshot.all(), 1)
    assert.lengthOf(await Attempt.all(), 30)
  })

  test('two grants of two packages never run at the same time', async ({ assert }) => {
    const seat = await takeSeat()
    const second = await completePackage()
    await grantAttempt(seat.user, second)
    const responses = await Promise.all([
      seat.browser.put('/soal/timers', { paketId: seat.pack.id }),
      seat.browser.put('/soal/timers', { paketId: second.id }),
    ])
    assert.sameMembers(
      responses.map(({ status }) => status),
      [200, 409]
    )
    assert.lengthOf(await Attempt.query().where('status', 'running'), 1)
    const unused = await Entitlement.query().whereNull('usedAt')
    assert.lengthOf(unused, 1)
  })
})
