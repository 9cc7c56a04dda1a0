/**
 * A kiosk's claim about itself in each call (docs/kiosk.md, 'Lab identity'). Nothing in it can be trusted before its
 * signature is verified.
 */

import { type LAB_HEADERS, LAB_KEY_PATTERN } from '#contracts/labs'

/** Longest seat name that the server accepts. */
export const SEAT_READ_MAX_LENGTH = 40

/**
 * How far a signature's time may differ from the server's. Lab PCs are checked to one minute before an exam; five
 * minutes allow for drift and limit how long nonces are stored.
 */
export const CLAIM_WINDOW_MS = 5 * 60_000

export interface LabClaim {
  labId: number
  seat: string
  /** The seat exactly as sent and signed. */
  encodedSeat: string
  /** Whole seconds since the epoch. */
  timestamp: number
  nonce: string
  /** Of the body; null when the kiosk sent none. */
  digest: string | null
  signature: string
}

/** A kiosk's headers; undefined when missing. Only the digest may be. */
export type LabHeaders = Record<keyof typeof LAB_HEADERS, string | undefined>

/** Reads a claim; null when a header is missing or malformed. */
export function readClaim({
  id,
  seat,
  timestamp,
  nonce,
  digest,
  signature,
}: LabHeaders): LabClaim | null {
  if (!id || !/^[1-9]\d{0,8}$/.test(id)) return null
  if (!timestamp || !/^\d{1,12}$/.test(timestamp)) return null
  if (!nonce || !/^[\w-]{8,64}$/.test(nonce)) return null
  if (!signature || !LAB_KEY_PATTERN.test(signature)) return null
  if (digest !== undefined && !LAB_KEY_PATTERN.test(digest)) return null
  const name = decodeSeat(seat)
  if (seat === undefined || name === null) return null
  return {
    labId: Number(id),
    seat: name,
    encodedSeat: seat,
    timestamp: Number(timestamp),
    nonce,
    digest: digest ?? null,
    signature,
  }
}

function decodeSeat(encoded: string | undefined): string | null {
  if (!encoded || encoded.length > SEAT_READ_MAX_LENGTH * 12) return null
  try {
    const seat = decodeURIComponent(encoded)
    const isName =
      seat.trim() === seat && seat.length <= SEAT_READ_MAX_LENGTH && !/\p{C}/u.test(seat)
    return seat !== '' && isName ? seat : null
  } catch {
    // Invalid percent-encoding.
    return null
  }
}

/** Whether the claim's time is within the allowed difference. @param now epoch milliseconds */
export function isRecent({ timestamp }: LabClaim, now: number): boolean {
  return Math.abs(timestamp * 1000 - now) <= CLAIM_WINDOW_MS
}
