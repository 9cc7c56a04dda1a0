import type { HttpContext } from '@adonisjs/core/http'
import { ownNotices, readNotice } from '#app/accounts/actions/own_notices'
import { accountNotice } from '#app/accounts/transformers/user'
import { signedIn } from '#app/platform/access/signed_in'

/** Messages to the caller about their own account. */
export default class AccountNoticesController {
  async index({ auth }: HttpContext) {
    return { data: (await ownNotices(signedIn(auth).id)).map(accountNotice) }
  }

  async read({ auth, params }: HttpContext) {
    await readNotice(signedIn(auth).id, params.id)
    return { message: 'Pemberitahuan sudah dibaca.' }
  }
}
