import type { HttpContext } from '@adonisjs/core/http'
import { findLatestAttempt, findRunningAttempt } from '#app/exam/actions/running_attempt'
import { examState } from '#app/exam/transformers/exam_state'
import { clock } from '#app/platform/clock'
import { NotFound } from '#app/platform/errors/failures'

export default class ReadTimerController {
  /** The running attempt, else the last one as finished; starts nothing. */
  async handle({ auth }: HttpContext) {
    const now = clock.now()
    const user = auth.use('web').getUserOrFail()
    const attempt = (await findRunningAttempt(user.id, now)) ?? (await findLatestAttempt(user.id))
    if (!attempt) throw new NotFound('Anda belum pernah memulai simulasi.')
    return examState(attempt, now)
  }
}
