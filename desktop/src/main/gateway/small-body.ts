import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Larger bodies stream through the kiosk and aren't signed. */
const SIGNED_BODY_MAX_BYTES = 64 * 1024

/**
 * The whole body of a call, if it is small enough to be signed. Null if it streams: it is large, a form with files, or
 * of unknown length. Also null for calls that can't have a body.
 * @throws Error if the connection ends before the body does
 */
export async function readSmallBody(request: IncomingMessage): Promise<Buffer | null> {
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD') return null
  if (headers['transfer-encoding'] !== undefined) return null
  if (headers['content-type']?.toLowerCase().startsWith('multipart/')) return null
  // Node's parser accepts only digits.
  const length = Number(headers['content-length'] ?? 0)
  return length > SIGNED_BODY_MAX_BYTES ? null : buffer(request)
}
