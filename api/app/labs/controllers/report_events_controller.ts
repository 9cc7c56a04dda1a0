import type { HttpContext } from '@adonisjs/core/http'
import { noticeKiosk } from '#app/labs/actions/notice_seat'
import { recordEvents } from '#app/labs/actions/record_events'
import { reportValidator } from '#app/labs/validators'
import { clock } from '#app/platform/clock'
import { Forbidden } from '#app/platform/errors/failures'
import { REFUSAL } from '#contracts/refusals'

export default class ReportEventsController {
  async handle({ request, labSeat }: HttpContext) {
    // The middleware of the route sees to this; without it nothing may be written.
    if (!labSeat) throw new Forbidden('Alamat ini hanya untuk komputer lab.', REFUSAL.labOnly)
    const { kejadian, terbuang = 0 } = await request.validateUsing(reportValidator)
    const now = clock.now()
    await noticeKiosk(labSeat, now)
    const events = kejadian.map((event) => ({ ...event, detail: event.detail ?? '' }))
    await recordEvents(labSeat, { events, dropped: terbuang }, now)
    return { message: 'Kejadian tercatat.' }
  }
}
