import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import User from '#app/accounts/models/user'
import Attempt from '#app/exam/models/attempt'
import { sweep } from '#app/exam/actions/sweeper'
import Question from '#app/packages/models/question'
import Result from '#app/results/models/result'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import {
  answersOf,
  completePackage,
  HOUR,
  MINUTE,
  SECOND,
  start,
  startIn,
  takeSeat,
  type Seat,
  heldAnswers,
} from '#tests/support/exam'
import { copyLast } from '#tests/support/long_lists'
import { silenceLog } from '#tests/support/quiet_log'
import { stopClock } from '#tests/support/time_travel'

const submit = ({ browser }: Seat, answers: object[] = []) =>
  browser.post('/soal/jawaban', { answers })
const save = ({ browser }: Seat, answer: object[]) =>
  browser.post('/soal/simpan-jawaban', { index: 1, answer })
const PERFECT = {
  toeflScore: 677,
  scoreListening: 68,
  scoreWritten: 68,
  scoreReading: 67,
  listeningCorrect: 50,
  writtenCorrect: 40,
  readingCorrect: 50,
}

/** Answers everything; reading is answered but not yet submitted. */
async function sitWell(seat: Seat, time: { pass(ms: number): void }) {
  await start(seat)
  await save(seat, answersOf('listening'))
  time.pass(30 * MINUTE)
  await seat.browser.put('/soal/timers/next', { from: 'listening' })
  await save(seat, answersOf('written'))
  time.pass(25 * MINUTE)
  await seat.browser.put('/soal/timers/next', { from: 'written' })
}

