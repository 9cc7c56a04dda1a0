import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'

const AnalysisController = () => import('#app/items/controllers/analysis_controller')

/** Mounted below /admin. */
export function adminItemRoutes() {
  needs(
    'questions.edit',
    router
      .group(() => {
        router.get('/:paketId/analisis', [AnalysisController, 'show']).as('admin.items.analysis')
        router
          .get('/:paketId/analisis/excel', [AnalysisController, 'excel'])
          .as('admin.items.analysis_excel')
      })
      .prefix('/paket-soal')
  )
}
