import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { middleware } from '#start/kernel'

const AccessController = () => import('#app/enrolment/controllers/access_controller')
const ClassAccessController = () => import('#app/enrolment/controllers/class_access_controller')

export function enrolmentRoutes() {
  router.get('/users/akses', [AccessController, 'own']).as('access.own').use(middleware.auth())
}

/** Mounted below /admin. */
export function adminEnrolmentRoutes() {
  needs(
    'access.grant',
    router.group(() => {
      router.get('/user/:id/akses', [AccessController, 'index']).as('admin.access.list')
      router
        .post('/user/:id/akses', [AccessController, 'store'])
        .use(middleware.confirmed())
        .as('admin.access.give')
      router
        .post('/user/:id/akses/:aksesId/cabut', [AccessController, 'revoke'])
        .as('admin.access.revoke')
      router
        .post('/kelas/:id/akses/periksa', [ClassAccessController, 'check'])
        .as('admin.access.check_class')
      router
        .post('/kelas/:id/akses', [ClassAccessController, 'store'])
        .use(middleware.confirmed())
        .as('admin.access.give_class')
    })
  )
}
