import type { HttpContext } from '@adonisjs/core/http'
import { resetPassword } from '#app/accounts/actions/reset_password'
import { findAccount } from '#app/accounts/actions/verify_credentials'
import { endOtherLogins } from '#app/accounts/login_session'
import { chargeLogin, resetCounter } from '#app/accounts/login_throttle'
import { resetPasswordValidator } from '#app/accounts/validators'

export default class ResetPasswordController {
  /** For somebody who forgot the password and got a code from an admin. */
  async handle(ctx: HttpContext) {
    const { identifier, kode, newPassword } =
      await ctx.request.validateUsing(resetPasswordValidator)
    const account = await findAccount(identifier)

    await chargeLogin(resetCounter(account, identifier))
    const user = await resetPassword(account, kode, newPassword)
    await endOtherLogins(ctx, user.id)
    return { message: 'Password berhasil diperbarui. Silakan login.' }
  }
}
