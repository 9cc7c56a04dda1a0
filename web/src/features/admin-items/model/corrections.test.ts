import { expect, test } from 'vitest'
import { correctionOf, draftOf, isClear, toggleKey } from '@/features/admin-items/model/corrections'

const QUESTION = { page: 5, soal: null, pilihan: ['a', 'b', 'c', 'd'], kunci: [2], gugur: false }

test('a correction begins with what counts now, and allows and forbids options', () => {
  const draft = draftOf(QUESTION)
  const two = toggleKey(draft, 1)
  expect(two.keys).toEqual([1, 2])
  expect(correctionOf(two)).toEqual({ page: 5, kunci: [1, 2] })
  expect(correctionOf(toggleKey(two, 2))).toEqual({ page: 5, kunci: [1] })
})

test('a question without a key says nothing, unless it is dropped', () => {
  const none = toggleKey(draftOf(QUESTION), 2)
  expect(isClear(none)).toBe(false)
  const dropped = { ...none, isDropped: true }
  expect(isClear(dropped)).toBe(true)
  expect(correctionOf(dropped)).toEqual({ page: 5, gugur: true })
})
