import type { HttpContext } from '@adonisjs/core/http'
import { changePassword } from '#app/accounts/actions/change_password'
import { confirmPassword } from '#app/accounts/confirm_password'
import { endOtherLogins } from '#app/accounts/login_session'
import { updatePasswordValidator } from '#app/accounts/validators'
import { PASSWORD_CHANGED } from '#contracts/sentences'

export default class UpdatePasswordController {
  async handle(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const { oldPassword, newPassword } = await ctx.request.validateUsing(updatePasswordValidator)

    const refusal = { field: 'oldPassword', sentence: 'Password lama salah.' }
    await confirmPassword(ctx, user, oldPassword, refusal)
    await changePassword(user, newPassword)
    await endOtherLogins(ctx, user.id)
    return { message: PASSWORD_CHANGED }
  }
}
