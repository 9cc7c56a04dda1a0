import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  adoptReading,
  announcementBetween,
  hasSlept,
  readingBetween,
  remainingAt,
  untilNextSecond,
} from '@/lib/countdown/time-left'

const seconds = fc.integer({ min: 0, max: 14_400 })
const moment = fc.double({ min: 0, max: 1e7, noNaN: true })

describe('the time left', () => {
  const reading = { secondsRemaining: 10, at: 1000 }

  test.each([
    [1000, 10],
    [1001, 10],
    [2000, 9],
    [10_999, 1],
    [11_000, 0],
    [99_000, 0],
    [500, 10],
  ])('the time left at %i ms is %i', (now, left) => {
    expect(remainingAt(reading, now)).toBe(left)
  })

  test('the time left never increases while the clock runs', () => {
    fc.assert(
      fc.property(seconds, moment, moment, moment, (secondsRemaining, at, a, b) => {
        const fresh = { secondsRemaining, at }
        const [earlier, later] = a < b ? [a, b] : [b, a]
        expect(remainingAt(fresh, later)).toBeLessThanOrEqual(remainingAt(fresh, earlier))
      })
    )
  })

  test("after a sleep the time left is reduced by the clock's difference, however long the sleep was", () => {
    expect(remainingAt({ secondsRemaining: 1800, at: 0 }, 20 * 60_000)).toBe(600)
  })

  test('the time left changes exactly at the predicted moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 14_400 }), moment, (secondsRemaining, elapsed) => {
        const fresh = { secondsRemaining, at: 0 }
        const wait = untilNextSecond(fresh, elapsed)
        if (wait === null) {
          expect(remainingAt(fresh, elapsed)).toBe(0)
          return
        }
        const shown = remainingAt(fresh, elapsed)
        expect(remainingAt(fresh, elapsed + wait + 0.01)).toBe(shown - 1)
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(1000)
      })
    )
  })
})

test('a server reading counts from the middle between request and response', () => {
  expect(readingBetween(60, 1000, 1400)).toEqual({ secondsRemaining: 60, at: 1200 })
})

describe('a fresh reading', () => {
  const current = { secondsRemaining: 100, at: 0 }
  const shownLater = 10_000

  test.each([
    ['less time', 80, true],
    ['the same time', 90, true],
    ['more time, as an invigilator gives it', 390, true],
    ['more by no more than rounding', 91, false],
  ])('a fresh server reading with %s (%d s) is adopted: %s', (_, secondsRemaining, isAdopted) => {
    const fresh = { secondsRemaining, at: shownLater }
    expect(adoptReading(current, fresh)).toBe(isAdopted ? fresh : current)
  })

  test('a fresh server reading is also accepted for a second after the local time was up', () => {
    const fresh = { secondsRemaining: 1, at: 100_500 }
    expect(adoptReading(current, fresh)).toBe(fresh)
  })
})

describe('announcements', () => {
  test.each([
    [601, 600, 600],
    [600, 599, null],
    [301, 300, 300],
    [61, 60, 60],
    [60, 59, null],
    [1, 0, null],
    // After a sleep only the latest one counts.
    [700, 200, 300],
    [700, 30, 60],
    [700, 0, null],
    // Time was added.
    [200, 900, null],
  ])('announcements from %i to %i seconds: %s', (before, after, expected) => {
    expect(announcementBetween(before, after)).toBe(expected)
  })
})

test('a date ahead of the monotonic clock means the device slept', () => {
  const before = { date: 1_000_000, steady: 5000 }
  expect(hasSlept(before, { date: 1_001_000, steady: 6000 })).toBe(false)
  expect(hasSlept(before, { date: 1_601_000, steady: 6000 })).toBe(true)
  expect(hasSlept(before, { date: 900_000, steady: 6000 })).toBe(true)
})
