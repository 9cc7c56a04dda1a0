import { expect, test } from 'vitest'
import { afterWrongPin, NO_ATTEMPTS, waitBeforePin, type PinAttempts } from './pin-attempts.ts'

const MINUTE = 60_000
const NOW = 1_800_000_000_000

function afterWrong(times: number): PinAttempts {
  let attempts = NO_ATTEMPTS
  for (let count = 0; count < times; count += 1) attempts = afterWrongPin(attempts, NOW)
  return attempts
}

test.each([
  [0, 0],
  [4, 0],
  [5, MINUTE],
  [6, 2 * MINUTE],
  [7, 4 * MINUTE],
  [9, 16 * MINUTE],
  [10, 30 * MINUTE],
  [2000, 30 * MINUTE],
])('after %d wrong PINs the wait is %d ms', (times, wait) => {
  expect(waitBeforePin(afterWrong(times), NOW)).toBe(wait)
})

test('a lock expires, and setting the clock back by a day does not extend it', () => {
  const attempts = afterWrong(5)
  expect(waitBeforePin(attempts, NOW + MINUTE)).toBe(0)
  expect(waitBeforePin(attempts, NOW - 24 * 60 * MINUTE)).toBe(30 * MINUTE)
})
