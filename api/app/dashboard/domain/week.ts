import { DAY_MS, startOfDay } from '#app/platform/time/domain/academy_days'

/** What an academy asks on a Monday morning. Times are epoch milliseconds. */

/** From an instant on, up to and without another. */
export interface Span {
  from: number
  until: number
}

export interface Weeks {
  /** All of this week, Monday to Sunday in Jakarta. */
  whole: Span
  /** This week until now. */
  soFar: Span
  /** The week before: until the same moment, and all of it. */
  lastSoFar: Span
  last: Span
}

const WEEK_MS = 7 * DAY_MS
/** The first of January 1970 was a Thursday. */
const DAYS_SINCE_MONDAY = 3

export function weeksAt(now: number): Weeks {
  const today = startOfDay(now)
  const dayNumber = Math.round((today - startOfDay(0)) / DAY_MS) + DAYS_SINCE_MONDAY
  const monday = today - (dayNumber % 7) * DAY_MS
  return {
    whole: { from: monday, until: monday + WEEK_MS },
    soFar: { from: monday, until: now + 1 },
    lastSoFar: { from: monday - WEEK_MS, until: now + 1 - WEEK_MS },
    last: { from: monday - WEEK_MS, until: monday },
  }
}

/** Waiting payments by their age. */
export interface Ages {
  /** Less than a day old, up to three days, and older. */
  today: number
  days: number
  older: number
  /** When the oldest was sent; null without any. */
  oldest: number | null
}

const LONG_MS = 3 * DAY_MS

export function agesOf(sentAt: readonly number[], now: number): Ages {
  const ages: Ages = { today: 0, days: 0, older: 0, oldest: null }
  for (const sent of sentAt) {
    const age = now - sent
    ages[age < DAY_MS ? 'today' : age <= LONG_MS ? 'days' : 'older']++
    ages.oldest = Math.min(ages.oldest ?? sent, sent)
  }
  return ages
}

/** The facts of an event, as far as something may be missing. */
export interface EventFacts {
  isDraft: boolean
  learners: number
  invigilators: number
  isPackageReady: boolean
  /** Classes of it whose payment for its package waits. */
  unpaidClasses: readonly string[]
}

/** What an event still lacks, in the words of its screen. */
export function lacksOf(event: EventFacts): string[] {
  return [
    ...(event.isDraft ? ['Masih konsep'] : []),
    ...(event.learners === 0 ? ['Belum ada peserta'] : []),
    ...(event.invigilators === 0 ? ['Belum ada pengawas'] : []),
    ...(event.isPackageReady ? [] : ['Paket belum siap']),
    ...event.unpaidClasses.map((name) => `Kelas ${name} belum bayar`),
  ]
}
