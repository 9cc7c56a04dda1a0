import type { HttpContext } from '@adonisjs/core/http'
import { findRunningAttempt } from '#app/exam/actions/running_attempt'
import { clock } from '#app/platform/clock'

export default class CheckEndTimeController {
  /** Whether the caller has a running attempt. */
  async handle({ auth }: HttpContext) {
    const user = auth.use('web').getUserOrFail()
    return { hasEndTime: (await findRunningAttempt(user.id, clock.now())) !== null }
  }
}
