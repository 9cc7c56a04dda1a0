import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  addTime,
  finishExam,
  finishSession,
  goOn,
  pause,
  reopenExam,
  reopenSession,
  SKIPPED,
} from '#app/exam/domain/interventions'
import { isPaused, isPausedForSaves } from '#app/exam/domain/pauses'
import {
  acceptsSaves,
  advance,
  afterRests,
  endOfSession,
  endSession,
  isDue,
  isSameAt,
  isTimeUp,
  longest,
  mayOpenPassages,
  remainingSeconds,
  restEnd,
  settlement,
  startClock,
} from '#app/exam/domain/session_clock'
import type { AttemptClock } from '#app/exam/domain/types'

const MINUTES = { listening: 30, written: 25, reading: 55 }
const START = Date.UTC(2026, 10, 26, 2)
const MINUTE = 60_000
const DAY = 86_400_000

const started = (restMinutes: number | null = null) => startClock(MINUTES, START, restMinutes)
const at = (minutes: number) => START + minutes * MINUTE

/** The changed clock; fails for a skipped one. */
function changed(result: AttemptClock | string): AttemptClock {
  if (typeof result === 'string') throw new Error(`skipped: ${result}`)
  return result
}

function inReading(): AttemptClock {
  let clock = started()
  for (const minutes of [30, 55]) {
    const step = advance(clock, at(minutes))
    if (step.kind !== 'moved') throw new Error(step.kind)
    clock = step.clock
  }
  return clock
}

test.group('Time added by hand', () => {
  test('added time prolongs a running session, and only that one', ({ assert }) => {
    const more = changed(addTime(started(), 300, at(10)))
    assert.equal(remainingSeconds(more, at(10)), 25 * 60)
    assert.equal(longest(more, 'listening'), 35 * 60)
    const step = advance(more, at(35))
    assert.equal(step.kind === 'moved' && remainingSeconds(step.clock, at(35)), 25 * 60)
  })

  test('added time lets a session that ran out run again with just that time', ({ assert }) => {
    const more = changed(addTime(started(10), 300, at(33)))
    assert.equal(remainingSeconds(more, at(33)), 300)
    assert.isTrue(acceptsSaves(more, at(37)))
    assert.equal(restEnd(more, at(38)), at(48))
  })

  test('added time counts from where a pause stands, and the pause goes on', ({ assert }) => {
    const paused = changed(pause(started(), at(10)))
    const more = changed(addTime(paused, 300, at(50)))
    assert.isTrue(isPaused(more, at(50)))
    assert.equal(remainingSeconds(more, at(90)), 25 * 60)
    const rest = changed(pause(started(10), at(33)))
    const again = changed(addTime(rest, 300, at(60)))
    assert.equal(remainingSeconds(changed(goOn(again, at(70))), at(70)), 300)
  })

  test('added time is skipped for exams that are over', ({ assert }) => {
    const reading = inReading()
    assert.equal(addTime(reading, 60, at(111)), SKIPPED.finished)
    assert.equal(addTime({ ...reading, status: 'finished' }, 60, at(90)), SKIPPED.finished)
    assert.equal(addTime(changed(finishExam(started(), at(5))), 60, at(5)), SKIPPED.finished)
    // In the grace of reading it is in time.
    assert.equal(
      remainingSeconds(changed(addTime(reading, 60, at(110) + 5000)), at(110) + 5000),
      60
    )
  })

  test('time given before the start is in the first session', ({ assert }) => {
    const clock = startClock(MINUTES, START, null, 120)
    assert.equal(remainingSeconds(clock, START), 32 * 60)
  })
})

