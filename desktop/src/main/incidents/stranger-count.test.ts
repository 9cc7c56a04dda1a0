import { expect, test } from 'vitest'
import { StrangerCount } from './stranger-count.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000

test('unauthorised callers are reported at once, then at most every ten minutes, with their number', () => {
  const strangers = new StrangerCount()
  expect(strangers.takeDue(NOW)).toBe(0)
  strangers.note()
  expect(strangers.takeDue(NOW)).toBe(1)
  for (let call = 0; call < 5000; call += 1) strangers.note()
  expect(strangers.takeDue(NOW + 10 * MINUTE - 1)).toBe(0)
  expect(strangers.takeDue(NOW + 10 * MINUTE)).toBe(5000)
  expect(strangers.takeDue(NOW + 20 * MINUTE)).toBe(0)
})

test('setting the clock back does not suppress reports of unauthorised callers', () => {
  const strangers = new StrangerCount()
  strangers.note()
  strangers.takeDue(NOW)
  strangers.note()
  expect(strangers.takeDue(NOW - 60 * MINUTE)).toBe(1)
})
