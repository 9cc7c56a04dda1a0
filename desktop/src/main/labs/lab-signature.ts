import { createHmac, randomUUID } from 'node:crypto'

/** Changes when the text that is signed changes. */
const VERSION = 'lulus-lab-1'

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
  const timestamp = String(Math.floor(now / 1000))
  // Header values are Latin-1; a seat may carry any letter.
  const encodedSeat = encodeURIComponent(seat)
  const text = [VERSION, id, encodedSeat, timestamp, nonce, method.toUpperCase(), path].join('\n')
  const signature = createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(text)
    .digest('base64url')
  return {
    'x-lab-id': String(id),
    'x-lab-seat': encodedSeat,
    'x-lab-timestamp': timestamp,
    'x-lab-nonce': nonce,
    'x-lab-signature': signature,
  }
}
