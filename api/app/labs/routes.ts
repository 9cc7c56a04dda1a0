import router from '@adonisjs/core/services/router'
import limiter from '@adonisjs/limiter/services/main'
import { needs } from '#app/platform/access/declared_capability'
import { perAddress } from '#app/platform/limits/per_address'
import { middleware } from '#start/kernel'
import { INCIDENTS_PATH } from '#contracts/incidents'
import { ENROLMENT_PATH } from '#contracts/labs'
import { API_ROOT } from '#contracts/paths'

const EnrolmentController = () => import('#app/labs/controllers/enrolment_controller')
const IncidentsController = () => import('#app/labs/controllers/incidents_controller')
const LabsController = () => import('#app/labs/controllers/labs_controller')
const SeatKeysController = () => import('#app/labs/controllers/seat_keys_controller')
const SebConfigurationsController = () =>
  import('#app/labs/controllers/seb_configurations_controller')
const SebProofController = () => import('#app/labs/controllers/seb_proof_controller')

/** A kiosk reports every 15 seconds at most: enough for 150 seats. */
const REPORTS_PER_MINUTE = 600

/** A lab's computers are enrolled one after the other, from one address; guessing a code needs more. */
const ENROLMENTS_PER_MINUTE = 120

const perLab = limiter.define('lab_reports', ({ labSeat }) =>
  limiter
    .allowRequests(REPORTS_PER_MINUTE)
    .every('1 minute')
    .usingKey(`lab_reports:${labSeat?.labId ?? 'none'}`)
)

/**
 * Reports from the kiosk itself. They carry a signature and no cookie and open no session, so CSRF can't happen.
 * Mounted outside of the sessions' group.
 */
export function labReportRoutes() {
  router
    .post(API_ROOT + INCIDENTS_PATH, [IncidentsController, 'store'])
    .as('labs.report')
    .use([
      middleware.apiHeaders(),
      middleware.lab({ required: true }),
      perLab,
      middleware.body({ files: false }),
      middleware.signedBody(),
    ])
}

/** The enrolment of a seat: authorised by the code alone, without a session. Outside of the sessions' group. */
export function labEnrolmentRoutes() {
  router
    .post(API_ROOT + ENROLMENT_PATH, [EnrolmentController, 'store'])
    .as('labs.enrol')
    .use([
      middleware.apiHeaders(),
      perAddress('lab_enrolments', ENROLMENTS_PER_MINUTE),
      middleware.body({ files: false }),
    ])
}

/** Where a login proves that it runs in a lab's Safe Exam Browser. */
export function sebProofRoutes() {
  router
    .group(() => {
      router.get('/seb', [SebProofController, 'show']).as('labs.seb_proof')
      router.post('/seb', [SebProofController, 'store']).as('labs.prove_seb')
    })
    .use(middleware.auth())
}

export function adminLabRoutes() {
  needs(
    'labs.manage',
    router
      .group(() => {
        router.get('/', [LabsController, 'index']).as('admin.labs.list')
        router
          .post('/', [LabsController, 'store'])
          .as('admin.labs.register')
          .use(middleware.confirmed())
        router.get('/:id', [LabsController, 'show']).as('admin.labs.show')
        router.put('/:id', [LabsController, 'update']).as('admin.labs.rename')
        router
          .delete('/:id', [LabsController, 'destroy'])
          .as('admin.labs.revoke')
          .use(middleware.confirmed())
        router
          .post('/:id/kunci', [LabsController, 'rotateKey'])
          .as('admin.labs.rotate_key')
          .use(middleware.confirmed())
        router
          .post('/:id/kode-kursi', [SeatKeysController, 'issueCode'])
          .as('admin.labs.seat_code')
          .use(middleware.confirmed())
        router
          .post('/:id/cabut-kursi', [SeatKeysController, 'revoke'])
          .as('admin.labs.revoke_seat')
          .use(middleware.confirmed())
        router.get('/:id/kejadian', [IncidentsController, 'index']).as('admin.labs.incidents')
        router
          .post('/:id/seb', [SebConfigurationsController, 'store'])
          .as('admin.labs.make_seb_file')
          .use(middleware.confirmed())
        router
          .delete('/:id/seb', [SebConfigurationsController, 'destroy'])
          .as('admin.labs.revoke_seb')
          .use(middleware.confirmed())
        router
          .post('/:id/seb/versi', [SebConfigurationsController, 'addExamKey'])
          .as('admin.labs.add_seb_version')
          .use(middleware.confirmed())
        router
          .post('/:id/seb/hapus-versi', [SebConfigurationsController, 'removeExamKey'])
          .as('admin.labs.remove_seb_version')
          .use(middleware.confirmed())
      })
      .prefix('/lab')
  )
}
