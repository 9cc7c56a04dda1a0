import type { HttpContext } from '@adonisjs/core/http'
import { checkPackageAccess } from '#app/payments/actions/check_access'
import { clock } from '#app/platform/clock'

export default class CheckPackageAccessController {
  async handle({ auth, params }: HttpContext) {
    const user = auth.use('web').getUserOrFail()
    const access = await checkPackageAccess(user.id, Number(params.paketId), clock.now())
    return { bolehAkses: access.allowed, pending: access.pending, alasan: access.reason }
  }
}
