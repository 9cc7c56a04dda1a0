import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/platform/errors/exception_handler'))

// Before sessions and CSRF, which the web app's files don't need.
server.use([() => import('#app/platform/web_app/web_app_middleware')])

export const middleware = router.named({
  apiHeaders: () => import('#app/platform/middleware/api_headers_middleware'),
  lab: () => import('#app/labs/middleware/lab_middleware'),
  fastExam: () => import('#app/exam/middleware/fast_exam_middleware'),
  fastWaiting: () => import('#app/events/middleware/fast_waiting_middleware'),
  knownSession: () => import('#app/platform/middleware/known_session_middleware'),
  session: () => import('@adonisjs/session/session_middleware'),
  csrfHeader: () => import('#app/platform/middleware/csrf_header_middleware'),
  shield: () => import('@adonisjs/shield/shield_middleware'),
  initializeAuth: () => import('@adonisjs/auth/initialize_auth_middleware'),
  identify: () => import('#app/platform/middleware/identify_middleware'),
  endedLogin: () => import('#app/accounts/middleware/ended_login_middleware'),
  publishedPassword: () => import('#app/accounts/middleware/published_password_middleware'),
  seb: () => import('#app/labs/middleware/seb_middleware'),
  sighting: () => import('#app/labs/middleware/sighting_middleware'),
  inTurn: () => import('#app/platform/middleware/in_turn_middleware'),
  hashingPlace: () => import('#app/platform/middleware/hashing_place_middleware'),
  budget: () => import('#app/platform/middleware/budget_middleware'),
  signedBody: () => import('#app/labs/middleware/signed_body_middleware'),
  body: () => import('#app/platform/middleware/body_middleware'),
  ownIdentity: () => import('#app/accounts/middleware/own_identity_middleware'),
  confirmed: () => import('#app/accounts/middleware/confirmed_middleware'),
  auth: () => import('#app/platform/middleware/auth_middleware'),
  permitted: () => import('#app/platform/middleware/permitted_middleware'),
})