test.group('Finishing', (group) => {
  isolateDatabase(group)

  test("a result has the name of the attempt's start, even after a change of name", async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const { name, email } = seat.user
    await sitWell(seat, time)
    await seat.browser.put('/users/profile', { nama: 'Orang Lain', email })
    await submit(seat, answersOf('reading'))
    const result = await Result.findByOrFail('userId', seat.user.id)
    assert.deepEqual([result.userName, result.currentName], [name, 'Orang Lain'])
  })

  test('a result of an attempt of an earlier version, without a stored name, has the present name', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await sitWell(seat, time)
    await Attempt.query().update({ user_name: null })
    await submit(seat, answersOf('reading'))
    const result = await Result.findByOrFail('userId', seat.user.id)
    assert.equal(result.userName, seat.user.name)
  })

  test('finishing merges the reading answers, scores by the table and writes one history row', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await sitWell(seat, time)
    const response = await submit(seat, answersOf('reading'))
    assert.equal(response.status, 200)
    assert.deepInclude(response.body, PERFECT)

    const [result] = await Result.all()
    assert.equal(result?.totalScore, 677)
    assert.equal(result?.userName, seat.user.name)
    assert.equal(result?.currentName, seat.user.name)
    assert.equal(result?.createdAt, time.now)
    const user = await User.findOrFail(seat.user.id)
    assert.equal(user.examStatus, 'idle')
    assert.equal(user.lastPackageName, seat.pack.name)
    assert.isNull(user.activePackageId)
    assert.deepInclude((await seat.browser.get('/soal/timers')).body, {
      sesi: 'finished',
      secondsRemaining: 0,
    })
  })

  test('finishing scores the stored answers, not posted scores', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    const everything = [...answersOf('listening'), ...answersOf('written'), ...answersOf('reading')]
    const response = await submit(seat, everything)
    assert.deepInclude(response.body, {
      listeningCorrect: 0,
      writtenCorrect: 0,
      readingCorrect: 50,
    })
    assert.deepInclude(response.body, {
      scoreListening: 31,
      scoreWritten: 31,
      scoreReading: 67,
      toeflScore: 430,
    })
  })

  test('finishing returns the same result every time', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    const first = await submit(seat, answersOf('reading'))
    time.pass(HOUR)
    const second = await submit(
      seat,
      answersOf('reading', () => false)
    )
    assert.equal(second.status, 200)
    assert.deepEqual(second.body, first.body)
    assert.lengthOf(await Result.all(), 1)
  })

  test('finishing is refused outside reading, and in reading while answers are missing', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    assert.equal((await submit(seat)).status, 422)
    time.pass(30 * MINUTE)
    await seat.browser.put('/soal/timers/next', {})
    time.pass(25 * MINUTE)
    await seat.browser.put('/soal/timers/next', {})

    const partial = await submit(seat, answersOf('reading').slice(1))
    assert.equal(partial.status, 422)
    assert.equal(partial.body.message, 'Mohon lengkapi jawaban terlebih dahulu.')
    assert.lengthOf(await Result.all(), 0)
    assert.lengthOf(await heldAnswers(), 0)
  })

  test('finishing accepts answers within the grace and not later', async ({ assert }) => {
    using time = stopClock()
    const inTime = await takeSeat()
    await startIn(inTime, 'reading', time)
    time.pass(55 * MINUTE + 9 * SECOND)
    assert.equal((await submit(inTime, answersOf('reading'))).body.readingCorrect, 50)
    const result = await Result.findByOrFail('userId', inTime.user.id)
    assert.equal(result.createdAt, time.now - 9 * SECOND, 'stamped at the deadline')

    const late = await takeSeat(inTime.pack)
    await startIn(late, 'reading', time)
    time.pass(55 * MINUTE + 10 * SECOND)
    assert.equal((await submit(late, answersOf('reading'))).body.readingCorrect, 0)
  })

  test('finishing names the answers that came too late, and stores none of them', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    await save(seat, [
      { id: 94, answer: '1', seq: 1 },
      { id: 95, answer: '1', seq: 2 },
      { id: 96, answer: '1', seq: 9 },
    ])
    time.pass(55 * MINUTE + 10 * SECOND)
    const sent = [
      // Stored, but the device missed the response.
      { id: 95, answer: '1', seq: 2 },
      // Another device chose later.
      { id: 96, answer: '2', seq: 8 },
      { id: 94, answer: '4', seq: 10 },
      { id: 97, answer: '3', seq: 11 },
      { id: 1, answer: '3', seq: 12 },
    ]
    const first = await submit(seat, sent)
    assert.equal(first.status, 200)
    assert.deepEqual(first.body.rejected, [94, 97, 1])
    assert.deepEqual((await submit(seat, sent)).body, first.body)
    const held = await heldAnswers()
    assert.deepEqual(
      held.map(({ page, answer, seq }) => [page, answer, seq]),
      [
        [94, '1', 1],
        [95, '1', 2],
        [96, '1', 9],
      ]
    )
  })

  test('finishing does not name answers that it has just stored', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    const answers = answersOf('reading').map((answer, at) => ({ ...answer, seq: at + 1 }))
    assert.deepEqual((await submit(seat, answers)).body.rejected, [])
  })

  test('finishing is refused when nothing was started', async ({ assert }) => {
    assert.equal((await submit(await takeSeat())).status, 409)
  })

  test('finishing scores with the keys of the start, despite later edits', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await sitWell(seat, time)
    await Question.query().where('packageId', seat.pack.id).update({ answer_key: 1 })
    assert.deepInclude((await submit(seat, answersOf('reading'))).body, PERFECT)
  })

  test('finishing marks each answer for the counts per question', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    await submit(
      seat,
      answersOf('reading', (page) => page < 104)
    )
    const marks = await heldAnswers()
    assert.deepEqual(
      marks.map(({ is_correct }) => is_correct),
      [...Array(10).fill(1), ...Array(40).fill(0)]
    )
  })

  test('finishing an attempt activates a waiting grant', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    const second = await completePackage()
    await grantAttempt(seat.user, second)
    await submit(seat, answersOf('reading'))
    assert.equal((await User.findOrFail(seat.user.id)).activePackageId, second.id)
    assert.equal((await seat.browser.get(`/soal/cek-endtime`)).body.hasEndTime, false)
    assert.equal((await start(seat)).body.paketId, second.id)
  })
})

/** Copies the last attempt for so many other learners. */
async function inManyHands(others: number): Promise<void> {
  const lastUser = await copyLast('users', others, (n) => ({
    nohp: `0899${String(n).padStart(8, '0')}`,
    email: `salinan-${n}@contoh.test`,
  }))
  const lastGrant = await copyLast('entitlements', others, (n) => ({
    user_id: lastUser + n,
    payment_id: null,
  }))
  await copyLast('attempts', others, (n) => ({
    user_id: lastUser + n,
    running_user_id: lastUser + n,
    entitlement_id: lastGrant + n,
  }))
}

