import { expect, test } from 'vitest'
import { rowPart } from '@/components/listing/row-parts'

test('100,000 table rows fit in one part', () => {
  expect(rowPart(100_000, 64, 0)).toEqual({
    part: 0,
    first: 0,
    count: 100_000,
    hasBefore: false,
    hasAfter: false,
  })
})

test('100,000 cards need several parts, which follow without a gap', () => {
  const parts = [0, 1, 2].map((part) => rowPart(100_000, 372, part))
  expect(parts.map(({ first }) => first)).toEqual([0, 40_322, 80_644])
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(100_000)
  expect(parts.map(({ hasBefore, hasAfter }) => [hasBefore, hasAfter])).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ])
  for (const { count } of parts) expect(count * 372).toBeLessThanOrEqual(15_000_000)
})

test('a list that became shorter shows its last part', () => {
  expect(rowPart(50_000, 372, 2)).toMatchObject({ part: 1, first: 40_322, count: 9_678 })
  expect(rowPart(0, 372, 2)).toMatchObject({ part: 0, first: 0, count: 0 })
})
