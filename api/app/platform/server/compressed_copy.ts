import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'

/** Encodings in the order we prefer them, by their names on the wire. */
const ENCODINGS = ['br', 'zstd', 'gzip', 'identity'] as const
type Encoding = (typeof ENCODINGS)[number]

/**
 * Strong enough for a text that is compressed once and sent a thousand times; the next level takes four times as
 * long.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const COMPRESS: Record<Encoding, (data: Buffer) => Promise<Buffer>> = {
  br: (data) => promisify(brotliCompress)(data, BROTLI),
  zstd: (data) => promisify(zstdCompress)(data),
  gzip: (data) => promisify(gzip)(data, { level: 9 }),
  identity: (data) => Promise.resolve(data),
}

interface Copy {
  data: Buffer
  etag: string
}

/** JSON for many readers: serialised once, and compressed once in each encoding in use. */
export class CompressedCopy {
  readonly #json: Buffer
  readonly #copies = new Map<Encoding, Promise<Copy>>()

  constructor(content: object) {
    this.#json = Buffer.from(JSON.stringify(content))
  }

  /** Sends it in the encoding that the client prefers, or 304 to one that has it already. */
  async send({ request, response }: HttpContext): Promise<void> {
    const encoding = request.encoding([...ENCODINGS]) ?? 'identity'
    const { data, etag } = await this.#in(encoding)
    response.vary('Accept-Encoding')
    response.header('ETag', etag)
    if (request.header('if-none-match') === etag) {
      response.status(304).send(null)
      return
    }
    response.header('Content-Type', 'application/json; charset=utf-8')
    if (encoding !== 'identity') response.header('Content-Encoding', encoding)
    response.send(data)
  }

  /** Compresses it in the encodings that browsers accept, so that the first of them doesn't wait. */
  async prepare(): Promise<void> {
    await Promise.all([this.#in('br'), this.#in('gzip')])
  }

  #in(encoding: Encoding): Promise<Copy> {
    const existing = this.#copies.get(encoding) ?? this.#make(encoding)
    this.#copies.set(encoding, existing)
    return existing
  }

  async #make(encoding: Encoding): Promise<Copy> {
    const data = await COMPRESS[encoding](this.#json)
    const hash = createHash('sha256').update(data).digest('base64url')
    return { data, etag: `"${hash}"` }
  }
}
