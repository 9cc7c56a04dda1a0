import type { HttpContext } from '@adonisjs/core/http'
import { advanceSession } from '#app/exam/actions/advance_session'
import { endSessionEarly } from '#app/exam/actions/end_session_early'
import { findLatestAttempt } from '#app/exam/actions/find_latest_attempt'
import { handOutRescueKey } from '#app/exam/actions/hand_out_rescue_key'
import { delivering, readNotices } from '#app/exam/actions/notices'
import { readOptionOrders } from '#app/exam/actions/read_option_orders'
import { readPaper } from '#app/exam/actions/read_paper'
import { readStorageKey } from '#app/exam/actions/read_storage_key'
import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import { startAttempt } from '#app/exam/actions/start_attempt'
import { submitAttempt } from '#app/exam/actions/submit_attempt'
import { callerOf } from '#app/exam/http/caller'
import {
  examState,
  optionOrdersResource,
  rescueKeyResource,
  runningState,
  scoreResource,
  storageKeyResource,
  timerState,
} from '#app/exam/transformers/attempt'
import { paperResource } from '#app/exam/transformers/paper'
import {
  nextValidator,
  paperValidator,
  startValidator,
  submitValidator,
  timerValidator,
} from '#app/exam/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'
import { NotFound } from '#app/platform/errors/failures'

export default class AttemptController {
  /** The running attempt, else the last finished one. Starts nothing. */
  async show({ auth, request }: HttpContext) {
    await request.validateUsing(timerValidator, { data: request.qs() })
    const now = clock.now()
    const user = signedIn(auth)
    const attempt = (await settleRunningAttempt(user.id, now)) ?? (await findLatestAttempt(user.id))
    if (!attempt) throw new NotFound('Anda belum pernah memulai simulasi.')
    return timerState(attempt, await delivering(await readNotices(user.id), now), now)
  }

  async running({ auth }: HttpContext) {
    const now = clock.now()
    const user = signedIn(auth)
    return runningState(await settleRunningAttempt(user.id, now), now)
  }

  async paper(ctx: HttpContext) {
    const { paketId } = await ctx.request.validateUsing(paperValidator, { data: ctx.request.qs() })
    return paperResource(await readPaper(callerOf(ctx), paketId, clock.now()))
  }

  async optionOrders(ctx: HttpContext) {
    return optionOrdersResource(await readOptionOrders(callerOf(ctx), clock.now()))
  }

  async rescueKey(ctx: HttpContext) {
    return rescueKeyResource(await handOutRescueKey(callerOf(ctx), clock.now()))
  }

  async storageKey(ctx: HttpContext) {
    return storageKeyResource(await readStorageKey(callerOf(ctx), clock.now()))
  }

  async store(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(startValidator)
    const { paketId: packageId, takeover, mode, lanjut: isContinuing } = body
    const now = clock.now()
    const wish = { packageId, takeover, mode, isContinuing }
    return examState(await startAttempt(callerOf(ctx), wish, now), now)
  }

  async advance(ctx: HttpContext) {
    const { from } = await ctx.request.validateUsing(nextValidator)
    const now = clock.now()
    return examState(await advanceSession(callerOf(ctx), from, now), now)
  }

  async endSession(ctx: HttpContext) {
    const now = clock.now()
    return examState(await endSessionEarly(callerOf(ctx), now), now)
  }

  async submit(ctx: HttpContext) {
    const now = clock.now()
    const { answers: answer = [], tautan } = await ctx.request.validateUsing(submitValidator)
    const { result, rejected } = await submitAttempt(callerOf(ctx), { answer, tautan }, now)
    return { ...scoreResource(result, now), rejected }
  }
}
