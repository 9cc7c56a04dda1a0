import type { HttpContext } from '@adonisjs/core/http'
import { changeGrantsTime } from '#app/exam/actions/change_grants_time'
import { extraTimeValidator } from '#app/exam/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'

/** Extra time of single learners outside of exam events. */
export default class ExtraTimeController {
  async update({ auth, params, request }: HttpContext) {
    const { persen: percent, alasan: reason } = await request.validateUsing(extraTimeValidator)
    const grant = { userId: params.id, id: params.aksesId }
    await changeGrantsTime(signedIn(auth), grant, { percent, reason }, clock.now())
    return { message: 'Waktu tambahan disimpan.' }
  }
}
