import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'

/**
 * Answers with JSON that is written piece by piece.
 * @param chunks what together is the JSON of a `Body`
 * @returns nothing: its type tells the client's generated types what is sent, which the framework can't see in a stream
 */
export function sendJsonStream<Body>(
  { response }: HttpContext,
  chunks: AsyncIterable<string>
): Body {
  response.header('Content-Type', 'application/json; charset=utf-8')
  response.stream(Readable.from(chunks))
  return undefined as Body
}
