import { dateOf, DAY_MS, startOfDate } from '#app/platform/time/domain/academy_days'
import { PLAN_MAX_DAYS, WEEK_DAYS, WEEKLY_GOAL } from '#contracts/practice'
import type { Skill } from '#contracts/skills'

/** What a test's date and a target mean for each week. Dates are days of the academy, such as 2026-11-27. */

/** What a day with practice is expected to add to the total score. */
const POINTS_PER_DAY = 2

interface Aim {
  today: string
  /** Null for no date. */
  testDay: string | null
  target: number | null
  /** The latest total score; null before the first. */
  score: number | null
}

export interface StudyPlan {
  /** Until the test; 0 on its day. Null without a date, and after it. */
  daysLeft: number | null
  /** Begun ones, at least 1; null as above. */
  weeksLeft: number | null
  /** Points from the latest score to the target, 0 once it is reached; null where one of them is missing. */
  gap: number | null
  /** Days with practice in a week. */
  goal: number
  /** Whether the gap is more than the goal is expected to close. */
  isSteep: boolean
}

/**
 * The plan: in each week enough days with practice to close the gap until the test, and always some days off. Without
 * a date, a score or a target it is the usual goal.
 */
export function studyPlan({ today, testDay, target, score }: Aim): StudyPlan {
  const left = testDay === null ? -1 : daysBetween(today, testDay)
  const daysLeft = left < 0 ? null : left
  const weeksLeft = daysLeft === null ? null : Math.max(1, Math.ceil(daysLeft / WEEK_DAYS))
  const gap = target === null || score === null ? null : Math.max(0, target - score)
  const { least, usual, most } = WEEKLY_GOAL
  if (weeksLeft === null || gap === null) {
    return { daysLeft, weeksLeft, gap, goal: usual, isSteep: false }
  }
  const wanted = Math.ceil(gap / POINTS_PER_DAY / weeksLeft)
  const goal = Math.min(most, Math.max(least, wanted))
  return { daysLeft, weeksLeft, gap, goal, isSteep: wanted > most }
}

/** Whether a test may be planned for then: today at the earliest, and not later than two years from now. */
export function mayPlan(testDay: string, today: string): boolean {
  const days = daysBetween(today, testDay)
  return days >= 0 && days <= PLAN_MAX_DAYS
}

/** The seven days of the week of a day, from its Monday. */
export function weekOf(day: string): string[] {
  const midnight = midnightOf(day)
  // The first of January 1970 was a Thursday.
  const sinceMonday = (Math.floor((midnight + DAY_MS) / DAY_MS) + 3) % WEEK_DAYS
  return Array.from({ length: WEEK_DAYS }, (_, index) =>
    dateOf(midnight + (index - sinceMonday) * DAY_MS)
  )
}

/** What a learner does next today. */
export type Step =
  | { kind: 'latihan' }
  | { kind: 'materi'; skill: Skill }
  | { kind: 'simulasi' }
  | { kind: 'cukup' }

interface Today {
  /** Whether questions of today are left, or today's weren't drawn. */
  hasDrill: boolean
  /** The skill that raises the score most. */
  weakSkill: Skill | null
  hasScore: boolean
  /** Days with practice in this week. */
  practised: number
  goal: number
}

/**
 * Today's step: the day's questions first, then a lesson while the week's goal isn't reached. Who
 * has no score yet sits a simulation after that. Enough is enough.
 */
export function stepOfToday(today: Today): Step {
  if (today.hasDrill) return { kind: 'latihan' }
  if (!today.hasScore) return { kind: 'simulasi' }
  if (today.weakSkill !== null && today.practised < today.goal) {
    return { kind: 'materi', skill: today.weakSkill }
  }
  return { kind: 'cukup' }
}

function daysBetween(from: string, to: string): number {
  return Math.round((midnightOf(to) - midnightOf(from)) / DAY_MS)
}

function midnightOf(day: string): number {
  return startOfDate(day) ?? Number.NaN
}
