import type { HttpContext } from '@adonisjs/core/http'
import { findWatched } from '#app/events/actions/find_event'
import { actInEvent, actOnAttempt, findAttempt } from '#app/events/actions/take_action'
import { askedAction, isPreviewed } from '#app/events/http/asked_action'
import { actionReply } from '#app/events/transformers/actions'
import { actionValidators, attemptActionValidators } from '#app/events/validators'
import { EVERYBODY } from '#contracts/interventions'
import { signedIn } from '#app/platform/access/signed_in'

/** Actions on learners who take an exam, for admins and invigilators. */
export default class EventActionsController {
  async event(ctx: HttpContext) {
    const staff = signedIn(ctx.auth)
    await findWatched(staff, ctx.params.id)
    const isPreview = await isPreviewed(ctx)
    const { take, preview } = actionValidators
    const body = isPreview
      ? await ctx.request.validateUsing(preview)
      : await ctx.request.validateUsing(take)
    const chosen = body.peserta === EVERYBODY ? 'all' : body.peserta
    return actionReply(await actInEvent(staff, ctx.params.id, chosen, askedAction(body, isPreview)))
  }

  async attempt(ctx: HttpContext) {
    await findAttempt(ctx.params.id)
    const isPreview = await isPreviewed(ctx)
    const { take, preview } = attemptActionValidators
    const body = isPreview
      ? await ctx.request.validateUsing(preview)
      : await ctx.request.validateUsing(take)
    const admin = signedIn(ctx.auth)
    return actionReply(await actOnAttempt(admin, ctx.params.id, askedAction(body, isPreview)))
  }
}
