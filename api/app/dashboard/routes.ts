import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'

const ShowDashboardController = () => import('#app/dashboard/controllers/show_dashboard_controller')

export function adminDashboardRoutes() {
  needs(
    'overview.read',
    router.group(() => {
      router.get('/dashboard', [ShowDashboardController]).as('admin.dashboard')
      router
        .get('/dashboard/soal-lemah', [ShowDashboardController, 'weakQuestions'])
        .as('admin.dashboard.weak_questions')
      router.get('/dashboard/pekan', [ShowDashboardController, 'week']).as('admin.dashboard.week')
    })
  )
}
