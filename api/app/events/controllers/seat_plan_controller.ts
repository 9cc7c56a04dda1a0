import type { HttpContext } from '@adonisjs/core/http'
import { findWatched } from '#app/events/actions/find_event'
import { seatPlanResource } from '#app/events/transformers/seat_plan'
import { seatPlanValidator } from '#app/events/validators'
import { keepSeatPlan, readSeatPlan } from '#app/labs/actions/seat_plan'
import { signedIn } from '#app/platform/access/signed_in'
import { Conflict } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'

/** The plan of the lab of an event, for its invigilators. */
export default class SeatPlanController {
  async show({ auth, params }: HttpContext) {
    const { labId } = await findWatched(signedIn(auth), params.id)
    return { data: labId === null ? [] : seatPlanResource(await readSeatPlan(labId, clock.now())) }
  }

  async update({ auth, params, request }: HttpContext) {
    const { labId } = await findWatched(signedIn(auth), params.id)
    const { kursi } = await request.validateUsing(seatPlanValidator)
    if (labId === null) throw new Conflict('Ujian ini tidak berlangsung di sebuah lab.')
    const places = kursi.map(({ nama: seat, baris: row, kolom: column }) => ({ seat, row, column }))
    await keepSeatPlan(labId, places, clock.now())
    return { message: 'Denah tersimpan untuk lab ini.' }
  }
}
