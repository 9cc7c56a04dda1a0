import { readWeakQuestions } from '#app/items/actions/read_weak_questions'
import { readDashboard } from '#app/dashboard/actions/read_dashboard'
import { readWeek } from '#app/dashboard/actions/read_week'
import { dashboardResource } from '#app/dashboard/transformers/dashboard'
import { weakPackage, weekResource } from '#app/dashboard/transformers/week'
import { clock } from '#app/platform/time/clock'

export default class ShowDashboardController {
  async handle() {
    return dashboardResource(await readDashboard(clock.now()))
  }

  /** Packages with questions that have to be looked at. */
  async weakQuestions() {
    return { data: (await readWeakQuestions()).map(weakPackage) }
  }

  /** What has to be done this week. */
  async week() {
    return { data: weekResource(await readWeek(clock.now())) }
  }
}