test.group('A pause', () => {
  test('a pause stops the time until it goes on', ({ assert }) => {
    const paused = changed(pause(started(), at(10)))
    for (const minute of [10, 11, 60, 700]) {
      assert.equal(remainingSeconds(paused, at(minute)), 20 * 60)
      assert.isFalse(isTimeUp(paused, at(minute)))
      assert.equal(endOfSession(paused, at(minute)), at(minute + 20))
      assert.isNull(settlement(paused, at(minute)))
    }
    const going = changed(goOn(paused, at(60)))
    assert.equal(remainingSeconds(going, at(60)), 20 * 60)
    assert.isTrue(isTimeUp(going, at(80)))
    assert.equal(pause(paused, at(20)), SKIPPED.paused)
    assert.equal(goOn(going, at(61)), SKIPPED.notPaused)
  })

  test('saves are taken for ten seconds of a pause, and again afterwards', ({ assert }) => {
    const paused = changed(pause(started(), at(10)))
    assert.isTrue(acceptsSaves(paused, at(10) + 9_999))
    assert.isFalse(acceptsSaves(paused, at(10) + 10_000))
    assert.isTrue(isPausedForSaves(paused, at(10) + 10_000))
    assert.isTrue(acceptsSaves(changed(goOn(paused, at(20))), at(20)))
    const reading = changed(pause(inReading(), at(60)))
    assert.isFalse(mayOpenPassages(reading, at(60)))
  })

  test('a pause holds a learner at rest, and doesn’t reopen the session', ({ assert }) => {
    const resting = changed(pause(started(10), at(35)))
    assert.lengthOf(afterRests(resting, at(300)).ended, 0)
    assert.isFalse(isDue(resting, at(300)))
    assert.equal(restEnd(resting, at(300)), at(305))
    const going = changed(goOn(resting, at(300)))
    assert.equal(remainingSeconds(going, at(300)), 0)
    assert.isFalse(acceptsSaves(going, at(300)))
    assert.equal(afterRests(going, at(305)).ended[0]?.deadline, at(30))
  })

  test('a pause ends by itself after a day', ({ assert }) => {
    const paused = changed(pause(started(), at(10)))
    const over = at(10) + DAY
    assert.isTrue(isPaused(paused, over - 1))
    assert.isFalse(isPaused(paused, over))
    assert.isTrue(isDue(paused, over))
    assert.equal(remainingSeconds(paused, over + MINUTE), 19 * 60)
    assert.isTrue(isTimeUp(paused, over + 20 * MINUTE))
    assert.equal(afterRests(paused, over).clock.deadline, over + 20 * MINUTE)
  })

  test('the clock of the server isn’t set during a pause', ({ assert }) => {
    assert.isFalse(isSameAt(changed(pause(started(), at(35))), at(36), at(37)))
  })

  test('no session is longer than its minutes and what was given, however often it is paused', () => {
    const aStep = fc.record({
      wait: fc.integer({ min: 0, max: 40 * MINUTE }),
      what: fc.constantFrom('pause', 'goOn', 'add', 'end', 'reopen'),
    })
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 12 }), (steps) => {
        let clock = started()
        let now = START
        let running = 0
        for (const { wait, what } of steps) {
          const before = remainingSeconds(clock, now)
          const isStopped = isPaused(clock, now)
          now += wait
          if (!isStopped) running += before - remainingSeconds(clock, now)
          const next =
            what === 'pause'
              ? pause(clock, now)
              : what === 'goOn'
                ? goOn(clock, now)
                : what === 'add'
                  ? addTime(clock, 60, now)
                  : what === 'end'
                    ? finishSession(clock, now)
                    : reopenSession(clock, now)
          if (typeof next !== 'string') clock = next
        }
        const total = running + remainingSeconds(clock, now)
        // Each step may round a second up.
        return total <= longest(clock, 'listening') + steps.length
      })
    )
  })
})

test.group('An end by hand', () => {
  test('a session ended by hand has no time left, and a rest follows', ({ assert }) => {
    const ended = changed(finishSession(changed(pause(started(), at(5))), at(10)))
    assert.equal(remainingSeconds(ended, at(10)), 0)
    assert.isFalse(isPaused(ended, at(10)))
    assert.isTrue(acceptsSaves(ended, at(10) + 9_999))
    assert.equal(advance(ended, at(11)).kind, 'moved')
    assert.equal(finishSession(ended, at(11)), SKIPPED.sessionOver)
  })

  test('an exam ended by hand takes saves for ten seconds, then it is marked', ({ assert }) => {
    for (const clock of [started(), started(10), inReading()]) {
      const now = clock.session === 'reading' ? at(60) : at(10)
      const ended = changed(finishExam(clock, now))
      assert.equal(remainingSeconds(ended, now), 0)
      assert.isTrue(acceptsSaves(ended, now + 9_999))
      assert.equal(advance(ended, now).kind, 'unchanged')
      assert.isNull(settlement(ended, now + 9_999))
      assert.deepEqual(settlement(ended, now + 10_000), { finishedAt: now })
      assert.isNull(restEnd(ended, now))
    }
  })

  test('an exam ended by hand in a rest ends then, not with the session', ({ assert }) => {
    const ended = changed(finishExam(started(), at(35)))
    assert.deepEqual(settlement(ended, at(35)), { finishedAt: at(35) })
  })

  test('reading ended by hand ends the exam', ({ assert }) => {
    const ended = changed(finishSession(inReading(), at(60)))
    assert.equal(ended.byHand.endedAt, at(60))
  })
})

test.group('What is reopened', () => {
  test('a session left early runs again with what was left', ({ assert }) => {
    const left = endSession(started(10), at(20))
    assert.equal(reopenSession(started(), at(20)), SKIPPED.notLeftEarly)
    const again = changed(reopenSession(left, at(25)))
    assert.equal(remainingSeconds(again, at(25)), 10 * 60)
    assert.equal(reopenSession(again, at(26)), SKIPPED.notLeftEarly)
    const step = advance(left, at(21))
    assert.equal(
      step.kind === 'moved' ? reopenSession(step.clock, at(22)) : step.kind,
      SKIPPED.notLeftEarly
    )
  })

  test('a finished exam goes on with the time that was left, or the least minutes', ({
    assert,
  }) => {
    const finished: AttemptClock = { ...inReading(), status: 'finished' }
    const early = reopenExam(finished, at(100), 5, at(120))
    assert.deepEqual([remainingSeconds(early, at(120)), longest(early, 'reading')], [600, 55 * 60])
    const late = reopenExam(finished, at(109), 5, at(120))
    assert.deepEqual(
      [remainingSeconds(late, at(120)), longest(late, 'reading')],
      [300, 55 * 60 + 240]
    )
    assert.equal(remainingSeconds(reopenExam(finished, at(110), 60, at(120)), at(120)), 3600)
  })
})
