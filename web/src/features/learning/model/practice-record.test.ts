import { expect, test } from 'vitest'
import type { DrillVerdict } from '@/features/learning/api/drill'
import {
  EMPTY_PRACTICE,
  waitingCount,
  withAnswer,
  withList,
  withLoss,
  withVerdict,
  withoutLosses,
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
  expect(withVerdict(record, 7, VERDICT)).toMatchObject({
    waiting: { 8: 1 },
    verdicts: { 7: VERDICT },
  })
})

test('an answer that the server never takes no longer waits, and is remembered until the learner knows', () => {
  const record = withLoss(withAnswer(EMPTY_PRACTICE, 7, 2), 7)
  expect(record).toEqual({ ...EMPTY_PRACTICE, lost: [7] })
  expect(withoutLosses(record)).toEqual(EMPTY_PRACTICE)
})

test('verdicts of other days go, those of other lists and answers that wait stay', () => {
  const day = withList(withList(EMPTY_PRACTICE, 'tugas:1', [20]), 'hari', [7, 8])
  const record = withVerdict(withVerdict(withAnswer(day, 8, 1), 7, VERDICT), 20, VERDICT)
  const next = withList(record, 'hari', [9])
  expect(next.waiting).toEqual({ 8: 1 })
  expect(next.verdicts).toEqual({ 20: VERDICT })
  expect(withList(record, 'hari', [7]).verdicts).toEqual({ 7: VERDICT, 20: VERDICT })
})

test('the lists that were shown longest ago are forgotten', () => {
  let record = withVerdict(withList(EMPTY_PRACTICE, 'tugas:0', [100]), 100, VERDICT)
  for (let drill = 1; drill <= 8; drill++) record = withList(record, `tugas:${drill}`, [drill])
  expect(Object.keys(record.lists)).toHaveLength(8)
  expect(record.verdicts).toEqual({})
})
