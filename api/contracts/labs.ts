/** What the kiosks of a lab and the server agree on. */

/** What a learner without a lab's computer reads before paying, starting and going on. */
export const LAB_ONLY_SENTENCE =
  'Paket ini hanya dapat dikerjakan di komputer lab akademi. Silakan datang ke lab untuk mengerjakannya.'

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
