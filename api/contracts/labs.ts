/** What the kiosks of a lab and the server agree on. */

/** As `kiosk.json` takes them: what is longer, or holds other characters, no kiosk could be set up with. */
export const LAB_NAME_MAX_LENGTH = 40
export const LAB_NAME_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u
/** A seat's name in `kiosk.json`, of the same characters. */
export const SEAT_MAX_LENGTH = 10
/** The longest name of a seat that the server reads and keeps. */
export const SEAT_READ_MAX_LENGTH = 40
/** 32 bytes in base64url: a lab's key, and a signature made with it. */
export const LAB_KEY_PATTERN = /^[\w-]{43}$/

/** The headers in which a kiosk says which seat of which lab is calling (docs/kiosk.md, 'Lab identity'). */
export const LAB_HEADERS = {
  id: 'x-lab-id',
  /** Percent-encoded: header values are Latin-1, and a seat may carry any letter. */
  seat: 'x-lab-seat',
  /** Whole seconds since the epoch. */
  timestamp: 'x-lab-timestamp',
  nonce: 'x-lab-nonce',
  signature: 'x-lab-signature',
} as const

/** What a kiosk signs of a call. */
export interface SignedCall {
  labId: number
  /** As it stands in its header. */
  encodedSeat: string
  timestamp: number
  nonce: string
  method: string
  /** From `/api` on, with its query, exactly as it is sent. */
  path: string
}

/** Changes when the text that is signed changes. */
const SIGNATURE_VERSION = 'lulus-lab-1'

/** The text that the signature of a call covers. */
export function labSignedText(call: SignedCall): string {
  const { labId, encodedSeat, timestamp, nonce, method, path } = call
  return [SIGNATURE_VERSION, labId, encodedSeat, timestamp, nonce, method.toUpperCase(), path].join(
    '\n'
  )
}

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

/** The kind under which the server keeps how many incidents a kiosk had to throw away. */
export const DROPPED_INCIDENTS = 'dropped'
