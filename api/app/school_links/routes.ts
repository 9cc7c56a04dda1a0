import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { perAddress } from '#app/platform/limits/per_address'
import { rowId } from '#app/platform/validation/row_id'
import { middleware } from '#start/kernel'

const SchoolLinksController = () => import('#app/school_links/controllers/school_links_controller')
const SharedResultsController = () =>
  import('#app/school_links/controllers/shared_results_controller')

/** A school's teachers may share an address; each answer reads a whole class. */
const READS_PER_MINUTE = 120

/** Open to visitors; the token and, in the session, its code are the right to it. */
export function schoolRoutes() {
  router
    .group(() => {
      router.post('/buka', [SharedResultsController, 'open']).as('school.open')
      router.post('/tutup', [SharedResultsController, 'close']).as('school.close')
      router.get('/hasil', [SharedResultsController, 'show']).as('school.show')
      router.get('/excel', [SharedResultsController, 'excel']).as('school.excel')
    })
    .prefix('/sekolah/:token')
    .use(perAddress('school', READS_PER_MINUTE))
}

/** Mounted below /admin. */
export function adminSchoolLinkRoutes() {
  needs(
    'school_links.manage',
    router
      .group(() => {
        router.get('/', [SchoolLinksController, 'index']).as('admin.school_links.list')
        router
          .post('/', [SchoolLinksController, 'store'])
          .use(middleware.confirmed())
          .as('admin.school_links.create')
        router.post('/:linkId/akhiri', [SchoolLinksController, 'end']).as('admin.school_links.end')
      })
      .prefix('/kelas/:id/tautan')
      .where('id', rowId)
      .where('linkId', rowId)
  )
}
