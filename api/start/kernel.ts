import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/platform/errors/exception_handler'))

// The web app is answered here, before sessions and CSRF cost anything.
server.use([() => import('#app/platform/web_app/web_app_middleware')])

export const middleware = router.named({
  noStore: () => import('#app/platform/middleware/no_store_middleware'),
  lab: () => import('#app/labs/middleware/lab_middleware'),
  session: () => import('@adonisjs/session/session_middleware'),
  csrfHeader: () => import('#app/platform/middleware/csrf_header_middleware'),
  shield: () => import('@adonisjs/shield/shield_middleware'),
  initializeAuth: () => import('@adonisjs/auth/initialize_auth_middleware'),
  identify: () => import('#app/platform/middleware/identify_middleware'),
  publishedPassword: () => import('#app/accounts/middleware/published_password_middleware'),
  sighting: () => import('#app/labs/middleware/sighting_middleware'),
  body: () => import('#app/platform/middleware/body_middleware'),
  ownIdentity: () => import('#app/accounts/middleware/own_identity_middleware'),
  auth: () => import('#app/platform/middleware/auth_middleware'),
})
