/** Labs and the agreement between their kiosks and the server. */

/** Limits of `kiosk.json`. Kiosks refuse longer names and other characters. */
export const LAB_NAME_MAX_LENGTH = 40
export const LAB_NAME_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u
/** Length of a seat's name in `kiosk.json`, with the same characters. */
export const SEAT_MAX_LENGTH = 10
export const LAB_NAME_MISSING = 'Nama lab wajib diisi!'
/** @param what the label with invalid characters, such as 'Nama lab' */
export const labelInvalid = (what: string) =>
  `${what} hanya boleh berisi huruf, angka, spasi, titik, dan tanda hubung.`
export const LAB_NAME_INVALID = labelInvalid('Nama lab')
export const LAB_REVOKED = 'Lab ini sudah dicabut.'

/** 32 bytes in base64url: a lab's key, or a signature. */
export const LAB_KEY_PATTERN = /^[\w-]{43}$/

/** Exchanges an enrolment code for a seat's key. Called when a computer is provisioned. */
export const ENROLMENT_PATH = '/labs/kursi'

/** How many seats one enrolment code may enrol. */
export const ENROLMENT_MAX_USES = 100

/** The headers with which a kiosk sends its lab and seat (docs/kiosk.md, 'Lab identity'). */
export const LAB_HEADERS = {
  id: 'x-lab-id',
  /** Percent-encoded, because header values are Latin-1 and seats may have any letter. */
  seat: 'x-lab-seat',
  /** Whole seconds since the epoch. */
  timestamp: 'x-lab-timestamp',
  nonce: 'x-lab-nonce',
  /** SHA-256 of the body in base64url, for bodies that the kiosk reads (64 kB at most). Missing in older kiosks. */
  digest: 'x-lab-digest',
  signature: 'x-lab-signature',
} as const

/** The parts of a call that a kiosk signs. */
export interface SignedCall {
  labId: number
  /** As in its header. */
  encodedSeat: string
  timestamp: number
  nonce: string
  method: string
  /** From `/api` on, with its query, exactly as sent. */
  path: string
  /** As in its header, or null without one. */
  digest: string | null
}

/** Change them together with the signed text. The second one is for calls with a digest. */
const SIGNATURE_VERSIONS = ['lulus-lab-1', 'lulus-lab-2'] as const

/** The text to sign for a call. */
export function labSignedText(call: SignedCall): string {
  const { labId, encodedSeat, timestamp, nonce, method, path, digest } = call
  const parts = [labId, encodedSeat, timestamp, nonce, method.toUpperCase(), path]
  const [plain, withDigest] = SIGNATURE_VERSIONS
  return (digest === null ? [plain, ...parts] : [withDigest, ...parts, digest]).join('\n')
}
