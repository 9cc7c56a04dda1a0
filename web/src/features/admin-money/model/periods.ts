import type { Days } from '@/components/listing/filters/day-range'

const DAY_MS = 86_400_000
/** Jakarta has no daylight saving time. */
const JAKARTA_MS = 7 * 3_600_000

/** A period by its first and its last day, `2026-12-31`. */
export type Period = Required<Days>

/** Today's date in Jakarta. @param now epoch milliseconds */
export function todayOf(now: number): string {
  return new Date(now + JAKARTA_MS).toISOString().slice(0, 10)
}

/** The usual periods of a report, each as it is today. Weeks begin on Monday. */
export function usualPeriods(today: string): readonly { name: string; period: Period }[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  // Sunday is day 0, and ends the week.
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  const monday = shifted(today, -sinceMonday)
  return [
    { name: 'Minggu ini', period: { dari: monday, sampai: shifted(monday, 6) } },
    { name: 'Minggu lalu', period: { dari: shifted(monday, -7), sampai: shifted(monday, -1) } },
    { name: 'Bulan ini', period: monthOf(year, month) },
    { name: 'Bulan lalu', period: monthOf(year, month - 1) },
  ]
}

/** @param month from 1; 0 is the December before */
function monthOf(year: number, month: number): Period {
  return { dari: dateOf(Date.UTC(year, month - 1, 1)), sampai: dateOf(Date.UTC(year, month, 0)) }
}

function shifted(date: string, days: number): string {
  return dateOf(Date.parse(date) + days * DAY_MS)
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
