import type { HttpContext } from '@adonisjs/core/http'
import { findAccount, passwordMatches } from '#app/accounts/actions/verify_credentials'
import { knownDeviceOf, rememberDevice } from '#app/accounts/known_device'
import { startLogin } from '#app/accounts/login_session'
import { refusePublishedPassword } from '#app/accounts/published_password_guard'
import { chargeLogin, clearLogin, loginCounter } from '#app/accounts/login_throttle'
import { sessionUser } from '#app/accounts/transformers/session_user'
import { loginValidator } from '#app/accounts/validators'
import { SessionRequired } from '#app/platform/errors/failures'

export default class LoginController {
  async handle(ctx: HttpContext) {
    const { identifier, password } = await ctx.request.validateUsing(loginValidator)
    const user = await findAccount(identifier)
    const counter = loginCounter(user, identifier, knownDeviceOf(ctx, user?.id))

    await chargeLogin(counter)
    const matches = await passwordMatches(user, password)
    if (!user || !matches) throw new SessionRequired('Email/nomor HP atau password salah.')
    refusePublishedPassword(ctx, password)

    await clearLogin(counter)
    await startLogin(ctx, user)
    rememberDevice(ctx, user.id)
    return sessionUser(user)
  }
}
