import type { HttpContext } from '@adonisjs/core/http'
import { eventHoldingUpdates } from '#app/events/actions/hold_updates'
import { Forbidden } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import { REFUSAL } from '#contracts/refusals'
import type { SeatUpdatePermission } from '#contracts/seat_updates'

/** Whether a lab's computer may be updated now. */
export default class SeatUpdatesController {
  async show({ labSeat }: HttpContext): Promise<{ data: SeatUpdatePermission }> {
    // The route's middleware guarantees a seat; this check protects the read.
    if (!labSeat) throw new Forbidden('Alamat ini hanya untuk komputer lab.', REFUSAL.labOnly)
    const event = await eventHoldingUpdates(labSeat.labId, clock.now())
    return { data: { boleh: event === null, ujian: event?.name ?? null } }
  }
}
