import type { HttpContext } from '@adonisjs/core/http'
import { advanceSession } from '#app/exam/actions/advance_session'
import { callerOf } from '#app/exam/caller'
import { examState } from '#app/exam/transformers/exam_state'
import { nextValidator } from '#app/exam/validators'
import { clock } from '#app/platform/clock'

export default class AdvanceSessionController {
  async handle(ctx: HttpContext) {
    const { from } = await ctx.request.validateUsing(nextValidator)
    const now = clock.now()
    return examState(await advanceSession(callerOf(ctx), from, now), now)
  }
}
