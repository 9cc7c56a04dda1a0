import { DAY_MS, JAKARTA_OFFSET_MS, startOfDay } from '#app/platform/time/domain/academy_days'

/** Times as banks and payment services write them, in Jakarta unless they say otherwise; epoch milliseconds. */

export interface Moment {
  /** Midnight in Jakarta when only the day is known. */
  at: number
  hasTime: boolean
}

const CLOCK = String.raw`(?:[\sT,]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?)?(?:\s*wib)?$`
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})${CLOCK}`, 'i')
const DAY_FIRST = new RegExp(
  String.raw`^(\d{1,2})[-/.\s](\d{1,2}|[a-z]{3,9})(?:[-/.\s,]+(\d{4}|\d{2}))?${CLOCK}`,
  'i'
)
const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** The first letters of months in Indonesian and English. */
const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  peb: 2,
  mar: 3,
  apr: 4,
  mei: 5,
  may: 5,
  jun: 6,
  jul: 7,
  agu: 8,
  agt: 8,
  aug: 8,
  sep: 9,
  okt: 10,
  oct: 10,
  nov: 11,
  nop: 11,
  des: 12,
  dec: 12,
}

/**
 * The times of a file's cells; null where a cell has none. Days come before months, unless one of the file's dates is
 * possible only with the month first. A date without a year is the last such day.
 * @param now epoch milliseconds
 */
export function readMoments(cells: readonly string[], now: number): (Moment | null)[] {
  const texts = cells.map((cell) => cell.trim())
  const isMonthFirst = texts.some((text) => {
    const [, first, second] = DAY_FIRST.exec(text) ?? []
    return Number(second) > 12 && Number(first) <= 12
  })
  return texts.map((text) => momentOf(text, isMonthFirst, now))
}

function momentOf(text: string, isMonthFirst: boolean, now: number): Moment | null {
  if (WITH_ZONE.test(text)) {
    const at = Date.parse(text)
    return Number.isNaN(at) ? null : { at, hasTime: true }
  }
  const yearFirst = YEAR_FIRST.exec(text)
  if (yearFirst) {
    const [, year, month, day, ...clock] = yearFirst
    return assembled({ year: Number(year), month: Number(month), day: Number(day) }, clock)
  }
  const [found, one = '', other = '', year, ...clock] = DAY_FIRST.exec(text) ?? []
  if (found === undefined) return null
  const named = MONTHS[other.slice(0, 3).toLowerCase()]
  const [day, month] = isMonthFirst && named === undefined ? [other, one] : [one, other]
  const date = { month: named ?? Number(month), day: Number(day) }
  if (year !== undefined) return assembled({ ...date, year: fullYear(year) }, clock)
  const thisYear = new Date(now + JAKARTA_OFFSET_MS).getUTCFullYear()
  const moment = assembled({ ...date, year: thisYear }, clock)
  // Statements aren't ahead of their day by more than the difference of a clock.
  return moment && moment.at >= startOfDay(now) + 2 * DAY_MS
    ? assembled({ ...date, year: thisYear - 1 }, clock)
    : moment
}

function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year)
}

interface CalendarDate {
  year: number
  month: number
  day: number
}

function assembled(
  { year, month, day }: CalendarDate,
  [hour, minute, second = '0']: (string | undefined)[]
): Moment | null {
  const midnight = Date.UTC(year, month - 1, day)
  const date = new Date(midnight)
  // JavaScript turns 31 February into 3 March.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  if (hour === undefined || minute === undefined) {
    return { at: midnight - JAKARTA_OFFSET_MS, hasTime: false }
  }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const clockMs = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000
  return { at: midnight + clockMs - JAKARTA_OFFSET_MS, hasTime: true }
}
