import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { noticeSebLearner, noticeSeat } from '#app/labs/actions/notice_seat'
import { clock } from '#app/platform/time/clock'

/**
 * Stores the users of the seats, for the invigilators' view of a lab. Runs where the user is known; with `fastPath`,
 * before the fast path, for the calls that it answers.
 */
export default class SightingMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { fastPath = false } = {}) {
    if (!fastPath) {
      await notice(ctx, ctx.auth.use('web').user?.id ?? null)
      return next()
    }
    const result: unknown = await next()
    if (ctx.fastPathUserId !== undefined) await notice(ctx, ctx.fastPathUserId)
    return result
  }
}

async function notice({ labPlace, logger }: HttpContext, userId: number | null): Promise<void> {
  if (!labPlace) return
  const { labId, seat } = labPlace
  try {
    if (seat !== null) await noticeSeat({ labId, seat }, userId, clock.now())
    else if (userId !== null) await noticeSebLearner(labId, userId, clock.now())
  } catch (error) {
    // Log only: the learner's request must go on.
    logger.error({ err: error, ...labPlace }, 'a seat could not be noticed')
  }
}
