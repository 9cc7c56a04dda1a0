import { Transform } from 'node:stream'

const BITS_PER_BYTE = 8
const MS_PER_SECOND = 1000

/** A bandwidth shared by all responses, one after the other. */
export class Narrowing {
  /** Null means no limit. */
  bitsPerSecond: number | null = null
  #freeAt = 0

  /** A stream that passes one response through. */
  stream(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, pass) => {
        setTimeout(() => pass(null, chunk), this.#waitFor(chunk.length))
      },
    })
  }

  /** Milliseconds until this many bytes have passed. */
  #waitFor(bytes: number): number {
    if (this.bitsPerSecond === null) return 0
    const now = performance.now()
    const takes = (bytes * BITS_PER_BYTE * MS_PER_SECOND) / this.bitsPerSecond
    this.#freeAt = Math.max(now, this.#freeAt) + takes
    return this.#freeAt - now
  }
}
