import type { HttpContext } from '@adonisjs/core/http'
import { needsOwnPassword } from '#app/accounts/domain/login_life'
import { openHalfLogin } from '#app/accounts/half_open_login'
import { rememberDevice } from '#app/accounts/known_device'
import { startLogin } from '#app/accounts/login_session'
import type User from '#app/accounts/models/user'
import { sessionUser } from '#app/accounts/transformers/user'
import { SessionRequired } from '#app/platform/errors/failures'
import { noteRequest } from '#app/platform/security_log'
import { ADMIN_REFUSAL } from '#contracts/admin_refusals'

const OWN_PASSWORD_ASKED = 'Buat password baru yang hanya Anda ketahui.'

/**
 * Signs a user in who has given all that the login asks for; with a password from paper they choose their own first.
 * @param user as read before the password was looked at, or checked against that state since
 * @returns the answer
 * @throws SessionRequired with a code of its own when the own password is missing; the login stands half open
 */
export async function signIn(ctx: HttpContext, user: User) {
  if (needsOwnPassword(user)) {
    await openHalfLogin(ctx, user, 'ownPassword')
    noteRequest(ctx, 'own_password_needed', { userId: user.id })
    throw new SessionRequired(OWN_PASSWORD_ASKED, ADMIN_REFUSAL.ownPasswordNeeded)
  }
  await startLogin(ctx, user)
  rememberDevice(ctx, user.id)
  noteRequest(ctx, 'login', { userId: user.id, role: user.role })
  return sessionUser(user)
}
