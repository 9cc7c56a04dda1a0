import phash from 'sharp-phash'
import sharp from 'sharp'

/** The library's print tells the layout of a picture, which receipts of one bank share; those of its bands tell lines. */
const BANDS = 16
/** What the library looks at, in pixels. */
const SIDE = 32
/** The library's print of a band of one colour is chance. Deviation of its pixels, from 0 to 255. */
const FLAT = 4
const NO_PRINT = '0'.repeat(64)

/** Prints that differ in as many bits or fewer are of one picture; measured in `proof_print.spec.ts`. */
const ALIKE_BITS = 12

/**
 * A perceptual hash of a proof: 64 bits for each of its bands from top to bottom, hexadecimal. Another format, quality or
 * size of the same picture changes few of them.
 */
export async function printOf(picture: Buffer): Promise<string> {
  const pixels = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(SIDE, SIDE * BANDS, { fit: 'fill' })
    .raw()
    .toBuffer()
  let print = ''
  for (let band = 0; band < BANDS; band++) {
    const from = band * SIDE * SIDE
    print += hexadecimal(await bitsOf(pixels.subarray(from, from + SIDE * SIDE)))
  }
  return print
}

async function bitsOf(band: Buffer): Promise<string> {
  const mean = band.reduce((sum, pixel) => sum + pixel, 0) / band.length
  const variance = band.reduce((sum, pixel) => sum + (pixel - mean) ** 2, 0) / band.length
  if (Math.sqrt(variance) < FLAT) return NO_PRINT
  return phash(band, { raw: { width: SIDE, height: SIDE, channels: 1 } })
}

function hexadecimal(bits: string): string {
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}

/** A print for comparisons. */
export type ReadPrint = Uint32Array

export function readPrint(print: string): ReadPrint {
  return Uint32Array.from({ length: print.length / 8 }, (_, at) =>
    Number.parseInt(print.slice(at * 8, at * 8 + 8), 16)
  )
}

/** Whether two prints are of one picture, as far as they tell. */
export function areAlike(one: ReadPrint, other: ReadPrint): boolean {
  let different = 0
  for (let at = 0; at < one.length; at++) {
    different += countBits((one[at] ?? 0) ^ (other[at] ?? 0))
    if (different > ALIKE_BITS) return false
  }
  return one.length === other.length
}

function countBits(word: number): number {
  let count = 0
  for (let rest = word >>> 0; rest !== 0; rest = (rest & (rest - 1)) >>> 0) count++
  return count
}
