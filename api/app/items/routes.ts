import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'

const RescoringController = () => import('#app/items/controllers/rescoring_controller')
const PackageChangesController = () => import('#app/items/controllers/package_changes_controller')
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
  needs(
    'questions.edit',
    router
      .get('/riwayat-ujian/:id/perubahan-soal', [PackageChangesController, 'show'])
      .as('admin.items.changes_since')
  )
  needs(
    'packages.edit',
    router
      .group(() => {
        router
          .get('/:paketId/hitung-ulang', [RescoringController, 'show'])
          .as('admin.items.rescoring')
        router
          .post('/:paketId/hitung-ulang', [RescoringController, 'store'])
          .as('admin.items.rescore')
        router
          .post('/:paketId/hitung-ulang/batalkan', [RescoringController, 'undo'])
          .as('admin.items.undo_rescoring')
      })
      .prefix('/paket-soal')
  )
}
