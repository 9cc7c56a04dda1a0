import router from '@adonisjs/core/services/router'

const ShowDashboardController = () => import('#app/dashboard/controllers/show_dashboard_controller')

/** Mounted below /admin, where only admins come. */
export function adminDashboardRoutes() {
  router.get('/dashboard', [ShowDashboardController]).as('admin.dashboard')
}
