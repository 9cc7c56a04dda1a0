import { test } from '@japa/runner'
import fc from 'fast-check'
import { SESSIONS } from '#contracts/exam'
import type { Session } from '#contracts/exam'
import {
  acceptsSaves,
  advance,
  afterRests,
  endSession,
  extend,
  finishStamp,
  isDue,
  isSameAt,
  isTimeUp,
  NOTHING_BY_HAND,
  remainingSeconds,
  restEnd,
  settlement,
  startClock,
} from '#app/exam/domain/session_clock'
import type { AttemptClock } from '#app/exam/domain/types'

const MINUTES = { listening: 30, written: 25, reading: 55 }
const START = Date.UTC(2025, 2, 1, 1, 30)
const GRACE = 10_000
const REST = 86_400_000

function clockIn(session: Session, changes: Partial<AttemptClock> = {}): AttemptClock {
  return {
    status: 'running',
    session,
    deadline: START + MINUTES[session] * 60_000,
    minutes: MINUTES,
    restMinutes: null,
    byHand: NOTHING_BY_HAND,
    ...changes,
  }
}

test.group('Session clock | start', () => {
  test('an attempt starts in listening with its minutes ahead', ({ assert }) => {
    const clock = startClock(MINUTES, START)
    assert.deepEqual(clock, {
      status: 'running',
      session: 'listening',
      deadline: START + 1_800_000,
      minutes: MINUTES,
      restMinutes: null,
      byHand: NOTHING_BY_HAND,
    })
    assert.equal(remainingSeconds(clock, START), 1800)
  })

  test('an attempt takes the minutes of the package')
    .with([1, 30, 240])
    .run(({ assert }, listening) => {
      const clock = startClock({ ...MINUTES, listening }, START)
      assert.equal(remainingSeconds(clock, START), listening * 60)
      assert.equal(clock.deadline, START + listening * 60_000)
    })
})

test.group('Session clock | remaining seconds', () => {
  test('{before} ms before the deadline {seconds} s remain')
    .with([
      { before: 1_800_000, seconds: 1800 },
      { before: 1_799_999, seconds: 1800 },
      { before: 1_799_000, seconds: 1799 },
      { before: 1001, seconds: 2 },
      { before: 1000, seconds: 1 },
      { before: 999, seconds: 1 },
      { before: 1, seconds: 1 },
      { before: 0, seconds: 0 },
      { before: -1, seconds: 0 },
      { before: -1000, seconds: 0 },
      { before: -REST, seconds: 0 },
    ])
    .run(({ assert }, { before, seconds }) => {
      const clock = clockIn('listening')
      assert.strictEqual(remainingSeconds(clock, clock.deadline - before), seconds)
    })

  test("the remaining time is never more than the session's length when the server's clock is set back", ({
    assert,
  }) => {
    for (const session of SESSIONS) {
      const clock = clockIn(session)
      assert.equal(remainingSeconds(clock, START - 1), MINUTES[session] * 60)
      assert.equal(remainingSeconds(clock, START - 3_600_000), MINUTES[session] * 60)
    }
  })

  test('the remaining time is 0 for a finished attempt with any deadline', ({ assert }) => {
    const clock = clockIn('reading', { status: 'finished' })
    assert.equal(remainingSeconds(clock, START), 0)
    assert.isTrue(isTimeUp(clock, START))
  })

  test('the remaining time is a whole number from 0 to the session length, and 0 only when time is over', () => {
    const aClock = fc.record({
      status: fc.constantFrom('running' as const, 'finished' as const),
      session: fc.constantFrom(...SESSIONS),
      deadline: fc.integer({ min: START, max: START + 100_000_000 }),
      minutes: fc.record({
        listening: fc.integer({ min: 1, max: 240 }),
        written: fc.integer({ min: 1, max: 240 }),
        reading: fc.integer({ min: 1, max: 240 }),
      }),
      restMinutes: fc.option(fc.integer({ min: 1, max: 240 })),
      byHand: fc.constant(NOTHING_BY_HAND),
    })
    fc.assert(
      fc.property(
        aClock,
        fc.integer({ min: -20_000_000, max: 20_000_000 }),
        fc.nat(5000),
        (clock, offset, later) => {
          const now = clock.deadline + offset
          const seconds = remainingSeconds(clock, now)
          return (
            Number.isInteger(seconds) &&
            seconds >= 0 &&
            seconds <= clock.minutes[clock.session] * 60 &&
            (seconds === 0) === isTimeUp(clock, now) &&
            remainingSeconds(clock, now + later) <= seconds
          )
        }
      )
    )
  })
})

