import type { HttpContext } from '@adonisjs/core/http'
import { reopenForLearner, RECORDING_REOPENED } from '#app/exam/actions/reopen_recording'
import { reopenValidator } from '#app/exam/validators'
import { clock } from '#app/platform/time/clock'

/** Recordings that open once more for single learners outside of exam events. */
export default class ReopenedRecordingsController {
  async store({ auth, params, request }: HttpContext) {
    const { halaman: page, alasan: reason } = await request.validateUsing(reopenValidator)
    const admin = auth.use('web').getUserOrFail()
    await reopenForLearner(admin, Number(params.id), { page, reason }, clock.now())
    return { message: RECORDING_REOPENED }
  }
}
