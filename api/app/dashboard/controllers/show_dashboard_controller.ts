import { readDashboard } from '#app/dashboard/actions/read_dashboard'
import { dashboardResource } from '#app/dashboard/transformers/dashboard'
import { clock } from '#app/platform/time/clock'

export default class ShowDashboardController {
  async handle() {
    return dashboardResource(await readDashboard(clock.now()))
  }
}
