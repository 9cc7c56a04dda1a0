import { expect, test } from 'vitest'
import { targetDistance } from '@/features/results/model/target'

test.each([
  [null, { kind: 'none' }],
  [550, { kind: 'reached', target: 550, above: 0 }],
  [537, { kind: 'reached', target: 537, above: 13 }],
  [551, { kind: 'within-error', target: 551, missing: 1 }],
  [563, { kind: 'within-error', target: 563, missing: 13 }],
  [564, { kind: 'missed', target: 564, missing: 14 }],
] as const)('the distance of a score of 550 from the target %s', (target, distance) => {
  expect(targetDistance(550, target, 13)).toEqual(distance)
})
