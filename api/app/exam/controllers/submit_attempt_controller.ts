import type { HttpContext } from '@adonisjs/core/http'
import { submitAttempt } from '#app/exam/actions/submit_attempt'
import { callerOf } from '#app/exam/caller'
import { scoreResource } from '#app/exam/transformers/score'
import { submitValidator } from '#app/exam/validators'
import { clock } from '#app/platform/clock'

export default class SubmitAttemptController {
  async handle(ctx: HttpContext) {
    const now = clock.now()
    const { answers = [] } = await ctx.request.validateUsing(submitValidator)
    const { result, rejected } = await submitAttempt(callerOf(ctx), answers, now)
    return { ...scoreResource(result), rejected }
  }
}
