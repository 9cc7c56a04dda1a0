import { expect, test } from 'vitest'
import { zoomAfter } from './zoom.ts'

test.each([
  [1, 'zoom-in', 1.1],
  [1.9, 'zoom-in', 2],
  [2, 'zoom-in', 2],
  [1.1, 'zoom-out', 1],
  [1, 'zoom-out', 1],
  [0.25, 'zoom-out', 1],
  [5, 'zoom-in', 2],
  [1.7, 'zoom-reset', 1],
  [Number.NaN, 'zoom-in', 1],
] as const)('zooming from %d by %s gives %d', (factor, verdict, expected) => {
  expect(zoomAfter(factor, verdict)).toBe(expected)
})
