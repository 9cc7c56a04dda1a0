import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { perUser } from '#app/platform/limits/per_user'
import { rowId } from '#app/platform/validation/row_id'

const ClassResultsController = () =>
  import('#app/class_results/controllers/class_results_controller')
const EventResultsController = () =>
  import('#app/class_results/controllers/event_results_controller')

/** Drawing one takes about a second. */
const papersPerUser = perUser('class-results', 20)

/** Mounted below /admin. */
export function adminClassResultRoutes() {
  needs(
    'results.read',
    router
      .group(() => {
        router
          .get('/hasil-kelas', [ClassResultsController, 'subjects'])
          .as('admin.class_results.subjects')
        router
          .get('/kelas/:id/hasil', [ClassResultsController, 'show'])
          .as('admin.class_results.show')
        router
          .get('/kelas/:id/hasil/excel', [ClassResultsController, 'excel'])
          .as('admin.class_results.excel')
        router
          .get('/kelas/:id/hasil/pdf', [ClassResultsController, 'pdf'])
          .as('admin.class_results.pdf')
          .use(papersPerUser)
        router
          .get('/jadwal/:id/hasil', [EventResultsController, 'show'])
          .as('admin.event_results.show')
        router
          .get('/jadwal/:id/hasil/excel', [EventResultsController, 'excel'])
          .as('admin.event_results.excel')
        router
          .get('/jadwal/:id/hasil/pdf', [EventResultsController, 'pdf'])
          .as('admin.event_results.pdf')
          .use(papersPerUser)
      })
      .where('id', rowId)
  )
}
