import type { EventRow } from '#app/labs/actions/list_events'

/** An event as its invigilator reads it, under the names that the kiosk sends it with. */
export function labEvent(row: EventRow) {
  return {
    id: row.id,
    kursi: row.seat,
    kind: row.kind,
    detail: row.detail,
    at: new Date(Number(row.at)).toISOString(),
    count: row.count,
    simulasi: row.attempt_id === null ? null : { id: row.attempt_id, nama: row.learner ?? '' },
  }
}
