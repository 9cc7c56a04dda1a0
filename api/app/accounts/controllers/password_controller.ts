import type { HttpContext } from '@adonisjs/core/http'
import { changePassword } from '#app/accounts/actions/change_password'
import { CodeRefused, resetPassword } from '#app/accounts/actions/reset_password'
import { findAccount } from '#app/accounts/actions/verify_credentials'
import { confirmPassword, PASSWORD_WRONG } from '#app/accounts/http/confirm_password'
import { joinSeries, markConfirmed, removeOtherSessions } from '#app/accounts/http/login_session'
import { resetCounters } from '#app/accounts/http/login_counters'
import { chargeTry, forgiveTries, placeOf } from '#app/accounts/http/login_throttle'
import {
  confirmPasswordValidator,
  resetPasswordValidator,
  updatePasswordValidator,
} from '#app/accounts/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { noteRequest } from '#app/platform/log/security_log'
import { PASSWORD_CHANGED } from '#contracts/passwords'

export default class PasswordController {
  async update(ctx: HttpContext) {
    const user = signedIn(ctx.auth)
    const { oldPassword, newPassword } = await ctx.request.validateUsing(updatePasswordValidator)

    const refusal = { field: 'oldPassword', sentence: 'Password lama salah.' }
    await confirmPassword(ctx, user, oldPassword, refusal)
    joinSeries(ctx, await changePassword(user, newPassword))
    await removeOtherSessions(ctx, user.id)
    return { message: PASSWORD_CHANGED }
  }

  /** Confirms the password for sensitive actions within the next minutes. */
  async confirm(ctx: HttpContext) {
    const user = signedIn(ctx.auth)
    const { password } = await ctx.request.validateUsing(confirmPasswordValidator)
    await confirmPassword(ctx, user, password, { field: 'password', sentence: PASSWORD_WRONG })
    markConfirmed(ctx)
    noteRequest(ctx, 'password_confirmed')
    return { message: 'Kata sandi benar.' }
  }

  /** For a user who forgot the password and got a code from an admin. */
  async reset(ctx: HttpContext) {
    const { identifier, kode, newPassword } =
      await ctx.request.validateUsing(resetPasswordValidator)
    const account = await findAccount(identifier)

    const place = await placeOf(ctx, account)
    const charged = await chargeTry(ctx, account, resetCounters(account, identifier, place))
    const user = await resetPassword(account, kode, newPassword).catch((error: unknown) => {
      if (error instanceof CodeRefused) {
        noteRequest(ctx, 'reset_code_wrong', { userId: account?.id })
      }
      throw error
    })
    await forgiveTries(charged)
    await removeOtherSessions(ctx, user.id)
    return { message: 'Password berhasil diperbarui. Silakan login.' }
  }
}
