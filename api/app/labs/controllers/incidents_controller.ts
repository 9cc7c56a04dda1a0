import type { HttpContext } from '@adonisjs/core/http'
import { findLab } from '#app/labs/actions/find_lab'
import { listIncidents } from '#app/labs/actions/list_incidents'
import { noticeKiosk } from '#app/labs/actions/notice_seat'
import { recordIncidents } from '#app/labs/actions/record_incidents'
import { listedIncident } from '#app/labs/transformers/incident'
import { incidentFilterValidator, reportValidator } from '#app/labs/validators'
import { clock } from '#app/platform/time/clock'
import { Forbidden } from '#app/platform/errors/failures'
import { REFUSAL } from '#contracts/refusals'

export default class IncidentsController {
  async index({ params, request }: HttpContext) {
    const lab = await findLab(params.id)
    const filter = await request.validateUsing(incidentFilterValidator, { data: request.qs() })
    const { rows, more } = await listIncidents(lab.id, {
      attemptId: filter.simulasi,
      seat: filter.kursi,
    })
    /** `masihAda`: older ones are not shown. */
    return { data: rows.map(listedIncident), masihAda: more }
  }

  /** Stores a kiosk's report. */
  async store({ request, labSeat }: HttpContext) {
    // The route's middleware guarantees a seat; this check protects the write.
    if (!labSeat) throw new Forbidden('Alamat ini hanya untuk komputer lab.', REFUSAL.labOnly)
    const { kejadian, terbuang = 0 } = await request.validateUsing(reportValidator)
    const now = clock.now()
    await noticeKiosk(labSeat, now)
    const incidents = kejadian.map((incident) => ({ ...incident, detail: incident.detail ?? '' }))
    await recordIncidents(labSeat, { incidents, dropped: terbuang }, now)
    return { message: 'Kejadian tercatat.' }
  }
}
