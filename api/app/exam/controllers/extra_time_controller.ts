import type { HttpContext } from '@adonisjs/core/http'
import { changeGrantsTime } from '#app/exam/actions/change_grants_time'
import { extraTimeValidator } from '#app/exam/validators'
import { clock } from '#app/platform/time/clock'

/** Extra time of single learners outside of exam events. */
export default class ExtraTimeController {
  async update({ auth, params, request }: HttpContext) {
    const { persen: percent, alasan: reason } = await request.validateUsing(extraTimeValidator)
    const grant = { userId: Number(params.id), id: Number(params.aksesId) }
    await changeGrantsTime(auth.use('web').getUserOrFail(), grant, { percent, reason }, clock.now())
    return { message: 'Waktu tambahan disimpan.' }
  }
}
