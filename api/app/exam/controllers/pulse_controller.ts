import type { HttpContext } from '@adonisjs/core/http'
import { requireRunning, takePulse } from '#app/exam/actions/take_pulse'
import { callerOf } from '#app/exam/http/caller'
import { toPulse } from '#app/exam/http/pulse'
import { pulsedState } from '#app/exam/transformers/attempt'
import { pulseValidator } from '#app/exam/validators'
import { clock } from '#app/platform/time/clock'

/** The pulse of an exam page; usually the fast path answers first. */
export default class PulseController {
  async store(ctx: HttpContext) {
    const now = clock.now()
    const caller = callerOf(ctx)
    await requireRunning(caller.userId, now)
    const pulse = toPulse(
      await ctx.request.validateUsing(pulseValidator),
      ctx.request.header('user-agent')
    )
    return pulsedState(await takePulse(caller, pulse, now), now)
  }
}
