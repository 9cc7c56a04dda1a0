import { Transform } from 'node:stream'

const BITS_PER_BYTE = 8
const MS_PER_SECOND = 1000

/** A width that all answers of a line share, one after the other. */
export class Narrowing {
  /** Null carries everything at once. */
  bitsPerSecond: number | null = null
  #freeAt = 0

  /** What one answer goes through. */
  stream(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, pass) => {
        setTimeout(() => pass(null, chunk), this.#waitFor(chunk.length))
      },
    })
  }

  /** Milliseconds until so many bytes have passed. */
  #waitFor(bytes: number): number {
    if (this.bitsPerSecond === null) return 0
    const now = performance.now()
    const takes = (bytes * BITS_PER_BYTE * MS_PER_SECOND) / this.bitsPerSecond
    this.#freeAt = Math.max(now, this.#freeAt) + takes
    return this.#freeAt - now
  }
}
