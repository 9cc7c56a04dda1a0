import router from '@adonisjs/core/services/router'
import limiter from '@adonisjs/limiter/services/main'
import { rowId } from '#app/platform/validation/row_id'
import { middleware } from '#start/kernel'
import { API_ROOT, INCIDENTS_PATH } from '#contracts/paths'

const ReportEventsController = () => import('#app/labs/controllers/report_events_controller')
const ListLabsController = () => import('#app/labs/controllers/list_labs_controller')
const ShowLabController = () => import('#app/labs/controllers/show_lab_controller')
const RegisterLabController = () => import('#app/labs/controllers/register_lab_controller')
const RenameLabController = () => import('#app/labs/controllers/rename_lab_controller')
const RotateKeyController = () => import('#app/labs/controllers/rotate_key_controller')
const RevokeLabController = () => import('#app/labs/controllers/revoke_lab_controller')
const ListEventsController = () => import('#app/labs/controllers/list_events_controller')

/** A kiosk reports every fifteen seconds at most: a hundred seats, and half as much again. */
const REPORTS_PER_MINUTE = 600

const perLab = limiter.define('lab_reports', ({ labSeat }) =>
  limiter
    .allowRequests(REPORTS_PER_MINUTE)
    .every('1 minute')
    .usingKey(`lab_reports:${labSeat?.labId ?? 'none'}`)
)

/**
 * What a kiosk itself sends, beside the calls of its page. It carries a signature and no cookie: there is no session
 * that a foreign page could ride on, and none is opened. Mounted by itself, outside of the sessions' group.
 */
export function labReportRoutes() {
  router
    .post(API_ROOT + INCIDENTS_PATH, [ReportEventsController])
    .as('labs.report')
    .use([
      middleware.noStore(),
      middleware.lab({ required: true }),
      perLab,
      middleware.body({ files: false }),
    ])
}

/** Mounted below /admin, where only admins come. */
export function adminLabRoutes() {
  router
    .group(() => {
      router.get('/', [ListLabsController]).as('admin.labs.list')
      router.post('/', [RegisterLabController]).as('admin.labs.register')
      router.get('/:id', [ShowLabController]).as('admin.labs.show')
      router.put('/:id', [RenameLabController]).as('admin.labs.rename')
      router.delete('/:id', [RevokeLabController]).as('admin.labs.revoke')
      router.post('/:id/kunci', [RotateKeyController]).as('admin.labs.rotate_key')
      router.get('/:id/kejadian', [ListEventsController]).as('admin.labs.events')
    })
    .prefix('/lab')
    .where('id', rowId)
}
