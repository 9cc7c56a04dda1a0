import { LAB_REFUSALS } from '@lulus/api/contracts/refusals'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { retryDelay, verdictOn } from '@/features/exam/model/retry'
import { ApiError } from '@/lib/api/api-error'

const failure = (status: number, code: string | null = null, retryAfter: number | null = null) =>
  new ApiError({ status, code, retryAfter })

describe('a failed delivery', () => {
  test.each(LAB_REFUSALS)('a failed delivery because of a lab problem (%s) is retried', (code) => {
    expect(verdictOn(failure(403, code))).toBe('retry')
  })

  test.each([0, 408, 429, 500, 502, 503])('a failed delivery with %i is retried', (status) => {
    expect(verdictOn(failure(status))).toBe('retry')
  })

  test.each([
    [401, null],
    [403, null],
    [409, 'dipakai_di_perangkat_lain'],
  ])('a failed delivery with %i %s waits for the user', (status, code) => {
    expect(verdictOn(failure(status, code))).toBe('stopped')
  })

  test.each([409, 422, 404, 413])('a failed delivery with %i is not retried', (status) => {
    expect(verdictOn(failure(status))).toBe('refused')
  })

  test('a failed delivery because of our own bug is distinguished', () => {
    expect(verdictOn(new TypeError('oops'))).toBe('bug')
  })
})

describe('the wait before the next try', () => {
  test('the retry delay grows from one to fifteen seconds', () => {
    const waits = [1, 2, 3, 4, 5, 6, 50].map((failures) => retryDelay(failures, failure(0), 0.5))
    expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
  })

  test('the retry delay varies randomly by 30 percent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, random) => {
          const wait = retryDelay(failures, failure(0), random)
          const middle = retryDelay(failures, failure(0), 0.5)
          expect(wait).toBeGreaterThanOrEqual(middle * 0.7 - 1)
          expect(wait).toBeLessThanOrEqual(middle * 1.3 + 1)
        }
      )
    )
  })

  test('the retry delay is never shorter than the server asked for', () => {
    expect(retryDelay(1, failure(429, null, 40), 0.5)).toBe(40_000)
  })
})
