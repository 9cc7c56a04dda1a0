import type { HttpContext } from '@adonisjs/core/http'
import { noteNetwork } from '#app/accounts/actions/exam_networks'
import { needsOwnPassword } from '#app/accounts/domain/login_life'
import { openHalfLogin } from '#app/accounts/http/half_open_login'
import { rememberDevice } from '#app/accounts/http/known_device'
import { startLogin } from '#app/accounts/http/login_session'
import type User from '#app/accounts/models/user'
import { sessionUser } from '#app/accounts/transformers/user'
import { SessionRequired } from '#app/platform/errors/failures'
import { addressKey } from '#app/platform/limits/address_key'
import { noteRequest } from '#app/platform/log/security_log'
import { OWN_PASSWORD_NEEDED } from '#contracts/refusals'

const OWN_PASSWORD_ASKED = 'Buat password baru yang hanya Anda ketahui.'

/**
 * Signs in a user who has passed all checks of the login. One with a card's password has to choose another first.
 * @param user as read before the password was checked; a later reading must have been compared with that one
 * @returns the response
 * @throws SessionRequired with `OWN_PASSWORD_NEEDED`; the login is half open then
 */
export async function signIn(ctx: HttpContext, user: User) {
  if (needsOwnPassword(user)) {
    await openHalfLogin(ctx, user, 'ownPassword')
    noteRequest(ctx, 'own_password_needed', { userId: user.id })
    throw new SessionRequired(OWN_PASSWORD_ASKED, OWN_PASSWORD_NEEDED)
  }
  await startLogin(ctx, user)
  rememberDevice(ctx, user.id)
  await noteNetwork(user, { address: addressKey(ctx.request.ip()), seat: ctx.labSeat })
  noteRequest(ctx, 'login', { userId: user.id, role: user.role })
  return sessionUser(user)
}
