import type { HttpContext } from '@adonisjs/core/http'
import { deliverLateAnswers, findDelivered } from '#app/exam/actions/deliver_late_answers'
import { readAnswers } from '#app/exam/actions/read_answers'
import { saveAnswers } from '#app/exam/actions/save_answers'
import { callerOf } from '#app/exam/http/caller'
import { answersSaved, savedAnswers } from '#app/exam/transformers/attempt'
import {
  deliveredAttemptValidator,
  lateAnswersValidator,
  saveAnswersValidator,
} from '#app/exam/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'

export default class AnswersController {
  async show({ auth }: HttpContext) {
    const user = signedIn(auth)
    return savedAnswers(await readAnswers(user.id, clock.now()))
  }

  async update(ctx: HttpContext) {
    const now = clock.now()
    const save = await ctx.request.validateUsing(saveAnswersValidator)
    return answersSaved(
      await saveAnswers(callerOf(ctx), save, now, { isTried: ctx.isTriedFast ?? false }),
      now
    )
  }

  async deliverLate(ctx: HttpContext) {
    const now = clock.now()
    const caller = callerOf(ctx)
    const { simulasi } = await ctx.request.validateUsing(deliveredAttemptValidator)
    const attempt = await findDelivered(caller.userId, simulasi)
    const { dari, jurnal } = await ctx.request.validateUsing(lateAnswersValidator)
    const journal = { from: dari, entries: jurnal }
    const { held, saved } = await deliverLateAnswers(caller, attempt, journal, now)
    return { message: 'Jawaban terlambat disimpan untuk diperiksa akademi.', held, saved }
  }
}
