import type { HttpContext } from '@adonisjs/core/http'
import {
  enterEvent,
  noticesIn,
  ownEvents,
  ownPlace,
  reportReady,
} from '#app/events/actions/own_events'
import { takeWaitingPulse } from '#app/events/actions/take_waiting_pulse'
import { ownEvent, waitingPulse, waitingState } from '#app/events/transformers/events'
import { enterValidator } from '#app/events/validators'
import { toPulse } from '#app/exam/http/pulse'
import { pulseValidator } from '#app/exam/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'

/** A learner's exam events, and their waiting rooms. */
export default class OwnEventsController {
  async index({ auth }: HttpContext) {
    const now = clock.now()
    const places = await ownEvents(signedIn(auth).id, now)
    return {
      sekarang: new Date(now).toISOString(),
      data: places.map((place) => ownEvent(place, now)),
    }
  }

  async show({ auth, params }: HttpContext) {
    const now = clock.now()
    const place = await ownPlace(signedIn(auth).id, params.id)
    return { sekarang: new Date(now).toISOString(), data: ownEvent(place, now) }
  }

  /** Polled by all waiting learners; usually `fast_waiting_middleware` answers first. */
  async waiting({ auth, params }: HttpContext) {
    const now = clock.now()
    const { id } = signedIn(auth)
    const place = await ownPlace(id, params.id)
    return waitingState(place, await noticesIn(place, id, now), now)
  }

  /** The pulse of a waiting room. */
  async pulse({ auth, params, request }: HttpContext) {
    const now = clock.now()
    const { id: userId } = signedIn(auth)
    const { eventId } = await ownPlace(userId, params.id)
    const pulse = toPulse(await request.validateUsing(pulseValidator), request.header('user-agent'))
    return waitingPulse(await takeWaitingPulse({ eventId, userId }, pulse, now))
  }

  async enter({ auth, labPlace, params, request }: HttpContext) {
    const now = clock.now()
    const { tokenUjian = '' } = await request.validateUsing(enterValidator)
    const guest = { userId: signedIn(auth).id, labId: labPlace?.labId ?? null }
    const place = await enterEvent(guest, params.id, tokenUjian, now)
    return waitingState(place, await noticesIn(place, guest.userId, now), now)
  }

  async ready({ auth, params }: HttpContext) {
    const now = clock.now()
    await reportReady(signedIn(auth).id, params.id, now)
    return { message: 'Perangkat siap.' }
  }
}