test.group('Session clock | saves', () => {
  test('saves are accepted until the deadline plus 10 s: {after} ms after it is {taken}')
    .with([
      { after: -1_800_000, taken: true },
      { after: -1, taken: true },
      { after: 0, taken: true },
      { after: 1, taken: true },
      { after: GRACE - 1, taken: true },
      { after: GRACE, taken: false },
      { after: GRACE + 1, taken: false },
      { after: REST, taken: false },
    ])
    .run(({ assert }, { after, taken }) => {
      for (const session of SESSIONS) {
        const clock = clockIn(session)
        assert.equal(acceptsSaves(clock, clock.deadline + after), taken, session)
      }
    })

  test('saves are refused after the finish', ({ assert }) => {
    assert.isFalse(acceptsSaves(clockIn('reading', { status: 'finished' }), START))
  })

  test('saves have their grace after an early end', ({ assert }) => {
    const ended = endSession(clockIn('listening'), START + 5000)
    assert.isTrue(acceptsSaves(ended, START + 5000 + GRACE - 1))
    assert.isFalse(acceptsSaves(ended, START + 5000 + GRACE))
  })
})

test.group('Session clock | early end', () => {
  test('an early end sets the time to zero at once', ({ assert }) => {
    for (const session of SESSIONS) {
      const ended = endSession(clockIn(session), START + 60_001)
      const leftEarlyMs = MINUTES[session] * 60_000 - 60_001
      const byHand = { ...NOTHING_BY_HAND, leftEarlyMs }
      assert.deepEqual(ended, clockIn(session, { deadline: START + 60_001, byHand }))
      assert.equal(remainingSeconds(ended, START + 60_001), 0)
      assert.equal(settlement(ended, START + 60_001), null)
    }
  })

  test('an early end does not change a deadline that has passed: {after} ms after it')
    .with([{ after: 0 }, { after: 1 }, { after: GRACE }, { after: REST }])
    .run(({ assert }, { after }) => {
      const clock = clockIn('written')
      assert.deepEqual(endSession(clock, clock.deadline + after), clock)
    })

  test('an early end also ends a session one millisecond before the deadline', ({ assert }) => {
    const clock = clockIn('written')
    assert.equal(endSession(clock, clock.deadline - 1).deadline, clock.deadline - 1)
  })

  test('an early end changes nothing a second time, or after the finish', ({ assert }) => {
    const ended = endSession(clockIn('listening'), START + 5000)
    assert.deepEqual(endSession(ended, START + 6000), ended)
    const finished = clockIn('reading', { status: 'finished' })
    assert.deepEqual(endSession(finished, START), finished)
  })
})

test.group('Session clock | next session', () => {
  test('the next session is refused while time is left, to the last millisecond', ({ assert }) => {
    for (const session of ['listening', 'written'] as const) {
      const clock = clockIn(session)
      assert.deepEqual(advance(clock, START), { kind: 'time_left' })
      assert.deepEqual(advance(clock, clock.deadline - 1), { kind: 'time_left' })
      assert.deepEqual(advance(clock, clock.deadline - 1, session), { kind: 'time_left' })
    }
  })

  test('the next session after {from} is {to}, {after} ms after the deadline, with full time')
    .with(
      [0, 1, GRACE - 1, GRACE, 3_600_000, REST - 1].flatMap((after) => [
        { from: 'listening' as const, to: 'written' as const, after },
        { from: 'written' as const, to: 'reading' as const, after },
      ])
    )
    .run(({ assert }, { from, to, after }) => {
      const clock = clockIn(from)
      const now = clock.deadline + after
      const expected = clockIn(to, { deadline: now + MINUTES[to] * 60_000 })
      assert.deepEqual(advance(clock, now), { kind: 'moved', clock: expected })
      assert.deepEqual(advance(clock, now, from), { kind: 'moved', clock: expected })
      assert.equal(remainingSeconds(expected, now), MINUTES[to] * 60)
    })

  test('leaving {from} during {session} changes nothing')
    .with(
      SESSIONS.flatMap((session) =>
        SESSIONS.filter((from) => from !== session).map((from) => ({ session, from }))
      )
    )
    .run(({ assert }, { session, from }) => {
      const clock = clockIn(session)
      for (const now of [START, clock.deadline - 1, clock.deadline, clock.deadline + GRACE]) {
        assert.deepEqual(advance(clock, now, from), { kind: 'unchanged', clock })
      }
    })

  test('a repeated request never skips a session', ({ assert }) => {
    const clock = clockIn('listening')
    const first = advance(clock, clock.deadline, 'listening')
    if (first.kind !== 'moved') return assert.fail('did not move')
    for (const later of [0, 1, MINUTES.written * 60_000, REST]) {
      assert.deepEqual(advance(first.clock, clock.deadline + later, 'listening'), {
        kind: 'unchanged',
        clock: first.clock,
      })
    }
    assert.deepEqual(advance(first.clock, clock.deadline), { kind: 'time_left' })
  })

  test('reading has no next session', ({ assert }) => {
    const clock = clockIn('reading')
    for (const now of [START, clock.deadline - 1, clock.deadline, clock.deadline + REST]) {
      assert.deepEqual(advance(clock, now), { kind: 'last_session' })
      assert.deepEqual(advance(clock, now, 'reading'), { kind: 'last_session' })
    }
  })

  test('a finished attempt has no next session', ({ assert }) => {
    for (const session of SESSIONS) {
      const clock = clockIn(session, { status: 'finished' })
      for (const from of [undefined, ...SESSIONS]) {
        assert.deepEqual(advance(clock, clock.deadline + 1, from), { kind: 'unchanged', clock })
      }
    }
  })

  test('after the longest rest no session begins, because the attempt will be finished', ({
    assert,
  }) => {
    for (const session of ['listening', 'written'] as const) {
      const clock = clockIn(session)
      for (const from of [undefined, session]) {
        assert.deepEqual(advance(clock, clock.deadline + REST, from), { kind: 'unchanged', clock })
      }
    }
  })
})

