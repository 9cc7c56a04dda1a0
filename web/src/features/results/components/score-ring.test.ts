import { expect, test } from 'vitest'
import { shareOfWay } from '@/features/results/components/score-ring'

test.each([
  [310, 550, 0],
  [430, 550, 0.5],
  [550, 550, 1],
  [600, 550, 1],
  [677, null, 1],
  [310, 310, 0],
  [400, 310, 1],
])('a score of %i with the target %j has come %d of the way', (score, target, share) => {
  expect(shareOfWay(score, target)).toBeCloseTo(share)
})
