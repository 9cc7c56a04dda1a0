import { createHash, createHmac, randomUUID } from 'node:crypto'
import { LAB_HEADERS, labSignedText } from '../../../../api/contracts/labs.ts'
import type { KioskConfig } from '../config/kiosk-config.ts'

export interface LabIdentity {
  /** The lab's id on the server. */
  id: number
  seat: string
  /** 32 bytes in base64url, from the server. */
  key: string
}

export interface SignedCall {
  method: string
  /** Starts with `/api` and includes the query. */
  path: string
  /** Milliseconds since the epoch, by the server's clock if it is known. */
  now: number
  nonce?: string
  /** Covered by the signature. Missing for calls without a body and for bodies that stream. */
  body?: Buffer | string
}

/** The headers that prove lab and seat of a call. */
export function labHeaders(
  { id, seat, key }: LabIdentity,
  { method, path, now, nonce = randomUUID(), body }: SignedCall
): Record<string, string> {
  const timestamp = Math.floor(now / 1000)
  const encodedSeat = encodeURIComponent(seat)
  const digest = body === undefined ? null : createHash('sha256').update(body).digest('base64url')
  const text = labSignedText({ labId: id, encodedSeat, timestamp, nonce, method, path, digest })
  const signature = createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(text)
    .digest('base64url')
  return {
    [LAB_HEADERS.id]: String(id),
    [LAB_HEADERS.seat]: encodedSeat,
    [LAB_HEADERS.timestamp]: String(timestamp),
    [LAB_HEADERS.nonce]: nonce,
    ...(digest === null ? {} : { [LAB_HEADERS.digest]: digest }),
    [LAB_HEADERS.signature]: signature,
  }
}

/** Lab and seat of this computer, or null without a key in its settings. */
export function labIdentityOf({
  labId,
  labKey,
  seat,
}: Pick<KioskConfig, 'labId' | 'labKey' | 'seat'>): LabIdentity | null {
  return labId !== undefined && labKey !== undefined ? { id: labId, seat, key: labKey } : null
}
