import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { digestOf, type StoredProof } from '#app/payments/proofs/stored_proof'
import { storeFile } from '#app/platform/uploads/stored_files'

/** Pictures of transfers in `resources/demo-proofs`; each says that it is a sample. */
export type Proof = 'satu-peserta' | 'nominal-salah' | 'kelas-sore' | 'kelas-baru'

/** Where a picture has room for lines, in pixels. */
const LINES = { left: 80, top: 614 }

/**
 * Stores a proof of transfer.
 * @param lines written onto it, so that it differs from others as receipts do; without them it is the same file each time
 */
export async function storeProof(proof: Proof, lines?: readonly string[]): Promise<StoredProof> {
  const sample = await readFile(app.makePath('resources/demo-proofs', `${proof}.jpg`))
  const data = lines === undefined ? sample : await written(sample, lines)
  const name = await storeFile('bukti', data, 'jpg')
  // Hundreds of prints would delay the first start; the server makes them in the background.
  return { name, digest: digestOf(data), print: null }
}

function written(sample: Buffer, lines: readonly string[]): Promise<Buffer> {
  const fontfile = app.makePath('resources/fonts', 'EBGaramond-SemiBold.ttf')
  const text = `<span foreground="#4b5a7a">${lines.join('\n')}</span>`
  const block = { text, rgba: true, font: 'EB Garamond', fontfile, dpi: 190, spacing: 6 }
  return sharp(sample)
    .composite([{ input: { text: block }, ...LINES }])
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer()
}
