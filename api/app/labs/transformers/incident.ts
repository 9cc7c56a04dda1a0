import type { IncidentRow } from '#app/labs/actions/list_incidents'

/** An incident for the invigilator, with the names that the kiosk uses. */
export function listedIncident(row: IncidentRow) {
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
