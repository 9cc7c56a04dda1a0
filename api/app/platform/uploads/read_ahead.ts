import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { InvalidInput } from '#app/platform/errors/failures'

/** A body of this size costs little, even if the caller turns out to be unauthorised. */
const SMALL_BYTES = 16 * 1024

/** The texts of bodies that were read ahead; null where the client disconnected. */
const texts = new WeakMap<HttpContext, string | null>()

/** A body as it was sent. */
export interface SentBody {
  text: string
  content: object
}

/**
 * Reads a small JSON body before the caller is identified. Errors in it aren't reported here: the body middleware
 * reports them later.
 * @returns null when there is none that is an object
 */
export async function readAhead(ctx: HttpContext): Promise<SentBody | null> {
  const { request } = ctx
  const length = Number(request.header('content-length') ?? Number.NaN)
  if (!(length <= SMALL_BYTES) || request.header('content-encoding')) return null
  if (request.header('content-type') !== 'application/json') return null

  const text = await textOf(request.request)
  texts.set(ctx, text)
  const content = parsed(text)
  return text && content && !Array.isArray(content) ? { text, content } : null
}

/**
 * Gives a request the body that was read ahead, as the framework's parser would.
 * @returns whether there was one
 * @throws InvalidInput when it is no JSON
 */
export function takeReadAhead(ctx: HttpContext): boolean {
  const text = texts.get(ctx)
  if (text === undefined) return false
  const body = text === '' ? {} : parsed(text, likeOthers)
  if (!body) throw new InvalidInput('Permintaan tidak dapat dibaca.')
  ctx.request.setInitialBody(body)
  ctx.request.updateRawBody(text ?? '')
  return true
}

/** Empty texts are null, as in config/bodyparser.ts, and `__proto__` is dropped. */
function likeOthers(key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined
  return value === '' ? null : value
}

function parsed(text: string | null, reviver?: typeof likeOthers): object | null {
  try {
    const value: unknown = JSON.parse(text ?? '', reviver)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function textOf(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.once('end', () => resolve(Buffer.concat(parts).toString()))
    request.once('close', () => resolve(null))
    request.once('error', () => resolve(null))
  })
}
