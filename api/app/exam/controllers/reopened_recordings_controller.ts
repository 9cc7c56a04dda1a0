import type { HttpContext } from '@adonisjs/core/http'
import { reopenForLearner, RECORDING_REOPENED } from '#app/exam/actions/reopen_recording'
import { reopenValidator } from '#app/exam/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'

/** Recordings that open once more for single learners outside of exam events. */
export default class ReopenedRecordingsController {
  async store({ auth, params, request }: HttpContext) {
    const { halaman: page, alasan: reason } = await request.validateUsing(reopenValidator)
    const admin = signedIn(auth)
    await reopenForLearner(admin, params.id, { page, reason }, clock.now())
    return { message: RECORDING_REOPENED }
  }
}
