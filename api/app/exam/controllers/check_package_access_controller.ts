import type { HttpContext } from '@adonisjs/core/http'
import { checkPackageAccess } from '#app/exam/actions/check_access'
import { clock } from '#app/platform/clock'

export default class CheckPackageAccessController {
  async handle({ auth, labSeat, params }: HttpContext) {
    const asker = { userId: auth.use('web').getUserOrFail().id, labSeat }
    const access = await checkPackageAccess(asker, Number(params.paketId), clock.now())
    return {
      bolehAkses: access.allowed,
      pending: access.pending,
      alasan: access.reason,
      /** Only there when a lab's computer is all that is missing. */
      ...(access.needsLab ? { butuhLab: true as const } : {}),
    }
  }
}
