import fc from 'fast-check'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { authorizeAudio, authorizePassage } from '#app/exam/actions/authorize_question_media'
import { advanceSession } from '#app/exam/actions/advance_session'
import { readAnswers } from '#app/exam/actions/read_answers'
import { readOptionOrders } from '#app/exam/actions/read_option_orders'
import { readPaper } from '#app/exam/actions/read_paper'
import { readPlayedAudio } from '#app/exam/actions/read_played_audio'
import { readStorageKey } from '#app/exam/actions/read_storage_key'
import { reportAudio } from '#app/exam/actions/report_audio'
import { saveAlone } from '#app/exam/actions/save_answers'
import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import type { WhoCalls } from '#app/exam/calls/who_calls'
import type { Caller } from '#app/exam/domain/caller'
import {
  openPassage,
  readKey,
  readOrders,
  readPlayedPages,
  readRunning,
  readRunningPaper,
  readSavedAnswers,
} from '#app/exam/calls/reads'
import { openTogether, reportTogether } from '#app/exam/calls/recordings'
import type { Calling } from '#app/exam/calls/caller'
import Attempt from '#app/exam/models/attempt'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { examState, runningState } from '#app/exam/transformers/attempt'
import type Package from '#app/packages/models/package'
import { emptyDatabaseAfterEach } from '#tests/support/database'
import { completePackage, MINUTE, start, takeSeat } from '#tests/support/exam'
import { LIMITS } from '#tests/support/limits'
import { stopClock } from '#tests/support/time_travel'
import { SAVE_GRACE_MS, type Session } from '#contracts/exam'

const MINUTES = { listeningMinutes: 1, writtenMinutes: 1, readingMinutes: 1 }
const OF: Session[] = ['listening', 'written', 'reading']

/** A learner with a running attempt, and their login's session. */
interface TestCaller extends Caller {
  sessionId: string
}

/** The place of an attempt during a call. */
interface Moment {
  session: Session
  /** Of its session, in milliseconds. */
  passed: number
  /** Whether another login than the driving one calls. */
  isForeign: boolean
  /** Whether the login has called before, so that it is cached. */
  isKnown: boolean
  plays: string[]
  positions: Record<string, number>
  reports: { pages: string[]; positions: Record<string, number> }
  /** A page whose recording or passage is opened, and how much of it. */
  file: number
  bytes: number
  asksOther: boolean
}

const pageName = fc.constantFrom('1', '2', '7', '31', '32', '60', '0', 'x')
const positions = fc.dictionary(
  pageName,
  fc.constantFrom(0, 1, 3.5, 500, -1, Number.POSITIVE_INFINITY)
)
const moment: fc.Arbitrary<Moment> = fc.record({
  session: fc.constantFrom(...OF),
  passed: fc.constantFrom(
    0,
    10,
    MINUTE - 1,
    MINUTE,
    MINUTE + SAVE_GRACE_MS - 1,
    MINUTE + SAVE_GRACE_MS
  ),
  isForeign: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  isKnown: fc.boolean(),
  plays: fc.array(pageName, { maxLength: 3 }),
  positions,
  reports: fc.record({ pages: fc.array(pageName, { maxLength: 3 }), positions }),
  file: fc.constantFrom(1, 7, 31, 94, 104),
  bytes: fc.constantFrom(0, 5, 10),
  asksOther: fc.boolean(),
})

/** Moments at which every call has a response on the fast path, so that each is compared at least once. */
const PLAIN: Moment[] = [
  { session: 'listening' as const, file: 7 },
  { session: 'reading' as const, file: 94 },
].map((where) => ({
  ...where,
  passed: 10,
  isForeign: false,
  isKnown: true,
  plays: ['1'],
  positions: { 1: 1 },
  reports: { pages: ['2'], positions: { 2: 3.5 } },
  bytes: 10,
  asksOther: false,
}))

/** The response to a call, as its sender sees it. */
async function responseTo(work: () => Promise<unknown>): Promise<object> {
  try {
    return { answer: await work() }
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    return { message, code }
  }
}

async function testCaller(pack: Package): Promise<TestCaller> {
  const seat = await takeSeat(pack)
  await start(seat)
  const { id: userId, name: userName } = seat.user
  const { driver } = await Attempt.findByOrFail('userId', userId)
  const session = await db.from('sessions').where('user_id', String(userId)).firstOrFail()
  return { userId, userName, loginId: driver, lab: null, sessionId: String(session.id) }
}

/** A call of this learner, by which the fast path identifies them. */
function calling({ sessionId, ...caller }: TestCaller): WhoCalls {
  return {
    identify: { proof: { sessionId, fits: () => true }, isMadeHere: () => true },
    callerFor: (user) => user && caller,
  }
}

/** The database's rows about a learner's recordings. */
async function storedOf({ userId }: Caller) {
  const { id } = await Attempt.findByOrFail('userId', userId)
  const rows = (table: string, ...columns: string[]) =>
    db
      .from(table)
      .where('attempt_id', id)
      .orderBy('page', 'asc')
      .select(...columns)
  const played = await rows('played_audio', 'page', 'played_at', 'position_ms')
  const opened = await rows('audio_openings', 'page', 'openings', 'sent_bytes', 'cut_bytes')
  return JSON.stringify([played, opened], (_, value) =>
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  )
}

