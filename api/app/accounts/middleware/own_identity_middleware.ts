import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { canonicalPhone } from '#contracts/phone'
import { Forbidden } from '#app/platform/errors/failures'

/** The one route whose `nohp` names somebody who isn't there yet. */
const REGISTRATION = 'users.register'

/**
 * Identity comes from the session. The wire still carries `nohp` in bodies and queries; one that isn't the
 * caller's own is refused before anything else is looked at (contract section 2).
 */
export default class OwnIdentityMiddleware {
  async handle({ auth, request, route, logger }: HttpContext, next: NextFn) {
    const user = auth.use('web').user
    if (user && route?.name !== REGISTRATION) {
      for (const claimed of [request.body().nohp as unknown, request.qs().nohp as unknown]) {
        if (claimed !== undefined && claimed !== null && !isOwn(claimed, user.nohp)) {
          logger.warn(
            { userId: user.id, url: request.url() },
            "another user's phone number refused"
          )
          throw new Forbidden('Nomor HP tidak sesuai dengan akun yang sedang login.')
        }
      }
    }
    return next()
  }
}

function isOwn(claimed: unknown, own: string): boolean {
  if (typeof claimed !== 'string' && typeof claimed !== 'number') return false
  return canonicalPhone(String(claimed)) === own
}
