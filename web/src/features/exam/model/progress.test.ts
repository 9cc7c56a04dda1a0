import { pagesOfSession } from '@lulus/api/contracts/exam'
import { expect, test } from 'vitest'
import {
  answeredPages,
  listNumbers,
  openNumbers,
  sessionNumber,
} from '@/features/exam/model/progress'

const held = { answer: '1', seq: 1 } as const
const all = Object.fromEntries(pagesOfSession('written').map((page) => [page, held]))

test('a session with an answer on each page is complete', () => {
  expect(openNumbers('written', all)).toEqual([])
  expect(answeredPages('written', all)).toHaveLength(40)
})

test('unanswered questions are listed by the visible numbers', () => {
  const { 52: _first, 68: _sixteenth, ...others } = all
  expect(openNumbers('written', others)).toEqual([1, 16])
})

test('answers of other sessions do not count', () => {
  expect(answeredPages('reading', all)).toEqual([])
})

test.each([
  [[], ''],
  [[7], '7'],
  [[1, 2, 3, 7, 9, 10], '1–3, 7, 9–10'],
])('the numbers %j are listed as "%s"', (numbers, text) => {
  expect(listNumbers(numbers)).toBe(text)
})

test('sessions are numbered in their order', () => {
  expect([sessionNumber('listening'), sessionNumber('written'), sessionNumber('reading')]).toEqual([
    1, 2, 3,
  ])
})
