import type { HttpContext } from '@adonisjs/core/http'
import { activePackage } from '#app/exam/actions/check_access'
import { clock } from '#app/platform/clock'

export default class CheckAccessController {
  async handle({ auth, labSeat }: HttpContext) {
    const userId = auth.use('web').getUserOrFail().id
    const { packageId, allowed } = await activePackage({ userId, labSeat }, clock.now())
    return { bolehAkses: allowed, paketId: packageId }
  }
}
