import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { digestOf, type StoredProof } from '#app/payments/proofs/stored_proof'
import { storeFile } from '#app/platform/uploads/stored_files'

/** Pictures of transfers in `resources/demo-proofs`; each says that it is a sample. */
export type Proof = 'satu-peserta' | 'nominal-salah' | 'kelas-sore' | 'kelas-baru'

/** Where a picture has room for a line, in pixels. */
const LINE = { left: 80, top: 712 }

/**
 * Stores a proof of transfer.
 * @param sender of the sample academy, written onto it, so that it differs from others; without one it is the same file each time
 */
export async function storeProof(proof: Proof, sender?: string): Promise<StoredProof> {
  const sample = await readFile(app.makePath('resources/demo-proofs', `${proof}.jpg`))
  const data = sender === undefined ? sample : await written(sample, sender)
  const name = await storeFile('bukti', data, 'jpg')
  // Hundreds of prints would delay the first start; the server makes them in the background.
  return { name, digest: digestOf(data), print: null }
}

function written(sample: Buffer, sender: string): Promise<Buffer> {
  const fontfile = app.makePath('resources/fonts', 'EBGaramond-SemiBold.ttf')
  const text = `<span foreground="#4b5a7a">${sender}</span>`
  const line = { text, rgba: true, font: 'EB Garamond', fontfile, dpi: 190 }
  return sharp(sample)
    .composite([{ input: { text: line }, ...LINE }])
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer()
}
