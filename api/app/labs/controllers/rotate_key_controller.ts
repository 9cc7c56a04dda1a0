import type { HttpContext } from '@adonisjs/core/http'
import { rotateKey } from '#app/labs/actions/rotate_key'
import { handedOutKey } from '#app/labs/transformers/handed_out_key'
import { forceValidator } from '#app/labs/validators'

export default class RotateKeyController {
  async handle({ auth, params, request }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const { force = false } = await request.validateUsing(forceValidator)
    const data = handedOutKey(await rotateKey(admin, Number(params.id), force))
    return { message: 'Kunci lab berhasil diganti!', data }
  }
}
