import type { HttpContext } from '@adonisjs/core/http'
import { saveAnswers } from '#app/exam/actions/save_answers'
import { callerOf } from '#app/exam/caller'
import { saveAnswersValidator } from '#app/exam/validators'
import { clock } from '#app/platform/clock'

export default class SaveAnswersController {
  async handle(ctx: HttpContext) {
    const now = clock.now()
    const save = await ctx.request.validateUsing(saveAnswersValidator)
    const { rejected, stale } = await saveAnswers(callerOf(ctx), save, now)
    return { message: 'Jawaban tersimpan.', rejected, stale }
  }
}
