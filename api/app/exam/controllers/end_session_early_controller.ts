import type { HttpContext } from '@adonisjs/core/http'
import { endSessionEarly } from '#app/exam/actions/end_session_early'
import { callerOf } from '#app/exam/caller'
import { examState } from '#app/exam/transformers/exam_state'
import { clock } from '#app/platform/clock'

export default class EndSessionEarlyController {
  async handle(ctx: HttpContext) {
    const now = clock.now()
    return examState(await endSessionEarly(callerOf(ctx), now), now)
  }
}
