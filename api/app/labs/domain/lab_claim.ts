/**
 * What a kiosk says about itself with each call (docs/kiosk.md, 'Lab identity'). A claim is worth nothing until its
 * signature has been checked.
 */

import { type LAB_HEADERS, LAB_KEY_PATTERN, SEAT_READ_MAX_LENGTH } from '#contracts/labs'

/**
 * How far a signature's time may lie from the server's. Lab PCs are checked for a minute before an exam; five leave
 * room for clocks that drift, and bound how long a nonce has to be remembered.
 */
export const CLAIM_WINDOW_MS = 5 * 60_000

export interface LabClaim {
  labId: number
  seat: string
  /** The seat as it was sent and signed. */
  encodedSeat: string
  /** Whole seconds since the epoch. */
  timestamp: number
  nonce: string
  signature: string
}

/** The five headers as they arrived; undefined for one that didn't. */
export type LabHeaders = Record<keyof typeof LAB_HEADERS, string | undefined>

/** Reads a claim; null when a header is missing or can't be a kiosk's. */
export function readClaim({ id, seat, timestamp, nonce, signature }: LabHeaders): LabClaim | null {
  if (!id || !/^[1-9]\d{0,8}$/.test(id)) return null
  if (!timestamp || !/^\d{1,12}$/.test(timestamp)) return null
  if (!nonce || !/^[\w-]{8,64}$/.test(nonce)) return null
  if (!signature || !LAB_KEY_PATTERN.test(signature)) return null
  const name = decodeSeat(seat)
  if (seat === undefined || name === null) return null
  return {
    labId: Number(id),
    seat: name,
    encodedSeat: seat,
    timestamp: Number(timestamp),
    nonce,
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
    // No percent-encoding.
    return null
  }
}

/** Whether the claim was made just now. @param now epoch milliseconds */
export function isRecent({ timestamp }: LabClaim, now: number): boolean {
  return Math.abs(timestamp * 1000 - now) <= CLAIM_WINDOW_MS
}