test.group('The sweeper', (group) => {
  isolateDatabase(group)

  test('the sweeper finishes an abandoned reading session with the time of its deadline', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await sitWell(seat, time)
    await save(seat, answersOf('reading').slice(0, 25))
    const deadline = time.now + 55 * MINUTE
    time.pass(55 * MINUTE + 10 * SECOND - 1)
    assert.equal(await sweep(time.now, logger), 0)
    time.pass(1)
    assert.equal(await sweep(time.now, logger), 1)
    assert.equal(await sweep(time.now, logger), 0)

    const result = await Result.findByOrFail('userId', seat.user.id)
    assert.equal(result.createdAt, deadline)
    assert.equal(result.readingCorrect, 25)
    assert.equal(result.listeningCorrect, 50)
  })

  test('the sweeper finishes an attempt after 24 hours of rest with its stored answers', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    await save(seat, answersOf('listening'))
    const restEnd = time.now + 30 * MINUTE + 24 * HOUR
    time.pass(30 * MINUTE + 24 * HOUR - 1)
    assert.equal(await sweep(time.now, logger), 0)
    time.pass(1)
    assert.equal(await sweep(time.now, logger), 1)
    const result = await Result.findByOrFail('userId', seat.user.id)
    assert.equal(result.createdAt, restEnd)
    assert.deepInclude(result.serialize(), {
      listeningCorrect: 50,
      writtenCorrect: 0,
      readingCorrect: 0,
    })
  })

  test('the sweeper finishes all due attempts in one run, and skips one that fails', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    await inManyHands(250)
    // The oldest of them can't be scored.
    const broken = await Attempt.query().orderBy('id').firstOrFail()
    await broken.merge({ scoringTable: 'gone', deadline: 1 }).save()

    silenceLog()
    time.pass(55 * MINUTE + 10 * SECOND)
    assert.equal(await sweep(time.now, logger), 250)
    const running = await Attempt.query().where('status', 'running')
    assert.deepEqual(
      running.map(({ id }) => id),
      [broken.id]
    )
  })

  test('the sweeper lets requests use the database between two attempts', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    await inManyHands(30)
    time.pass(55 * MINUTE + 10 * SECOND)
    const ended: string[] = []
    await Promise.all([
      sweep(time.now, logger).then(() => ended.push('sweep')),
      seat.browser.get('/users/getAuth').then(() => ended.push('request')),
    ])
    assert.deepEqual(ended, ['request', 'sweep'])
  })

  test('the sweeper stops between two attempts when the server ends', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    await inManyHands(4)
    time.pass(55 * MINUTE + 10 * SECOND)
    let looks = 0
    const ending = {
      get aborted() {
        return ++looks > 2
      },
    } as AbortSignal
    assert.equal(await sweep(time.now, logger, ending), 2)
    assert.equal(await sweep(time.now, logger), 3)
  })

  test('the sweeper gives the same result as a learner who returns first', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    const deadline = time.now + 55 * MINUTE
    time.pass(2 * HOUR)
    assert.equal((await seat.browser.get('/soal/timers')).body.sesi, 'finished')
    assert.equal((await Result.findByOrFail('userId', seat.user.id)).createdAt, deadline)
  })
})

test.group('Finishing at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('ten submits at once write one result, and all return it', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => submit(seat, answersOf('reading')))
    )
    assert.deepEqual(
      responses.map(({ status }) => status),
      Array(10).fill(200)
    )
    assert.lengthOf(new Set(responses.map(({ bytes }) => bytes.toString())), 1)
    assert.lengthOf(await Result.all(), 1)
  })

  test('sweepers and a submit at the deadline write one result', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    time.pass(55 * MINUTE + 10 * SECOND)
    await Promise.all([
      sweep(time.now, logger),
      submit(seat),
      sweep(time.now, logger),
      seat.browser.get('/soal/timers'),
    ])
    assert.lengthOf(await Result.all(), 1)
    assert.equal((await Attempt.findByOrFail('userId', seat.user.id)).status, 'finished')
  })
})
