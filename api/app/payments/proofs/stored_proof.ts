import { createHash } from 'node:crypto'
import { printOf } from '#app/payments/proofs/proof_print'
import { withStoredFile } from '#app/platform/uploads/stored_files'
import type { AcceptedImage } from '#app/platform/uploads/accept_image'

/** A proof of payment that was stored, and what it is found again by. */
export interface StoredProof {
  /** Stored file name. */
  name: string
  /** SHA-256 of the stored file, hexadecimal: the same picture without its metadata has the same. */
  digest: string
  /** Perceptual hash: another quality or size of the picture has nearly the same. Null until a job makes it. */
  print: string | null
}

/** Stores a proof for the time of `work` and removes it when `work` fails, as `withStoredFile`. */
export async function withStoredProof<Result>(
  image: AcceptedImage,
  work: (proof: StoredProof) => Promise<Result>
): Promise<Result> {
  const marks = await proofMarks(image.data)
  return withStoredFile('bukti', image, (name) => work({ name, ...marks }))
}

/** What the same file, and the same picture, are found again by. */
export async function proofMarks(data: Buffer): Promise<Omit<StoredProof, 'name'>> {
  return { digest: digestOf(data), print: await printOf(data) }
}

/** What the same file is found again by. */
export function digestOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
