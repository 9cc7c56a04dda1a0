import { dateOf, DAY_MS, startOfDate } from '#app/platform/time/domain/academy_days'

/**
 * Days in a row with practice. Today counts once it has some, and breaks nothing before that.
 * @param days dates such as 2026-11-27, each once, the newest first
 */
export function streakOf(days: readonly string[], today: string): number {
  let expected = days[0] === today ? today : dayBefore(today)
  let streak = 0
  for (const day of days) {
    if (day !== expected) break
    streak += 1
    expected = dayBefore(expected)
  }
  return streak
}

function dayBefore(date: string): string {
  return dateOf((startOfDate(date) ?? 0) - DAY_MS)
}
