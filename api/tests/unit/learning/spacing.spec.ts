import { test } from '@japa/runner'
import fc from 'fast-check'
import { LONGEST_PAUSE, schedule, type Memory } from '#app/learning/domain/spacing'
import { DAY_MS, startOfDay } from '#app/platform/time/domain/academy_days'

const NOW = Date.UTC(2026, 10, 27, 3)

/** Answers, each with the days since it was due and the time of its day. */
const answers = fc.array(
  fc.record({
    isRight: fc.boolean(),
    late: fc.integer({ min: -3, max: 200 }),
    hour: fc.integer({ min: 0, max: 23 }),
  }),
  { minLength: 1, maxLength: 40 }
)

interface Step {
  at: number
  isRight: boolean
  dueAt: number
}

function follow(given: readonly { isRight: boolean; late: number; hour: number }[]): Step[] {
  let memory: Memory | null = null
  let dueAt = startOfDay(NOW)
  return given.map(({ isRight, late, hour }) => {
    const at = dueAt + late * DAY_MS + hour * 3_600_000
    // As it is stored.
    const next = schedule(memory, isRight, at)
    memory = JSON.parse(JSON.stringify(next.memory)) as Memory
    dueAt = next.dueAt
    return { at, isRight, dueAt }
  })
}

test.group('Spacing of practice', () => {
  test('a question comes again at a midnight of the academy, after its last answer and within the longest pause', ({
    assert,
  }) => {
    fc.assert(
      fc.property(answers, (given) => {
        let latest = 0
        for (const { at, dueAt } of follow(given)) {
          latest = Math.max(latest, startOfDay(at))
          assert.equal(dueAt, startOfDay(dueAt))
          assert.isAtLeast(dueAt, latest + DAY_MS)
          assert.isAtMost(dueAt, latest + LONGEST_PAUSE * DAY_MS)
        }
      })
    )
  })

  test('a wrong answer brings the question back no later than a right one would', ({ assert }) => {
    fc.assert(
      fc.property(answers, (given) => {
        const end = (isRight: boolean) =>
          follow([...given.slice(0, -1), { late: 0, hour: 9, isRight }]).at(-1)?.dueAt ?? 0
        assert.isAtMost(end(false), end(true))
      })
    )
  })

  test('pauses grow while every answer is right and in time', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 0, max: 23 }),
        (count, hour) => {
          const steps = follow(
            Array.from({ length: count }, () => ({ isRight: true, late: 0, hour }))
          )
          const pauses = steps.map(({ at, dueAt }) => dueAt - startOfDay(at))
          pauses.reduce((before, pause) => {
            assert.isTrue(pause > before || pause === LONGEST_PAUSE * DAY_MS)
            return pause
          })
        }
      )
    )
  })

  test('the same answers give the same dates, whatever the hour of their day', ({ assert }) => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 0, max: 23 }), (given, hour) => {
        const dates = (steps: Step[]) => steps.map(({ dueAt }) => dueAt)
        assert.deepEqual(
          dates(follow(given)),
          dates(follow(given.map((answer) => ({ ...answer, hour }))))
        )
      })
    )
  })

  test('the first right answer is asked again after some days, the first wrong one tomorrow', ({
    assert,
  }) => {
    const days = (isRight: boolean) =>
      (schedule(null, isRight, NOW).dueAt - startOfDay(NOW)) / DAY_MS
    assert.equal(days(false), 1)
    assert.isAbove(days(true), 1)
  })
})
