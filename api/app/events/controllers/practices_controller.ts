import type { HttpContext } from '@adonisjs/core/http'
import {
  actInPractice,
  endPractice,
  openOwnPractice,
  readPractice,
  startPractice,
} from '#app/events/actions/practise'
import { readPracticeBoard } from '#app/events/actions/read_practice_board'
import { askedAction, isPreviewed } from '#app/events/http/asked_action'
import { actionReply } from '#app/events/transformers/actions'
import { practiceResource } from '#app/events/transformers/practice'
import { actionValidators } from '#app/events/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'
import { EVERYBODY } from '#contracts/interventions'

/** 'Latihan Pengawas': the own practice of an admin or an invigilator, with simulated learners. */
export default class PracticesController {
  async store(ctx: HttpContext) {
    await openOwnPractice(signedIn(ctx.auth))
    ctx.response.status(201)
    return { message: 'Latihan disiapkan.' }
  }

  async board(ctx: HttpContext) {
    const now = clock.now()
    return { data: practiceResource(await readPracticeBoard(signedIn(ctx.auth), now), now) }
  }

  async start(ctx: HttpContext) {
    await startPractice(signedIn(ctx.auth))
    return { message: 'Latihan dimulai.' }
  }

  async act(ctx: HttpContext) {
    const staff = signedIn(ctx.auth)
    await readPractice(staff, clock.now())
    const isPreview = await isPreviewed(ctx)
    const { take, preview } = actionValidators
    const body = isPreview
      ? await ctx.request.validateUsing(preview)
      : await ctx.request.validateUsing(take)
    const chosen = body.peserta === EVERYBODY ? 'all' : body.peserta
    return actionReply(await actInPractice(staff, chosen, askedAction(body, isPreview)))
  }

  async destroy(ctx: HttpContext) {
    await endPractice(signedIn(ctx.auth))
    return { message: 'Latihan diakhiri dan dihapus.' }
  }
}
