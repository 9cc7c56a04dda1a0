import type { HttpContext } from '@adonisjs/core/http'

/** The signed-in user; the middleware of the routes refuses a call without one. */
export const signedIn = (auth: HttpContext['auth']) => auth.use('web').getUserOrFail()
