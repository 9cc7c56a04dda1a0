import User from '#app/accounts/models/user'
import { readSkillMap } from '#app/learning/actions/read_skill_map'
import {
  stepOfToday,
  studyPlan,
  weekOf,
  type Step,
  type StudyPlan,
} from '#app/learning/domain/study_plan'
import { streakOf } from '#app/learning/domain/streak'
import PracticeItem from '#app/learning/models/practice_item'
import StudyPlanRow from '#app/learning/models/study_plan'
import { practisedDays } from '#app/learning/rows/practised_days'
import { dateOf, startOfDay } from '#app/platform/time/domain/academy_days'
import { latestOpenResult } from '#app/results/actions/find_results'

/** A learner's plan with what was done of it. Dates are days of the academy. */
export interface PlanOfLearner extends StudyPlan {
  today: string
  testDay: string | null
  /** 310-677. */
  target: number | null
  /** The latest total score; null before the first. */
  score: number | null
  /** The days of this week, from Monday, with whether the learner practised. */
  week: { day: string; isPractised: boolean }[]
  /** Days in a row with practice, up to today or yesterday. */
  streak: number
  step: Step
}

/** What the learner has planned, the days with practice, and what is next today. */
export async function readStudyPlan(userId: number, now: number): Promise<PlanOfLearner> {
  const today = dateOf(startOfDay(now))
  const { targetScore: target } = await User.findOrFail(userId)
  const testDay = (await StudyPlanRow.findBy({ userId }))?.testDay ?? null
  const score = (await latestOpenResult(userId, now))?.totalScore ?? null
  const plan = studyPlan({ today, testDay, target, score })
  const days = await practisedDays(userId)
  const practised = new Set(days)
  const week = weekOf(today).map((day) => ({ day, isPractised: practised.has(day) }))
  const { suggestions } = await readSkillMap(userId, now)
  return {
    ...plan,
    today,
    testDay,
    target,
    score,
    week,
    streak: streakOf(days, today),
    step: stepOfToday({
      hasDrill: await hasDrillLeft(userId, today),
      weakSkill: suggestions[0]?.skill ?? null,
      hasScore: score !== null,
      practised: week.filter(({ isPractised }) => isPractised).length,
      goal: plan.goal,
    }),
  }
}

/** Whether today's questions weren't drawn yet, or some have no answer. */
async function hasDrillLeft(userId: number, day: string): Promise<boolean> {
  const rows = await PracticeItem.query()
    .where({ userId, day })
    .whereNull('classDrillId')
    .select('answer')
  return rows.length === 0 || rows.some(({ answer }) => answer === null)
}
