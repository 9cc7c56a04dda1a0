/** What the kiosks of a lab and the server agree on. */

/** What a learner without a lab's computer reads before paying, starting and going on. */
export const LAB_ONLY_SENTENCE =
  'Paket ini hanya dapat dikerjakan di komputer lab akademi. Silakan datang ke lab untuk mengerjakannya.'

/** Codes of the 403 that a call gets for the computer it comes from: whoever looks after the lab can mend it. */
export const LAB_REFUSALS = [
  'lab_tidak_sah',
  'lab_jam',
  'lab_tidak_dikenal',
  'lab_dicabut',
  'lab_terulang',
  'khusus_lab',
] as const
export type LabRefusal = (typeof LAB_REFUSALS)[number]

/** As `kiosk.json` takes them: what is longer, or holds other characters, no kiosk could be set up with. */
export const LAB_NAME_MAX_LENGTH = 40
export const LAB_NAME_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u

/** A report of a kiosk; it joins what repeats and keeps no more than this. */
export const INCIDENTS_PER_REPORT = 200
export const INCIDENT_DETAIL_MAX_LENGTH = 200

/** What can happen on a seat that an invigilator should know of. */
export const INCIDENT_KINDS = [
  'focus_lost',
  'navigation_denied',
  'window_denied',
  'download_denied',
  'permission_denied',
  'request_denied',
  'key_denied',
  'call_refused',
  'display_changed',
  'page_crashed',
  'page_hung',
  'slept',
  'woke',
  'operator_opened',
  'pin_wrong',
  'signed_out_idle',
] as const
export type IncidentKind = (typeof INCIDENT_KINDS)[number]

/** A seat of a lab, proven by its kiosk's signature. */
export interface LabSeat {
  labId: number
  seat: string
}
