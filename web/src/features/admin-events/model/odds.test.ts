import { expect, test } from 'vitest'
import { oddsOf } from '@/features/admin-events/model/odds'

test.each([
  [1 / 12_345, 'satu banding 12.000'],
  [0.5, 'satu banding 2'],
  [1e-12, 'kurang dari satu banding 1 miliar'],
  [0, 'kurang dari satu banding 1 miliar'],
])('a probability of %d is told in words', (probability, words) => {
  expect(oddsOf(probability)).toBe(words)
})
