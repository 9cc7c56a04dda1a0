import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { takeWaitingPulse } from '#app/events/actions/take_waiting_pulse'
import { placeIn, type EventPlace } from '#app/events/rows/event_places'
import { waitingPulse, waitingState } from '#app/events/transformers/events'
import { noticesIn } from '#app/events/actions/own_events'
import { callerIn, type FindCaller } from '#app/exam/calls/who_calls'
import { callerFinder } from '#app/exam/http/caller'
import { toPulse } from '#app/exam/http/pulse'
import { pulseValidator } from '#app/exam/validators'
import { clock } from '#app/platform/time/clock'
import { carryOutOn } from '#app/platform/database/calls/ways'
import { withRawRows } from '#app/platform/database/raw_rows'
import { readAhead } from '#app/platform/uploads/read_ahead'

/** @returns the answered user; null for a call that is left to the ordinary path */
type FastAnswer = (ctx: HttpContext, find: FindCaller, now: number) => Promise<number | null>

const ANSWERS: Readonly<Record<string, FastAnswer>> = {
  'events.waiting': async (ctx, find, now) => {
    const found = ctx.mayHaveBody('') ? await findPlace(ctx, find, now) : null
    if (!found) return null
    const { userId, place } = found
    ctx.response.send(waitingState(place, await noticesIn(place, userId, now), now))
    return userId
  },
  'events.pulse': async (ctx, find, now) => {
    const sent = await readAhead(ctx)
    if (!sent || !ctx.mayHaveBody(sent.text) || 'nohp' in sent.content) return null
    const [, body] = await pulseValidator.tryValidate(sent.content)
    const found = body && (await findPlace(ctx, find, now))
    if (!found) return null
    const { userId, place } = found
    const waiter = { eventId: place.eventId, userId }
    const pulse = toPulse(body, ctx.request.header('user-agent'))
    ctx.response.send(waitingPulse(await takeWaitingPulse(waiter, pulse, now)))
    return userId
  },
}

/**
 * Answers the polls and pulses of a waiting room with two statements in place of the framework's session and user,
 * because thousands of learners send them every few seconds. Unusual calls take the ordinary path. Runs before the
 * session.
 */
export default class FastWaitingMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const answer = ANSWERS[ctx.route?.name ?? '']
    const isPlain = answer && !('nohp' in ctx.request.qs())
    const find = isPlain ? await callerFinder(ctx) : null
    const userId = answer && find ? await answer(ctx, find, clock.now()) : null
    if (userId === null) return next()
    ctx.fastPathUserId = userId
  }
}

async function findPlace(
  ctx: HttpContext,
  find: FindCaller,
  now: number
): Promise<{ userId: number; place: EventPlace } | null> {
  return withRawRows(async (rows) => {
    const caller = await carryOutOn(rows, callerIn(find, undefined, now))
    const place = caller && (await placeIn(rows, caller.userId, ctx.params.id))
    return place ? { userId: caller.userId, place } : null
  })
}
