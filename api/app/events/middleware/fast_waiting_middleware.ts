import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { placeIn } from '#app/events/rows/event_places'
import { waitingState } from '#app/events/transformers/events'
import { callerIn } from '#app/exam/calls/who_calls'
import { callerFinder } from '#app/exam/http/caller'
import { clock } from '#app/platform/time/clock'
import { carryOutOn } from '#app/platform/database/calls/ways'
import { withRawRows } from '#app/platform/database/raw_rows'

const WAITING_ROUTE = 'events.waiting'

/**
 * Answers the polls of a waiting room with two statements in place of the framework's session and user, because
 * thousands poll every few seconds. Unusual calls take the ordinary path. Runs before the session.
 */
export default class FastWaitingMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (ctx.route?.name !== WAITING_ROUTE) return next()
    const isPlain = !('nohp' in ctx.request.qs()) && ctx.mayHaveBody('')
    const find = isPlain ? await callerFinder(ctx) : null
    if (!find) return next()
    const now = clock.now()
    const found = await withRawRows(async (rows) => {
      const caller = await carryOutOn(rows, callerIn(find, undefined, now))
      const place = caller && (await placeIn(rows, caller.userId, ctx.params.id))
      return place && { userId: caller.userId, place }
    })
    if (!found) return next()
    ctx.response.send(waitingState(found.place, now))
    ctx.fastPathUserId = found.userId
  }
}
