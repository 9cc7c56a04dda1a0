import type { HttpContext } from '@adonisjs/core/http'
import { ownErasure, requestErasure, withdrawErasure } from '#app/people/actions/request_erasure'
import { erasureRequestResource } from '#app/people/transformers/erasure'
import { erasureRequestValidator } from '#app/people/validators'
import { signedIn } from '#app/platform/access/signed_in'

/** The caller's own request that their account is erased. */
export default class OwnErasureController {
  async show({ auth }: HttpContext) {
    const request = await ownErasure(signedIn(auth))
    return { data: request && erasureRequestResource(request) }
  }

  async store({ auth, request, response }: HttpContext) {
    const { catatan } = await request.validateUsing(erasureRequestValidator)
    await requestErasure(signedIn(auth), catatan ?? null)
    response.status(201)
    return { message: 'Permintaan Anda sudah dikirim ke admin.' }
  }

  async destroy({ auth }: HttpContext) {
    await withdrawErasure(signedIn(auth))
    return { message: 'Permintaan Anda ditarik.' }
  }
}
