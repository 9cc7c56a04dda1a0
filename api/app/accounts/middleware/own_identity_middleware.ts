import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isOwnNumber } from '#app/accounts/domain/own_number'
import { Forbidden } from '#app/platform/errors/failures'

/** The routes whose `nohp` is another person's: of one without an account, or of whom an admin corrects. */
const ABOUT_OTHERS = ['users.register', 'users.accept_invitation', 'admin.people.edit']

/**
 * Identity comes from the session. The wire still carries `nohp` in bodies and queries; one that isn't the caller's
 * own is refused before any other check (contract section 2).
 */
export default class OwnIdentityMiddleware {
  async handle({ auth, request, route, logger }: HttpContext, next: NextFn) {
    const user = auth.use('web').user
    if (user && !ABOUT_OTHERS.includes(route?.name ?? '')) {
      for (const claimed of [request.body().nohp as unknown, request.qs().nohp as unknown]) {
        if (!isOwnNumber(claimed, user.nohp)) {
          logger.warn(
            { userId: user.id, route: route?.pattern },
            "another user's phone number refused"
          )
          throw new Forbidden('Nomor HP tidak sesuai dengan akun yang sedang login.')
        }
      }
    }
    return next()
  }
}
