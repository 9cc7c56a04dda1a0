import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { storeFile } from '#app/platform/uploads/stored_files'

/** Pictures of transfers in `resources/demo-proofs`; each says that it is a sample. */
export type Proof = 'satu-peserta' | 'nominal-salah' | 'kelas-sore' | 'kelas-baru'

/** Stores a proof of transfer and returns its name. */
export async function storeProof(proof: Proof): Promise<string> {
  const data = await readFile(app.makePath('resources/demo-proofs', `${proof}.jpg`))
  return storeFile('bukti', data, 'jpg')
}