test.group('The two ways of an exam call', (group) => {
  emptyDatabaseAfterEach(group)
  group.each.timeout(LIMITS.manyRuns)

  test('both paths of an exam call answer and store the same, at any point of the attempt', async ({
    assert,
  }) => {
    const pack = await completePackage(MINUTES)
    const counts: Record<string, number> = {}
    await fc.assert(
      fc.asyncProperty(moment, async (at) => {
        using time = stopClock()
        const [either, ordinary] = [await testCaller(pack), await testCaller(pack)]
        for (const from of OF.slice(0, OF.indexOf(at.session))) {
          if (from === 'listening') {
            for (const one of [either, ordinary]) {
              await reportAudio(one, at.plays, at.positions, time.now)
            }
          }
          time.pass(MINUTE)
          for (const one of [either, ordinary]) await advanceSession(one, from, time.now)
        }
        const page = { listening: 1, written: 52, reading: 94 }[at.session]
        const save = {
          answer: [{ id: page, answer: '2' as const, seq: 1 }],
          index: page,
          ragu: [page],
        }
        for (const one of [either, ordinary]) await saveAlone(one, save, time.now)
        time.pass(at.passed)
        const { now } = time
        const asking = (one: TestCaller): TestCaller =>
          at.isForeign ? { ...one, loginId: 'elsewhere' } : one
        const who = calling(asking(either))
        const by: Calling = { who, now }
        if (at.isKnown) await readRunning(by)

        const { snapshotId } = await Attempt.findByOrFail('userId', either.userId)
        const { questions } = await loadSnapshot(snapshotId)
        const question = questions.find((one) => one.page === at.file)
        const audio = question?.audio ?? 'none.mp3'
        const image = question?.passage?.image ?? 'none.png'
        const sending = { bytes: at.bytes, size: 10 }
        const other = at.asksOther ? pack.id + 1 : undefined

        /** Each call on the fast path, and the ordinary path's response to a learner at the same point. */
        const calls: Record<
          string,
          [() => Promise<unknown>, (one: TestCaller) => Promise<unknown>]
        > = {
          timer: [
            async () => {
              const found = await readRunning(by)
              return found && { ...examState(found.attempt, now), attemptId: 0 }
            },
            async ({ userId }) => {
              const attempt = await settleRunningAttempt(userId, now)
              return attempt && { ...examState(attempt, now), attemptId: 0 }
            },
          ],
          running: [
            async () => {
              const found = await readRunning(by)
              return found && runningState(found.attempt, now)
            },
            async ({ userId }) => runningState(await settleRunningAttempt(userId, now), now),
          ],
          answers: [
            async () => (await readSavedAnswers(by))?.answers ?? null,
            ({ userId }) => readAnswers(userId, now),
          ],
          played: [
            async () => (await readPlayedPages(by))?.played ?? null,
            ({ userId }) => readPlayedAudio(userId, now),
          ],
          orders: [
            async () => {
              const found = await readOrders(by)
              return found && { ...found.orders, attemptId: 0 }
            },
            async (one) => ({ ...(await readOptionOrders(one, now)), attemptId: 0 }),
          ],
          key: [
            async () => {
              const found = await readKey(by)
              return found && { session: found.key.session, bytes: found.key.key.length }
            },
            async (one) => {
              const { session, key } = await readStorageKey(one, now)
              return { session, bytes: key.length }
            },
          ],
          paper: [
            async () => {
              const found = await readRunningPaper(by, other)
              return found && JSON.stringify(await found.paper.entries())
            },
            async (one) => JSON.stringify((await readPaper(one, other, now)).entries),
          ],
          passage: [
            async () => (await openPassage(by, image)) && true,
            async (one) => {
              await authorizePassage(one, image, now)
              return true
            },
          ],
          report: [
            async () => (await reportTogether(by, at.reports)) && true,
            async (one) => {
              await reportAudio(one, at.reports.pages, at.reports.positions, now)
              return true
            },
          ],
          open: [
            async () => {
              const found = await openTogether(by, audio, sending)
              return found && { counted: found.opening !== null }
            },
            async (one) => ({
              counted: (await authorizeAudio(one, audio, now, sending)) !== null,
            }),
          ],
        }
        for (const [name, [fast, plain]] of Object.entries(calls)) {
          const answer = await fast()
          if (answer === null) {
            // Declined to the ordinary path, with nothing stored: it is executed for both.
            await responseTo(() => plain(asking(either)))
          } else {
            counts[name] = (counts[name] ?? 0) + 1
          }
          const expected = await responseTo(() => plain(asking(ordinary)))
          if (answer !== null) assert.deepEqual({ answer }, expected, name)
          assert.equal(await storedOf(either), await storedOf(ordinary), name)
        }
      }),
      { numRuns: 40, includeErrorInReport: true, examples: PLAIN.map((at) => [at]) }
    )
    for (const name of [
      'timer',
      'running',
      'answers',
      'played',
      'orders',
      'key',
      'paper',
      'passage',
      'report',
      'open',
    ]) {
      assert.isAbove(counts[name] ?? 0, 0, `${name} was never answered on the fast path`)
    }
  })
})
