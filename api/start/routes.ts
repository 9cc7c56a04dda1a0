import router from '@adonisjs/core/services/router'
import { adminAcademyRoutes, publicAcademyRoutes } from '#app/academy/routes'
import {
  accountRoutes,
  adminSecondFactorRoutes,
  adminStaffRoutes,
  adminUserRoutes,
} from '#app/accounts/routes'
import { adminAuditRoutes } from '#app/audit/routes'
import { adminClassRoutes } from '#app/classes/routes'
import { adminDashboardRoutes } from '#app/dashboard/routes'
import { adminEnrolmentRoutes, enrolmentRoutes } from '#app/enrolment/routes'
import { adminEventRoutes, eventRoutes, seatRoutes } from '#app/events/routes'
import { adminExamRoutes, examRoutes } from '#app/exam/routes'
import { adminItemRoutes } from '#app/items/routes'
import {
  adminLabRoutes,
  labEnrolmentRoutes,
  labReportRoutes,
  sebProofRoutes,
} from '#app/labs/routes'
import { adminLearningRoutes, learningRoutes } from '#app/learning/routes'
import { adminMessageRoutes, publicMessageRoutes } from '#app/messages/routes'
import { adminPackageRoutes, packageRoutes, publicPackageRoutes } from '#app/packages/routes'
import { adminPaymentRoutes, paymentRoutes } from '#app/payments/routes'
import { adminPeopleRoutes, personRoutes } from '#app/people/routes'
import { refuseUndeclared } from '#app/platform/access/declared_capability'
import { adminReportRoutes, schoolRoutes } from '#app/reports/routes'
import { adminResultRoutes, publicResultRoutes, resultRoutes } from '#app/results/routes'
import { rowId } from '#app/platform/validation/row_id'
import { middleware } from '#start/kernel'

// The ids of rows, wherever they stand in a path.
for (const id of ['id', 'aksesId', 'linkId', 'nomor', 'paketId', 'soalId', 'tugasId', 'userId'])
  router.where(id, rowId)

router
  .get('/api/health', [() => import('#app/platform/health/health_controller')])
  .as('health')
  .use(middleware.apiHeaders())

router
  .get('/api/health/live', [() => import('#app/platform/health/health_controller'), 'live'])
  .as('health.live')
  .use(middleware.apiHeaders())

/** Identifies the lab seat of a call, if any. */
const fromSeat = [middleware.apiHeaders(), middleware.lab()]

// Public data needs no session, because it is the same for everybody. A kiosk with a wrong key gets none of it.
router
  .group(() => {
    publicAcademyRoutes()
    publicPackageRoutes()
    publicResultRoutes()
    publicMessageRoutes()
  })
  .prefix('/api')
  .use(fromSeat)

labReportRoutes()
labEnrolmentRoutes()
seatRoutes()

/** Reads the caller's session. */
const identified = [
  middleware.knownSession(),
  middleware.session(),
  middleware.csrfHeader(),
  middleware.shield(),
  middleware.initializeAuth(),
  middleware.identify(),
  middleware.endedLogin(),
  middleware.publishedPassword(),
  middleware.seb(),
  middleware.sighting(),
]

/** Keeps one account from delaying all others. */
const fairly = [middleware.budget(), middleware.inTurn(), middleware.hashingPlace()]

router
  .group(() => {
    accountRoutes()
    packageRoutes()
    enrolmentRoutes()
    paymentRoutes()
    examRoutes()
    eventRoutes()
    resultRoutes()
    personRoutes()
    learningRoutes()
    schoolRoutes()
    sebProofRoutes()
  })
  .prefix('/api')
  .use([
    ...fromSeat,
    middleware.sighting({ fastPath: true }),
    middleware.fastExam(),
    middleware.fastWaiting(),
    ...identified,
    ...fairly,
    middleware.body(),
    middleware.signedBody(),
    middleware.ownIdentity(),
  ])

// All admin routes are registered here, so that none misses the access check before it reads a body. One without a
// declared capability keeps the server from starting.
refuseUndeclared(
  router
    .group(() => {
      adminDashboardRoutes()
      adminAcademyRoutes()
      adminAuditRoutes()
      adminMessageRoutes()
      adminUserRoutes()
      adminPeopleRoutes()
      adminStaffRoutes()
      adminSecondFactorRoutes()
      adminClassRoutes()
      adminReportRoutes()
      adminEventRoutes()
      adminLabRoutes()
      adminPackageRoutes()
      adminEnrolmentRoutes()
      adminExamRoutes()
      adminItemRoutes()
      adminPaymentRoutes()
      adminResultRoutes()
      adminLearningRoutes()
    })
    .prefix('/api/admin')
    .use([
      ...fromSeat,
      ...identified,
      middleware.permitted(),
      ...fairly,
      middleware.body(),
      middleware.signedBody(),
      middleware.ownIdentity(),
    ])
)
