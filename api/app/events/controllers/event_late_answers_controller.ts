import type { HttpContext } from '@adonisjs/core/http'
import { decideEventLate, readEventLate } from '#app/events/actions/decide_event_late'
import { findWatched } from '#app/events/actions/find_event'
import { eventLate, lateReply } from '#app/events/transformers/late_answers'
import { decideEventLateValidator } from '#app/events/validators'
import { signedIn } from '#app/platform/access/signed_in'

/** Late answers of an event, decided together. */
export default class EventLateAnswersController {
  async index({ auth, params }: HttpContext) {
    return { data: eventLate(await readEventLate(signedIn(auth), params.id)) }
  }

  async update({ auth, params, request }: HttpContext) {
    const admin = signedIn(auth)
    await findWatched(admin, params.id)
    const { alasan, terima, tolak, hanya } = await request.validateUsing(decideEventLateValidator)
    const chosen = (hanya ?? []).map(
      ({ id, jawaban }) => [id, jawaban.map(({ id: page, seq }) => ({ page, seq }))] as const
    )
    const decision = {
      reason: alasan,
      accepted: terima,
      refused: tolak,
      chosen: new Map(chosen),
    }
    return lateReply(await decideEventLate(admin, params.id, decision))
  }
}
