import { test } from '@japa/runner'
import fc from 'fast-check'
import { ANSWERS, pagesOfSession, sessionOfQuestion, SESSIONS } from '#contracts/exam'
import type { Answer, Session } from '#contracts/exam'
import { mergeAnswers } from '#app/exam/domain/answer_sheet'
import {
  acceptsSaves,
  advance,
  endSession,
  finishStamp,
  isTimeUp,
  remainingSeconds,
  settlement,
  startClock,
} from '#app/exam/domain/session_clock'
import type { AttemptClock } from '#app/exam/domain/types'
import type { HeldAnswer } from '#contracts/answers'

/**
 * An attempt under random sequences of saves, moves, early ends, finishes and passing time. `Attempt` holds the
 * domain's result; the checks compare it with a plain log of the events.
 */

const START = 1_700_000_000_000
const MINUTES = { listening: 2, written: 1, reading: 3 }
const GRACE = 10_000
const REST = 86_400_000

interface Attempt {
  clock: AttemptClock
  sheet: Map<number, HeldAnswer>
  finishedAt: number | null
}

interface Choice {
  id: number
  answer: Answer
  seq: number
}

type Step =
  | { do: 'wait'; ms: number }
  | { do: 'wait_until'; edge: 'deadline' | 'grace' | 'rest'; delta: number }
  | { do: 'save'; answers: Choice[] }
  | { do: 'next'; from: Session | undefined }
  | { do: 'end' }
  | { do: 'finish' }
  | { do: 'settle' }

const choice = fc.record({
  // Two pages of each session, the instruction pages between them and one outside.
  id: fc.constantFrom(1, 50, 51, 52, 67, 92, 93, 94, 143, 144),
  answer: fc.constantFrom(...ANSWERS),
  seq: fc.nat(30),
})

function waitUntil(edge: 'deadline' | 'grace' | 'rest') {
  return fc.record({
    do: fc.constant('wait_until' as const),
    edge: fc.constant(edge),
    delta: fc.constantFrom(-1, 0, 1),
  })
}

// Weighted so that most sequences get past listening: a long rest ends the attempt early.
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(70_000) }) },
  { weight: 20, arbitrary: waitUntil('deadline') },
  { weight: 12, arbitrary: waitUntil('grace') },
  { weight: 2, arbitrary: waitUntil('rest') },
  {
    weight: 40,
    arbitrary: fc.record({
      do: fc.constant('save' as const),
      answers: fc.array(choice, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 30,
    arbitrary: fc.record({
      do: fc.constant('next' as const),
      from: fc.constantFrom(undefined, ...SESSIONS),
    }),
  },
  { weight: 6, arbitrary: fc.constant({ do: 'end' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'finish' as const }) },
  { weight: 4, arbitrary: fc.constant({ do: 'settle' as const }) }
)

/** The time after a step; only waits take time. */
function timeAfter(step: Step, { clock }: Attempt, now: number): number {
  if (step.do === 'wait') return now + step.ms
  if (step.do !== 'wait_until') return now
  const distance = { deadline: 0, grace: GRACE, rest: REST }[step.edge]
  return Math.max(now, clock.deadline + distance + step.delta)
}

/** Runs one step like the server, with the domain's functions only. */
function take(step: Step, attempt: Attempt, now: number): Attempt {
  const { clock, sheet } = attempt
  switch (step.do) {
    case 'save': {
      if (!acceptsSaves(clock, now)) return attempt
      const { writes } = mergeAnswers(sheet, step.answers, clock.session)
      const next = new Map(sheet)
      for (const { page, answer, seq } of writes) next.set(page, { answer, seq })
      return { ...attempt, sheet: next }
    }
    case 'next': {
      const outcome = advance(clock, now, step.from)
      return outcome.kind === 'moved' ? { ...attempt, clock: outcome.clock } : attempt
    }
    case 'end':
      return { ...attempt, clock: endSession(clock, now) }
    case 'finish':
      if (clock.session !== 'reading' || !isTimeUp(clock, now) || attempt.finishedAt !== null) {
        return attempt
      }
      return {
        ...attempt,
        clock: { ...clock, status: 'finished' },
        finishedAt: finishStamp(clock, now),
      }
    case 'settle': {
      const due = settlement(clock, now)
      return due === null
        ? attempt
        : { ...attempt, clock: { ...clock, status: 'finished' }, finishedAt: due.finishedAt }
    }
    default:
      return attempt
  }
}

interface Moment {
  step: Step
  now: number
  before: Attempt
  after: Attempt
}

/** Runs the steps and returns every state of the attempt. */
function play(steps: readonly Step[]): Moment[] {
  let attempt: Attempt = { clock: startClock(MINUTES, START), sheet: new Map(), finishedAt: null }
  let now = START
  return steps.map((step) => {
    const before = attempt
    now = timeAfter(step, attempt, now)
    attempt = take(step, attempt, now)
    return { step, now, before, after: attempt }
  })
}

function place({ clock }: Attempt): number {
  return SESSIONS.indexOf(clock.session)
}

const history = fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }).map(play)
const RUNS = { numRuns: 500 }

