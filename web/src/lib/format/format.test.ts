import { describe, expect, test } from 'vitest'
import { formatDate, formatDateTime, formatShortDate, formatShortMoment } from '@/lib/format/date'
import { formatClock, formatMinutes, spokenDuration } from '@/lib/format/duration'
import { formatCount, formatRupiah, formatScore } from '@/lib/format/numbers'

test.each([
  [20_000, 'Rp 20.000'],
  [0, 'Rp 0'],
  [1_250_000, 'Rp 1.250.000'],
])('%d rupiah are shown as %s', (amount, text) => {
  expect(formatRupiah(amount)).toBe(text)
})

test('counts have Indonesian thousands separators', () => {
  expect(formatCount(12_345)).toBe('12.345')
})

describe('dates', () => {
  test('dates use Jakarta time, a day later than UTC in the evening', () => {
    expect(formatDate('2025-11-20T18:30:00.000Z')).toBe('21 November 2025')
  })

  test('dates are short in charts', () => {
    expect(formatShortDate('2025-11-20T17:05:00.000Z')).toBe('21 Nov')
  })

  test('dates of the next days have a time and no year', () => {
    expect(formatShortMoment('2025-11-20T17:05:00.000Z')).toBe('21\u00a0Nov\u00a000.05')
  })

  test('dates show the time with WIB', () => {
    expect(formatDateTime('2025-11-20T17:05:00.000Z')).toBe('21\u00a0Nov\u00a02025, 00.05\u00a0WIB')
  })
})

test.each([
  [0, '0:00', '00:00:00'],
  [65, '1:05', '00:01:05'],
  [600, '10:00', '00:10:00'],
  [3661.9, '61:01', '01:01:01'],
  [-3, '0:00', '00:00:00'],
])('%d seconds are shown as %s and %s', (seconds, minutes, clock) => {
  expect(formatMinutes(seconds)).toBe(minutes)
  expect(formatClock(seconds)).toBe(clock)
})

test.each([
  [0, '0 detik'],
  [59, '59 detik'],
  [60, '1 menit'],
  [1745, '29 menit 5 detik'],
  [3600, '1 jam'],
  [3661, '1 jam 1 menit 1 detik'],
])('%i seconds are spoken as %s', (seconds, words) => {
  expect(spokenDuration(seconds)).toBe(words)
})

test.each([
  [543, '543'],
  [67.5, '68'],
  [-1, '–'],
  [null, '–'],
  [undefined, '–'],
])('the score %s is shown as %s', (score, text) => {
  expect(formatScore(score)).toBe(text)
})