test.group('Session clock | rest', () => {
  test('a rest lasts from the end of listening or written until the server ends the attempt', ({
    assert,
  }) => {
    for (const session of ['listening', 'written'] as const) {
      const clock = clockIn(session)
      assert.isNull(restEnd(clock, clock.deadline - 1))
      const end = restEnd(clock, clock.deadline) ?? NaN
      assert.isNull(settlement(clock, end - 1))
      assert.isNotNull(settlement(clock, end))
      assert.isNull(restEnd({ ...clock, status: 'finished' }, clock.deadline))
    }
    const reading = clockIn('reading')
    assert.isNull(restEnd(reading, reading.deadline))
  })
})

test.group('Session clock | settlement', () => {
  test('settling finishes reading after the grace, with the time of the deadline', ({ assert }) => {
    const clock = clockIn('reading')
    for (const after of [-1, 0, 1, GRACE - 1]) {
      assert.isNull(settlement(clock, clock.deadline + after), `${after} ms`)
    }
    for (const after of [GRACE, GRACE + 1, 60_000, REST, REST * 365]) {
      assert.deepEqual(settlement(clock, clock.deadline + after), { finishedAt: clock.deadline })
    }
  })

  test('settling finishes {session} after 24 hours of rest, with the time of their end')
    .with([{ session: 'listening' as const }, { session: 'written' as const }])
    .run(({ assert }, { session }) => {
      const clock = clockIn(session)
      for (const after of [-1, 0, GRACE, GRACE + 1, REST - 1]) {
        assert.isNull(settlement(clock, clock.deadline + after), `${after} ms`)
      }
      for (const after of [REST, REST + 1, REST * 365]) {
        assert.deepEqual(settlement(clock, clock.deadline + after), {
          finishedAt: clock.deadline + REST,
        })
      }
    })

  test('settling does not change a finished attempt', ({ assert }) => {
    for (const session of SESSIONS) {
      const clock = clockIn(session, { status: 'finished' })
      assert.isNull(settlement(clock, clock.deadline + REST * 2))
    }
  })

  test('saves of reading are refused once the attempt is to be finished', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2 * GRACE, max: 2 * GRACE }), (after) => {
        const clock = clockIn('reading')
        const now = clock.deadline + after
        return acceptsSaves(clock, now) === (settlement(clock, now) === null)
      }),
      { examples: [[GRACE - 1], [GRACE]] }
    )
  })

  test('an attempt finishes with the present time, or the deadline if that is earlier', ({
    assert,
  }) => {
    const clock = clockIn('reading')
    assert.equal(finishStamp(clock, START + 1), START + 1)
    assert.equal(finishStamp(clock, clock.deadline - 1), clock.deadline - 1)
    assert.equal(finishStamp(clock, clock.deadline), clock.deadline)
    assert.equal(finishStamp(clock, clock.deadline + 1), clock.deadline)
    assert.equal(finishStamp(clock, clock.deadline + GRACE), clock.deadline)
  })
})

