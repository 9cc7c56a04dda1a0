import { expect, test } from 'vitest'
import { placeOf, stretches } from '@/features/results/model/scale'

test('the scale goes from 310 to 677, and nothing lies beyond its ends', () => {
  expect([300, 310, 677, 700].map(placeOf)).toEqual([0, 0, 1, 1])
  expect(placeOf(493.5)).toBeCloseTo(0.5)
})

test('the levels cover the scale without a gap', () => {
  const found = stretches([
    { level: 'A1', mulai: 310 },
    { level: 'A2', mulai: 337 },
    { level: 'B1', mulai: 460 },
  ])
  expect(found.map(({ level }) => level)).toEqual(['A1', 'A2', 'B1'])
  expect(found[0]?.start).toBe(0)
  for (const [index, { start, width }] of found.entries()) {
    expect(start + width).toBeCloseTo(found[index + 1]?.start ?? 1)
  }
})
