import { expect, test } from 'vitest'
import type { DrillVerdict } from '@/features/learning/api/drill'
import {
  EMPTY_PRACTICE,
  onlyOf,
  waitingCount,
  withAnswer,
  withVerdict,
} from '@/features/learning/model/practice-record'

const VERDICT = { benar: true, kunci: 2 } as DrillVerdict

test('the first answer to a question stands', () => {
  const once = withAnswer(EMPTY_PRACTICE, 7, 2)
  expect(withAnswer(once, 7, 3)).toBe(once)
  const judged = withVerdict(once, 7, VERDICT)
  expect(withAnswer(judged, 7, 3)).toBe(judged)
})

test('an answer waits until its verdict comes', () => {
  const record = withAnswer(withAnswer(EMPTY_PRACTICE, 7, 2), 8, 1)
  expect(waitingCount(record)).toBe(2)
  expect(withVerdict(record, 7, VERDICT)).toEqual({ waiting: { 8: 1 }, verdicts: { 7: VERDICT } })
})

test('an answer that the server never takes no longer waits', () => {
  expect(withVerdict(withAnswer(EMPTY_PRACTICE, 7, 2), 7, null)).toEqual(EMPTY_PRACTICE)
})

test('verdicts of other days go, answers that wait stay', () => {
  const record = withVerdict(withAnswer(withAnswer(EMPTY_PRACTICE, 7, 2), 8, 1), 7, VERDICT)
  expect(onlyOf(record, [9])).toEqual({ waiting: { 8: 1 }, verdicts: {} })
  expect(onlyOf(record, [7])).toEqual(record)
})
