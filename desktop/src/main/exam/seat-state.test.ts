import { expect, test } from 'vitest'
import { SeatState } from './seat-state.ts'

const NOTHING = { isFound: false, resumes: null }

test('copies of an earlier run belong to another learner until a user has signed out', () => {
  const seat = new SeatState({ isFound: true, resumes: null })
  expect(seat.isLeftOver).toBe(true)
  seat.report('exam')
  expect(seat.isLeftOver).toBe(true)
  seat.report('signed_out')
  expect(seat.isLeftOver).toBe(false)
})

test.each([NOTHING, { isFound: true, resumes: '/simulasi-toefl/3' }])(
  '%o are not another learner’s copies',
  (copies) => expect(new SeatState(copies).isLeftOver).toBe(false)
)

test('copies are needed until the page has reported that no exam runs and nothing is undelivered', () => {
  const seat = new SeatState(NOTHING)
  expect(seat.isDone).toBe(false)
  seat.report('exam')
  expect(seat.isDone).toBe(false)
  seat.report('choosing')
  expect(seat.isDone).toBe(true)
  seat.reportUndelivered(true)
  expect(seat.isDone).toBe(false)
  seat.emptied()
  expect([seat.isUndelivered, seat.isDone]).toEqual([false, true])
})
