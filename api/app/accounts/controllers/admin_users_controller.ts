import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { issueResetCode } from '#app/accounts/actions/issue_reset_code'
import { userListing } from '#app/accounts/actions/list_users'
import { unlockUser } from '#app/accounts/actions/unlock_user'
import { listedUser } from '#app/accounts/transformers/user'
import { USER_WORKBOOK } from '#app/accounts/transformers/user_workbook'
import { listUsersValidator } from '#app/accounts/validators'
import { withListDefaults } from '#app/listing/pages/list_query'
import { sendList } from '#app/listing/http/send_list'
import { sendListWorkbook } from '#app/listing/http/send_list_workbook'
import { signedIn } from '#app/platform/access/signed_in'
import { USER_LIST } from '#contracts/accounts'

export default class AdminUsersController {
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listUsersValidator, { data: ctx.request.qs() })
    return sendList(ctx, 'users', await listingOf(query), listedUser)
  }

  async excel(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listUsersValidator, { data: ctx.request.qs() })
    await sendListWorkbook(ctx, 'users', await listingOf(query), USER_WORKBOOK)
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

function listingOf({
  dari,
  sampai,
  paket,
  kelas,
  status,
  ...list
}: Infer<typeof listUsersValidator>) {
  return userListing(withListDefaults(list, USER_LIST), { dari, sampai, paket, kelas, status })
}
