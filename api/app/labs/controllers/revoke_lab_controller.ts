import type { HttpContext } from '@adonisjs/core/http'
import { revokeLab } from '#app/labs/actions/revoke_lab'
import { forceValidator } from '#app/labs/validators'

export default class RevokeLabController {
  async handle({ auth, params, request }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const { force = false } = await request.validateUsing(forceValidator, { data: request.qs() })
    await revokeLab(admin, Number(params.id), force)
    return { message: 'Lab berhasil dicabut!' }
  }
}
