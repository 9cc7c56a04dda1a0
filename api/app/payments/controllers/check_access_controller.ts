import type { HttpContext } from '@adonisjs/core/http'
import { activePackageId } from '#app/payments/actions/check_access'
import { clock } from '#app/platform/clock'

export default class CheckAccessController {
  async handle({ auth }: HttpContext) {
    const paketId = await activePackageId(auth.use('web').getUserOrFail().id, clock.now())
    return { bolehAkses: paketId !== null, paketId }
  }
}
