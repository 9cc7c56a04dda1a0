import fc from 'fast-check'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { saveAlone } from '#app/exam/actions/save_answers'
import { saveTogether } from '#app/exam/calls/save'
import type { WhoCalls } from '#app/exam/calls/who_calls'
import type { Caller } from '#app/exam/domain/caller'
import type { SaveOutcome, SaveRequest } from '#app/exam/domain/answer_sheet'
import Attempt from '#app/exam/models/attempt'
import type Package from '#app/packages/models/package'
import { isolateDatabase } from '#tests/support/database'
import { completePackage, MINUTE, start, takeSeat } from '#tests/support/exam'
import { stopClock } from '#tests/support/time_travel'
import { ANSWERS, SAVE_GRACE_MS } from '#contracts/exam'
import { LIMITS } from '#tests/support/limits'

const LEARNERS = 3
const MINUTES = { listeningMinutes: 1, writtenMinutes: 1, readingMinutes: 1 }

interface Sent {
  learner: number
  /** Whether another login than the driving one sends it. */
  isForeign: boolean
  request: SaveRequest
}

/** Pages of listening, of later sessions, and none at all. */
const page = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }) },
  fc.nat({ max: 150 })
)
const answer = fc.record(
  {
    id: page,
    answer: fc.constantFrom(...ANSWERS),
    seq: fc.integer({ min: 1, max: 12 }),
    at: fc.constant(1),
  },
  { requiredKeys: ['id', 'answer'] }
)
const numbered = fc.record({
  id: page,
  answer: fc.constantFrom(...ANSWERS),
  seq: fc.integer({ min: 1, max: 12 }),
})
const request: fc.Arbitrary<SaveRequest> = fc.record(
  {
    answer: fc.array(fc.oneof({ weight: 9, arbitrary: numbered }, answer), { maxLength: 4 }),
    index: fc.nat({ max: 143 }),
    tautan: fc.constantFrom('0123456789abcdef', 'fedcba9876543210'),
    ragu: fc.array(page, { maxLength: 3 }),
  },
  { requiredKeys: ['answer'] }
)
const sent: fc.Arbitrary<Sent> = fc.record({
  learner: fc.nat({ max: LEARNERS - 1 }),
  isForeign: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
  request,
})
/** Saves that arrive at the same moment, and how much time passes before; a session lasts a minute. */
const moment = fc.record({
  sends: fc.array(sent, { minLength: 1, maxLength: 6 }),
  pass: fc.oneof(
    { weight: 8, arbitrary: fc.constant(10) },
    fc.constantFrom(MINUTE, SAVE_GRACE_MS, SAVE_GRACE_MS + 1, 3 * MINUTE)
  ),
})

/** The response to a save, as its sender sees it. */
async function responseTo(work: Promise<SaveOutcome>): Promise<object> {
  try {
    const { rejected, stale, clock } = await work
    return { rejected, stale, deadline: clock.deadline }
  } catch (error) {
    const { message, code, facts } = error as Error & { code?: string; facts?: object }
    return { message, code, facts }
  }
}

/** A learner with a running attempt, and their login's session. */
interface TestCaller extends Caller {
  sessionId: string
}

/** Two copies of a learner: one saves on either path, the other on the ordinary path alone. */
async function testCallers(pack: Package): Promise<TestCaller[]> {
  return Promise.all(
    Array.from({ length: LEARNERS }, async () => {
      const seat = await takeSeat(pack)
      await start(seat)
      const { id: userId, name: userName } = seat.user
      const { driver } = await Attempt.findByOrFail('userId', userId)
      const { id: sessionId } = await db
        .from('sessions')
        .where('user_id', String(userId))
        .firstOrFail()
      return { userId, userName, loginId: driver, lab: null, sessionId }
    })
  )
}

/** A call of this learner, by which the fast path identifies them. */
function calling({ sessionId, ...caller }: TestCaller): WhoCalls {
  return {
    identify: { proof: { sessionId, fits: () => true }, isMadeHere: () => true },
    callerFor: (user) => user && caller,
  }
}

/** The database's rows about a learner's answers. */
async function stored({ userId, loginId }: Caller) {
  const attempt = await Attempt.findByOrFail('userId', userId)
  const answers = await db
    .from('attempt_answers')
    .where('attempt_id', attempt.id)
    .orderBy('page', 'asc')
    .select('page', 'question_id', 'answer', 'seq', 'saved_at', 'anchor', 'saved_by')
  const late = await db
    .from('late_submissions')
    .join('late_answers', 'late_answers.submission_id', 'late_submissions.id')
    .where('attempt_id', attempt.id)
    .orderBy('page', 'asc')
    .select('page', 'answer', 'seq', 'chosen_at', 'received_at', 'contradicted')
  const { status, session, lastIndex, flags } = attempt
  const isOwn = (savedBy: string) => savedBy === loginId.slice(0, savedBy.length)
  return {
    status,
    session,
    lastIndex,
    flags,
    answers: answers.map(({ saved_by, ...rest }) => ({ ...rest, isOwn: isOwn(saved_by) })),
    late,
  }
}

test.group('The fast and the ordinary path of a save', (group) => {
  isolateDatabase(group)
  group.each.timeout(LIMITS.manyRuns)

  test('both paths of a save answer and store the same, for any saves sent together', async ({
    assert,
  }) => {
    const pack = await completePackage(MINUTES)
    let fast = 0
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 6 }), async (moments) => {
        using time = stopClock()
        const [either, ordinary] = [await testCallers(pack), await testCallers(pack)]
        for (const { sends, pass } of moments) {
          time.pass(pass)
          const { now } = time
          const of = (people: TestCaller[], { learner, isForeign }: Sent): TestCaller => {
            const caller = people[learner] as TestCaller
            return isForeign ? { ...caller, loginId: 'elsewhere' } : caller
          }
          const calls = sends.map((one) => calling(of(either, one)))
          const taken = await Promise.all(
            sends.map(({ request: asked }, at) =>
              saveTogether({ who: calls[at] as WhoCalls, request: asked, now })
            )
          )
          fast += taken.filter((done) => done !== null).length
          // Calls that the fast path declines are executed after those that it took.
          for (const isFast of [true, false]) {
            for (const [at, one] of sends.entries()) {
              const done = taken[at] ?? null
              if ((done !== null) !== isFast) continue
              const { request: asked } = one
              assert.deepEqual(
                await responseTo(
                  done ? Promise.resolve(done) : saveAlone(of(either, one), asked, now)
                ),
                await responseTo(saveAlone(of(ordinary, one), asked, now)),
                JSON.stringify(one)
              )
            }
          }
        }
        for (const [at, person] of either.entries()) {
          assert.deepEqual(await stored(person), await stored(ordinary[at] as Caller))
        }
      }),
      { numRuns: 12, includeErrorInReport: true }
    )
    assert.isAbove(fast, 20)
  })
})
