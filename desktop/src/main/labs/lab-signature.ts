import { createHmac, randomUUID } from 'node:crypto'
import { LAB_HEADERS, labSignedText } from '../../../../api/contracts/labs.ts'

export interface LabIdentity {
  /** The lab's number at the server. */
  id: number
  seat: string
  /** 32 bytes in base64url, as the server handed it out. */
  key: string
}

export interface SignedCall {
  method: string
  /** From `/api` on, with its query. */
  path: string
  /** Milliseconds since the epoch, by the server's clock as far as it is known. */
  now: number
  nonce?: string
}

/** The headers that say which seat of which lab makes this call. */
export function labHeaders(
  { id, seat, key }: LabIdentity,
  { method, path, now, nonce = randomUUID() }: SignedCall
): Record<string, string> {
  const timestamp = Math.floor(now / 1000)
  const encodedSeat = encodeURIComponent(seat)
  const text = labSignedText({ labId: id, encodedSeat, timestamp, nonce, method, path })
  const signature = createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(text)
    .digest('base64url')
  return {
    [LAB_HEADERS.id]: String(id),
    [LAB_HEADERS.seat]: encodedSeat,
    [LAB_HEADERS.timestamp]: String(timestamp),
    [LAB_HEADERS.nonce]: nonce,
    [LAB_HEADERS.signature]: signature,
  }
}
