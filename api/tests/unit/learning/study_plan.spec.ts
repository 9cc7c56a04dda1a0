import { test } from '@japa/runner'
import { mayPlan, stepOfToday, studyPlan, weekOf } from '#app/learning/domain/study_plan'
import { streakOf } from '#app/learning/domain/streak'
import { dateOf, startOfDay } from '#app/platform/time/domain/academy_days'

const AIM = { today: '2026-11-27', testDay: '2026-12-25', target: 500, score: 480 }

test.group('A plan', () => {
  test('begun weeks are counted until the test, one on its last days and its own day, none after it', ({
    assert,
  }) => {
    const left = (testDay: string | null) => {
      const { daysLeft, weeksLeft } = studyPlan({ ...AIM, testDay })
      return [daysLeft, weeksLeft]
    }
    assert.deepEqual(left('2026-12-25'), [28, 4])
    assert.deepEqual(left('2026-12-26'), [29, 5])
    assert.deepEqual(left('2026-12-04'), [7, 1])
    assert.deepEqual(left('2026-11-28'), [1, 1])
    assert.deepEqual(left('2026-11-27'), [0, 1])
    assert.deepEqual(left('2026-11-26'), [null, null])
    assert.deepEqual(left(null), [null, null])
    // Over the end of a year, and 29 February.
    assert.deepEqual(studyPlan({ ...AIM, today: '2027-12-31', testDay: '2028-03-01' }).daysLeft, 61)
  })

  test('the goal grows with the gap and shrinks with the weeks, between three and six days', ({
    assert,
  }) => {
    const goal = (change: Partial<typeof AIM>) => {
      const { goal: days, gap, isSteep } = studyPlan({ ...AIM, ...change })
      return [gap, days, isSteep]
    }
    assert.deepEqual(goal({}), [20, 3, false])
    assert.deepEqual(goal({ target: 520 }), [40, 5, false])
    assert.deepEqual(goal({ target: 528 }), [48, 6, false])
    assert.deepEqual(goal({ target: 529 }), [49, 6, true])
    assert.deepEqual(goal({ target: 529, testDay: '2027-01-22' }), [49, 4, false])
    assert.deepEqual(goal({ target: 400 }), [0, 3, false])
  })

  test('without a date, a target or a score the goal is the usual one', ({ assert }) => {
    for (const change of [{ testDay: null }, { target: null }, { score: null }]) {
      assert.containSubset(studyPlan({ ...AIM, ...change }), { goal: 4, isSteep: false })
    }
    assert.equal(studyPlan({ ...AIM, score: null }).gap, null)
  })

  test('a test may be planned for today and up to two years ahead', ({ assert }) => {
    const may = (day: string) => mayPlan(day, '2026-11-27')
    assert.deepEqual(['2026-11-26', '2026-11-27', '2028-11-26', '2028-11-27', 'x'].map(may), [
      false,
      true,
      true,
      false,
      false,
    ])
  })

  test('a week begins on Monday, also over the end of a month and of a year', ({ assert }) => {
    const monday = '2026-11-23'
    for (const day of weekOf(monday)) assert.equal(weekOf(day)[0], monday)
    assert.equal(weekOf('2026-11-22')[0], '2026-11-16')
    assert.deepEqual(weekOf('2027-01-01'), [
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ])
  })
})

test.group('Days in a row', () => {
  test('a day is the academy’s: it begins at 17.00 UTC', ({ assert }) => {
    const day = (iso: string) => dateOf(startOfDay(Date.parse(iso)))
    assert.equal(day('2026-11-27T16:59:59.999Z'), '2026-11-27')
    assert.equal(day('2026-11-27T17:00:00.000Z'), '2026-11-28')
  })

  test('today counts once it has practice and breaks nothing before, a day without does', ({
    assert,
  }) => {
    const today = '2027-01-01'
    assert.equal(streakOf([], today), 0)
    assert.equal(streakOf(['2027-01-01'], today), 1)
    assert.equal(streakOf(['2026-12-31', '2026-12-30'], today), 2)
    assert.equal(streakOf(['2027-01-01', '2026-12-31', '2026-12-29'], today), 2)
    assert.equal(streakOf(['2026-12-30'], today), 0)
    assert.equal(streakOf(['2028-03-01', '2028-02-29', '2028-02-28'], '2028-03-01'), 3)
  })
})

test.group('Today’s step', () => {
  const DAY = {
    hasDrill: false,
    weakSkill: 'structure_clause',
    hasScore: true,
    practised: 2,
    goal: 4,
  } as const

  test('the day’s questions come first, then a lesson until the week’s goal', ({ assert }) => {
    const step = (change: Partial<Parameters<typeof stepOfToday>[0]>) =>
      stepOfToday({ ...DAY, ...change }).kind
    assert.equal(step({ hasDrill: true }), 'latihan')
    assert.equal(step({}), 'materi')
    assert.equal(step({ practised: 4 }), 'cukup')
    assert.equal(step({ weakSkill: null }), 'cukup')
    assert.equal(step({ hasScore: false, weakSkill: null }), 'simulasi')
  })
})
