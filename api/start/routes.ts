import router from '@adonisjs/core/services/router'
import { academyRoutes, adminAcademyRoutes } from '#app/academy/routes'
import { accountRoutes, adminUserRoutes } from '#app/accounts/routes'
import { adminAuditRoutes } from '#app/audit/routes'
import { adminDashboardRoutes } from '#app/dashboard/routes'
import { examRoutes } from '#app/exam/routes'
import { adminLabRoutes, labReportRoutes } from '#app/labs/routes'
import { adminPackageRoutes, packageRoutes } from '#app/packages/routes'
import { adminPaymentRoutes, paymentRoutes } from '#app/payments/routes'
import { adminQuestionRoutes } from '#app/questions/routes'
import { adminResultRoutes, resultRoutes } from '#app/results/routes'
import { middleware } from '#start/kernel'

// Health answers without a session: probes come every few seconds.
router
  .get('/api/health', [() => import('#app/platform/health/health_controller')])
  .as('health')
  .use(middleware.noStore())

labReportRoutes()

router
  .group(() => {
    academyRoutes()
    accountRoutes()
    packageRoutes()
    paymentRoutes()
    examRoutes()
    resultRoutes()

    // Everything for admins is registered here, so that no route of theirs can forget who may come in.
    router
      .group(() => {
        adminDashboardRoutes()
        adminAcademyRoutes()
        adminAuditRoutes()
        adminUserRoutes()
        adminLabRoutes()
        adminPackageRoutes()
        adminQuestionRoutes()
        adminPaymentRoutes()
        adminResultRoutes()
      })
      .prefix('/admin')
      .use(middleware.auth({ role: 'Admin' }))
  })
  .prefix('/api')
  .use([
    middleware.noStore(),
    middleware.lab(),
    middleware.session(),
    middleware.csrfHeader(),
    middleware.shield(),
    middleware.initializeAuth(),
    middleware.identify(),
    middleware.publishedPassword(),
    middleware.sighting(),
    middleware.body(),
    middleware.ownIdentity(),
  ])
