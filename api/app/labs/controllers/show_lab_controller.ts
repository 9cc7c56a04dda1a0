import type { HttpContext } from '@adonisjs/core/http'
import { findLab } from '#app/labs/actions/find_lab'
import { readSeats } from '#app/labs/actions/read_seats'
import { labResource } from '#app/labs/transformers/listed_lab'
import { seatResource } from '#app/labs/transformers/seat'
import { clock } from '#app/platform/clock'

export default class ShowLabController {
  /** The lab, and who sits where in it now. */
  async handle({ params }: HttpContext) {
    const lab = await findLab(Number(params.id))
    const seats = await readSeats(lab.id, clock.now())
    return { data: { ...labResource(lab), kursi: seats.map(seatResource) } }
  }
}
