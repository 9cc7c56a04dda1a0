import type { HttpContext } from '@adonisjs/core/http'
import { startAttempt } from '#app/exam/actions/start_attempt'
import { callerOf } from '#app/exam/caller'
import { examState } from '#app/exam/transformers/exam_state'
import { startValidator } from '#app/exam/validators'
import { clock } from '#app/platform/clock'

export default class StartAttemptController {
  async handle(ctx: HttpContext) {
    const { paketId, takeover } = await ctx.request.validateUsing(startValidator)
    const now = clock.now()
    return examState(await startAttempt(callerOf(ctx), { packageId: paketId, takeover }, now), now)
  }
}
