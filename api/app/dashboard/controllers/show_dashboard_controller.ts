import { readDashboard } from '#app/dashboard/actions/read_dashboard'
import { readWeek } from '#app/dashboard/actions/read_week'
import { dashboardResource } from '#app/dashboard/transformers/dashboard'
import { weekResource } from '#app/dashboard/transformers/week'
import { clock } from '#app/platform/time/clock'

export default class ShowDashboardController {
  async handle() {
    return dashboardResource(await readDashboard(clock.now()))
  }

  /** What has to be done this week. */
  async week() {
    return { data: weekResource(await readWeek(clock.now())) }
  }
}
