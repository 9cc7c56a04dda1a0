import type { HttpContext } from '@adonisjs/core/http'
import { findLab } from '#app/labs/actions/find_lab'
import { listEvents } from '#app/labs/actions/list_events'
import { labEvent } from '#app/labs/transformers/lab_event'
import { eventFilterValidator } from '#app/labs/validators'

export default class ListEventsController {
  async handle({ params, request }: HttpContext) {
    const lab = await findLab(Number(params.id))
    const filter = await request.validateUsing(eventFilterValidator, { data: request.qs() })
    const { rows, more } = await listEvents(lab.id, {
      attemptId: filter.simulasi,
      seat: filter.kursi,
    })
    /** `masihAda`: older ones were left out. */
    return { data: rows.map(labEvent), masihAda: more }
  }
}
