import { expect, test } from 'vitest'
import { withTicks } from '@/features/admin-late-answers/model/ticks'

const [ONE, TWO, THREE] = [{ id: 1 }, { id: 2 }, { id: 3 }]

test('each late answer is ticked and cleared by itself', () => {
  const both = withTicks([THREE], withTicks([ONE], new Set(), true), true)
  expect([...both]).toEqual([1, 3])
  expect([...withTicks([ONE], both, false)]).toEqual([3])
})

test('all late answers are ticked and cleared at once', () => {
  const all = withTicks([ONE, TWO, THREE], new Set([2]), true)
  expect([...all].toSorted()).toEqual([1, 2, 3])
  expect([...withTicks([ONE, TWO, THREE], all, false)]).toEqual([])
})
