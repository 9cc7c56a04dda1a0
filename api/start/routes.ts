import router from '@adonisjs/core/services/router'
import { accountRoutes } from '#app/accounts/routes'
import { examRoutes } from '#app/exam/routes'
import { platformRoutes } from '#app/platform/routes'
import { middleware } from '#start/kernel'

// Health answers without a session: probes come every few seconds.
router
  .get('/api/health', [() => import('#app/platform/controllers/health_controller')])
  .as('health')

router
  .group(() => {
    platformRoutes()
    accountRoutes()
    examRoutes()
  })
  .prefix('/api')
  .use([
    middleware.noStore(),
    middleware.session(),
    middleware.shield(),
    middleware.initializeAuth(),
    middleware.identify(),
    middleware.body(),
    middleware.ownIdentity(),
  ])
