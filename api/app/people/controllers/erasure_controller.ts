import type { HttpContext } from '@adonisjs/core/http'
import { removeOtherSessions } from '#app/accounts/http/login_session'
import { erasePerson } from '#app/people/actions/erase_person'
import { declineErasure, waitingErasures } from '#app/people/actions/request_erasure'
import { erasedResource, waitingRequestResource } from '#app/people/transformers/erasure'
import { declineErasureValidator, erasureValidator } from '#app/people/validators'
import { signedIn } from '#app/platform/access/signed_in'

/** Staff erases people, and decides who asked for it. */
export default class ErasureController {
  async index() {
    return { data: (await waitingErasures()).map(waitingRequestResource) }
  }

  /** Erases for good; `periksa` only says what would happen. */
  async destroy(ctx: HttpContext) {
    const { alasan, nama, periksa = false } = await ctx.request.validateUsing(erasureValidator)
    const userId = ctx.params.id
    const order = { isTrial: periksa, typedName: nama, reason: alasan }
    const erased = await erasePerson(signedIn(ctx.auth), userId, order)
    if (!periksa) await removeOtherSessions(ctx, userId)
    return {
      message: periksa ? 'Belum ada yang dihapus.' : 'Akun berhasil dihapus.',
      ...erasedResource(erased),
    }
  }

  async decline({ auth, params, request }: HttpContext) {
    const { alasan } = await request.validateUsing(declineErasureValidator)
    await declineErasure(signedIn(auth), params.id, alasan)
    return { message: 'Permintaan ditolak.' }
  }
}
