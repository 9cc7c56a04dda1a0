import { expect, test } from 'vitest'
import { todayOf, usualPeriods } from '@/features/admin-money/model/periods'

test.each([
  ['2026-11-26T16:59:59Z', '2026-11-26'],
  ['2026-11-26T17:00:00Z', '2026-11-27'],
])('today is that of Jakarta: %s', (instant, today) => {
  expect(todayOf(Date.parse(instant))).toBe(today)
})

test.each([
  [
    '2026-11-26',
    ['2026-11-23', '2026-11-29'],
    ['2026-11-16', '2026-11-22'],
    ['2026-11-01', '2026-11-30'],
    ['2026-10-01', '2026-10-31'],
  ],
  [
    // A Sunday in January.
    '2027-01-03',
    ['2026-12-28', '2027-01-03'],
    ['2026-12-21', '2026-12-27'],
    ['2027-01-01', '2027-01-31'],
    ['2026-12-01', '2026-12-31'],
  ],
  [
    '2028-03-06',
    ['2028-03-06', '2028-03-12'],
    ['2028-02-28', '2028-03-05'],
    ['2028-03-01', '2028-03-31'],
    ['2028-02-01', '2028-02-29'],
  ],
])('weeks begin on Monday, and months are whole: %s', (today, ...expected) => {
  expect(usualPeriods(today).map(({ period: { dari, sampai } }) => [dari, sampai])).toEqual(
    expected
  )
})
