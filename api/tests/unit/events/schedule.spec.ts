import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  askAgainIn,
  closesAt,
  doorsOpenAt,
  isChangeable,
  isDoorOpen,
  isOver,
  learnerState,
  mayPress,
  phaseOf,
  startOf,
  termsOf,
  type EventPlan,
} from '#app/events/domain/schedule'

const MINUTE = 60_000
const SET = Date.UTC(2026, 10, 23, 2)

function plan(changes: Partial<EventPlan> = {}): EventPlan {
  return {
    status: 'scheduled',
    startsAt: SET,
    startMode: 'pengawas',
    windowMinutes: 60,
    toleranceMinutes: 15,
    restMinutes: 10,
    startedAt: null,
    closedAt: null,
    lateUntil: null,
    ...changes,
  }
}

test.group('An event that an invigilator starts', () => {
  test('an event that an invigilator starts is {phase} {minutes} minutes after the set time')
    .with([
      { minutes: -31, phase: 'terjadwal' },
      { minutes: -30, phase: 'ruang_tunggu' },
      { minutes: 0, phase: 'ruang_tunggu' },
      { minutes: 59, phase: 'ruang_tunggu' },
      { minutes: 60, phase: 'selesai' },
    ])
    .run(({ assert }, { minutes, phase }) => {
      assert.equal(phaseOf(plan(), false, SET + minutes * MINUTE), phase)
    })

  test('an event runs while somebody may begin or sits, however long that is, and no longer', ({
    assert,
  }) => {
    const startedAt = SET + 7 * MINUTE
    const started = plan({ startedAt })
    const closes = closesAt(started)
    assert.equal(phaseOf(started, false, startedAt), 'berlangsung')
    assert.equal(phaseOf(started, false, closes - 1), 'berlangsung')
    assert.equal(phaseOf(started, false, closes), 'selesai')
    // Pauses and given minutes have no limit that a plan could know.
    assert.equal(phaseOf(started, true, closes + 24 * 60 * MINUTE), 'berlangsung')
  })

  test('a closed event is over, also before the tolerance ends, and its doors are shut', ({
    assert,
  }) => {
    const closed = plan({ startedAt: SET, closedAt: SET + MINUTE })
    assert.equal(phaseOf(closed, false, SET + MINUTE), 'selesai')
    assert.isTrue(isOver(closed, false, SET + MINUTE))
    assert.isFalse(isDoorOpen(closed, SET + MINUTE))
    assert.isFalse(isChangeable(plan({ closedAt: SET }), SET - MINUTE))
  })

  test('an event can be started by an invigilator while the doors are open, once, until the window ends', ({
    assert,
  }) => {
    assert.isFalse(mayPress(plan(), doorsOpenAt(plan()) - 1))
    assert.isTrue(mayPress(plan(), doorsOpenAt(plan())))
    assert.isTrue(mayPress(plan(), SET + 60 * MINUTE - 1))
    assert.isFalse(mayPress(plan(), SET + 60 * MINUTE))
    assert.isFalse(mayPress(plan({ startedAt: SET }), SET))
    assert.isFalse(mayPress(plan({ status: 'cancelled' }), SET))
    assert.isFalse(mayPress(plan({ status: 'draft' }), SET))
    assert.isFalse(mayPress(plan({ startMode: 'otomatis' }), SET))
  })

  test('an event that an invigilator starts admits latecomers for the tolerance after the press', ({
    assert,
  }) => {
    const startedAt = SET + 7 * MINUTE
    assert.equal(closesAt(plan({ startedAt })), startedAt + 15 * MINUTE)
    assert.equal(closesAt(plan()), SET + 75 * MINUTE)
    assert.isTrue(isDoorOpen(plan({ startedAt }), startedAt + 15 * MINUTE - 1))
    assert.isFalse(isDoorOpen(plan({ startedAt }), startedAt + 15 * MINUTE))
  })
})

test.group('An event that starts by itself', () => {
  const automatic = plan({ startMode: 'otomatis' })

  test('an event that starts by itself begins at the set time', ({ assert }) => {
    assert.equal(startOf(automatic), SET)
    assert.equal(phaseOf(automatic, false, SET - 1), 'ruang_tunggu')
    assert.equal(phaseOf(automatic, false, SET), 'berlangsung')
    assert.equal(closesAt(automatic), SET + 15 * MINUTE)
  })
})

test.group('Every event', () => {
  test('an event is changed only before its start', ({ assert }) => {
    assert.isTrue(isChangeable(plan({ status: 'draft' }), SET + 1e9))
    assert.isTrue(isChangeable(plan(), SET + 59 * MINUTE))
    assert.isFalse(isChangeable(plan(), SET + 60 * MINUTE))
    assert.isFalse(isChangeable(plan({ startedAt: SET }), SET + 1))
    assert.isFalse(isChangeable(plan({ startMode: 'otomatis' }), SET))
    assert.isFalse(isChangeable(plan({ status: 'cancelled' }), 0))
  })

  test('an event has grants that open with its start and end with its doors', () => {
    const aPlan = fc.record({
      startMode: fc.constantFrom('pengawas' as const, 'otomatis' as const),
      windowMinutes: fc.integer({ min: 5, max: 240 }),
      toleranceMinutes: fc.integer({ min: 5, max: 240 }),
      startedAt: fc.option(fc.integer({ min: SET - 30 * MINUTE, max: SET + 5 * MINUTE - 1 })),
    })
    fc.assert(
      fc.property(aPlan, fc.integer({ min: -60, max: 600 }), (changes, after) => {
        const one = plan(changes)
        const now = SET + after * MINUTE
        const { opensAt, closesAt: end } = termsOf({
          ...one,
          labId: null,
          hasToken: true,
          shufflesOptions: false,
          resultsOpenAt: null,
          listeningMode: 'latihan',
        })
        const isOpen = opensAt !== null && opensAt <= now && now < end
        const isStarted = phaseOf(one, false, now) === 'berlangsung'
        return isOpen === (isStarted && isDoorOpen(one, now))
      })
    )
  })

  test("an event derives a learner's state from the latest trace", ({ assert }) => {
    const traces = { arrivedAt: null, readyAt: null, attemptStatus: null }
    assert.equal(learnerState(traces), 'belum_datang')
    assert.equal(learnerState({ ...traces, arrivedAt: 1 }), 'menunggu')
    assert.equal(learnerState({ ...traces, arrivedAt: 1, readyAt: 2 }), 'siap')
    assert.equal(learnerState({ ...traces, attemptStatus: 'running' }), 'mengerjakan')
    assert.equal(learnerState({ ...traces, arrivedAt: 1, attemptStatus: 'finished' }), 'selesai')
  })

  test('an event lets few learners poll often and many seldom', ({ assert }) => {
    assert.deepEqual([1, 1000, 1001, 5000].map(askAgainIn), [2, 2, 3, 10])
  })
})