test.group('Attempt under any sequence of events', () => {
  test('an attempt never skips a session, never goes back, and leaves one only when its time is over', ({
    assert,
  }) => {
    fc.assert(
      fc.property(history, (moments) => {
        for (const { now, before, after } of moments) {
          if (after.clock.session === before.clock.session) continue
          assert.equal(place(after), place(before) + 1)
          assert.equal(remainingSeconds(before.clock, now), 0)
          assert.isBelow(now, before.clock.deadline + REST)
          assert.equal(remainingSeconds(after.clock, now), MINUTES[after.clock.session] * 60)
        }
      }),
      RUNS
    )
  })

  test('an attempt moves with a given session only out of that session', ({ assert }) => {
    fc.assert(
      fc.property(history, (moments) => {
        for (const { step, before, after } of moments) {
          if (step.do !== 'next' || step.from === undefined) continue
          if (step.from !== before.clock.session) assert.deepEqual(after, before)
        }
      }),
      RUNS
    )
  })

  test('an attempt never gives time back within a session', ({ assert }) => {
    fc.assert(
      fc.property(history, (moments) => {
        let shown = MINUTES.listening * 60
        for (const { now, before, after } of moments) {
          const moved = after.clock.session !== before.clock.session
          const seconds = remainingSeconds(after.clock, now)
          if (!moved) {
            assert.isAtMost(after.clock.deadline, before.clock.deadline)
            assert.isAtMost(seconds, shown)
          }
          shown = seconds
        }
      }),
      RUNS
    )
  })

  test('an attempt stores for each page the highest number sent while its session was open', ({
    assert,
  }) => {
    fc.assert(
      fc.property(history, (moments) => {
        const expected = new Map<number, HeldAnswer>()
        for (const { step, now, before, after } of moments) {
          const { status, session, deadline } = before.clock
          const open = step.do === 'save' && status === 'running' && now < deadline + GRACE
          for (const { id, answer, seq } of open ? step.answers : []) {
            const current = expected.get(id)
            if (!pagesOfSession(session).includes(id)) continue
            if (current === undefined || seq > current.seq) expected.set(id, { answer, seq })
          }
          assert.deepEqual(after.sheet, expected)
        }
      }),
      RUNS
    )
  })

  test('an attempt changes no answer of a past session', ({ assert }) => {
    fc.assert(
      fc.property(history, (moments) => {
        for (const { before, after } of moments) {
          for (const [page, held] of before.sheet) {
            if (sessionOfQuestion(page) !== before.clock.session) {
              assert.deepEqual(after.sheet.get(page), held)
            }
          }
          assert.isTrue([...before.sheet.keys()].every((page) => after.sheet.has(page)))
        }
      }),
      RUNS
    )
  })

  test('an attempt stays as it is once finished', ({ assert }) => {
    fc.assert(
      fc.property(history, (moments) => {
        for (const { now, before, after } of moments) {
          if (before.clock.status !== 'finished') continue
          assert.deepEqual(after, before)
          assert.equal(remainingSeconds(after.clock, now), 0)
        }
      }),
      RUNS
    )
  })

  test('an attempt is never finished in the future, and in reading at its deadline at the latest', ({
    assert,
  }) => {
    fc.assert(
      fc.property(history, (moments) => {
        for (const { now, before, after } of moments) {
          if (after.finishedAt === null || before.finishedAt !== null) continue
          assert.isAtMost(after.finishedAt, now)
          if (after.clock.session === 'reading') {
            assert.isAtMost(after.finishedAt, after.clock.deadline)
          } else {
            assert.equal(after.finishedAt, after.clock.deadline + REST)
          }
        }
      }),
      RUNS
    )
  })

  test('random events reach all states of an attempt in a good part of the sequences', ({
    assert,
  }) => {
    const reached = new Map<string, number>()
    const histories = fc.sample(history, { numRuns: 1000, seed: 42 })
    for (const moments of histories) {
      const states = moments.map(({ after }) => `${after.clock.session} ${after.clock.status}`)
      for (const state of new Set(states)) reached.set(state, (reached.get(state) ?? 0) + 1)
    }
    for (const session of SESSIONS) {
      for (const status of ['running', 'finished']) {
        assert.isAbove(reached.get(`${session} ${status}`) ?? 0, 20, `${session} ${status}`)
      }
    }
  })
})
