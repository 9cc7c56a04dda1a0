import type { HttpContext } from '@adonisjs/core/http'
import { issueResetCode } from '#app/accounts/actions/issue_reset_code'
import { userListing } from '#app/accounts/actions/list_users'
import { unlockUser } from '#app/accounts/actions/unlock_user'
import { listedUser } from '#app/accounts/transformers/user'
import { listUsersValidator } from '#app/accounts/validators'
import { withListDefaults } from '#app/listing/pages/list_query'
import { sendList } from '#app/listing/http/send_list'
import { signedIn } from '#app/platform/access/signed_in'
import { USER_LIST } from '#contracts/accounts'

export default class AdminUsersController {
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listUsersValidator, { data: ctx.request.qs() })
    const listing = await userListing(withListDefaults(query, USER_LIST))
    return sendList(ctx, 'users', listing, listedUser)
  }

  async issueResetCode({ auth, params }: HttpContext) {
    const admin = signedIn(auth)
    const { code, expiresAt } = await issueResetCode(admin, params.id)
    return { kode: code, berlakuSampai: new Date(expiresAt).toISOString() }
  }

  async unlock({ auth, params }: HttpContext) {
    await unlockUser(signedIn(auth), params.id)
    return { message: 'Kunci login berhasil dibuka.' }
  }
}
