import type { HttpContext } from '@adonisjs/core/http'
import { readSheet } from '#app/exam/actions/answer_rows'
import { findLatestAttempt, findRunningAttempt } from '#app/exam/actions/running_attempt'
import { savedAnswers } from '#app/exam/transformers/saved_answers'
import { clock } from '#app/platform/clock'

export default class ReadAnswersController {
  /** What the running attempt holds; nothing, and 'finished' or null, when none runs. */
  async handle({ auth }: HttpContext) {
    const user = auth.use('web').getUserOrFail()
    const running = await findRunningAttempt(user.id, clock.now())
    if (running) return savedAnswers(running.session, running, await readSheet(running.id))

    const last = await findLatestAttempt(user.id)
    return savedAnswers(last ? 'finished' : null, { lastIndex: 0, flags: [] }, new Map())
  }
}