test.group('Session clock | setting the server’s time', () => {
  const DEADLINE = START + 1_800_000

  test('setting the server’s time does not affect an attempt that rests before and after: {case}')
    .with([
      { case: 'an hour ahead', now: DEADLINE + GRACE, next: DEADLINE + 3_600_000, same: true },
      { case: 'an hour back', now: DEADLINE + 3_600_000, next: DEADLINE + GRACE, same: true },
      {
        case: 'its session reopens',
        now: DEADLINE + 3_600_000,
        next: DEADLINE + 9_999,
        same: false,
      },
      { case: 'its session ends', now: DEADLINE - 1, next: DEADLINE + 3_600_000, same: false },
      { case: 'its grace ends', now: DEADLINE + 5_000, next: DEADLINE + 3_600_000, same: false },
      { case: 'its rest ends', now: DEADLINE + 3_600_000, next: DEADLINE + REST, same: false },
    ])
    .run(({ assert }, { now, next, same }) => {
      assert.equal(isSameAt(clockIn('listening'), now, next), same)
      assert.isTrue(isSameAt(clockIn('listening', { status: 'finished' }), now, next))
    })

  test('setting the server’s time never changes the time left and ends nothing when it has no effect', () => {
    const instant = fc.integer({ min: START - REST, max: START + 3 * REST })
    fc.assert(
      fc.property(fc.constantFrom(...SESSIONS), instant, instant, (session, now, next) => {
        const clock = clockIn(session)
        if (!isSameAt(clock, now, next)) return true
        return [now, next].every(
          (at) =>
            remainingSeconds(clock, at) === 0 &&
            !acceptsSaves(clock, at) &&
            settlement(clock, at) === null
        )
      }),
      { numRuns: 1000 }
    )
  })
})

test.group('Session clock | extra time', () => {
  const longer = { listening: 38, written: 32, reading: 69 }

  test("extra time is added to the running session's remaining time, and to later sessions", ({
    assert,
  }) => {
    const clock = extend(clockIn('listening'), longer, START + 10 * 60_000)
    assert.equal(remainingSeconds(clock, START + 10 * 60_000), 28 * 60)
    const next = advance(clock, clock.deadline)
    assert.equal(next.kind === 'moved' && remainingSeconds(next.clock, clock.deadline), 32 * 60)
  })

  test('extra time reopens no session whose time is up, and never moves a deadline nearer', () => {
    fc.assert(
      fc.property(fc.nat(4_000_000), (after) => {
        const clock = clockIn('written')
        const extended = extend(clock, longer, START + after)
        return isTimeUp(clock, START + after)
          ? extended.deadline === clock.deadline
          : extended.deadline === clock.deadline + 7 * 60_000
      })
    )
  })
})

test.group('Session clock | limited rests', () => {
  const resting = clockIn('listening', { restMinutes: 10 })
  const restOver = resting.deadline + 600_000

  test('limited rests open the next session at their end, to the millisecond', ({ assert }) => {
    assert.deepEqual(afterRests(resting, restOver - 1), { clock: resting, ended: [] })
    assert.isFalse(isDue(resting, restOver - 1))
    assert.isTrue(isDue(resting, restOver))
    assert.deepEqual(afterRests(resting, restOver), {
      clock: clockIn('written', { restMinutes: 10, deadline: restOver + 25 * 60_000 }),
      ended: [{ session: 'listening', deadline: resting.deadline }],
    })
    assert.equal(restEnd(resting, resting.deadline), restOver)
  })

  test('limited rests cost an absent learner time, and end no attempt before its last session', ({
    assert,
  }) => {
    const later = restOver + 60_000
    assert.equal(remainingSeconds(afterRests(resting, later).clock, later), 24 * 60)
    assert.deepEqual(advance(resting, later), { kind: 'unchanged', clock: resting })

    const readingFrom = restOver + 35 * 60_000
    const away = afterRests(resting, readingFrom + REST)
    assert.equal(away.clock.session, 'reading')
    assert.deepEqual(
      away.ended.map(({ session }) => session),
      ['listening', 'written']
    )
    assert.deepEqual(settlement(away.clock, readingFrom + REST), {
      finishedAt: readingFrom + 55 * 60_000,
    })
  })

  test('limited rests do not affect other attempts, nor finished ones', ({ assert }) => {
    const usual = clockIn('listening')
    assert.deepEqual(afterRests(usual, usual.deadline + REST - 1), { clock: usual, ended: [] })
    const finished = clockIn('reading', { status: 'finished', restMinutes: 10 })
    assert.isFalse(isDue(finished, finished.deadline + REST))
  })

  test('limited rests lead to the same clock, whenever the attempt is read', () => {
    fc.assert(
      fc.property(fc.nat(20_000_000), fc.nat(20_000_000), (first, more) => {
        const [early, late] = [START + first, START + first + more]
        const stepwise = afterRests(afterRests(resting, early).clock, late).clock
        return JSON.stringify(stepwise) === JSON.stringify(afterRests(resting, late).clock)
      })
    )
  })
})
