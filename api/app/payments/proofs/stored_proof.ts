import { createHash } from 'node:crypto'
import { withStoredFile } from '#app/platform/uploads/stored_files'
import type { AcceptedImage } from '#app/platform/uploads/accept_image'

/** A proof of payment that was stored, and what it is found again by. */
export interface StoredProof {
  /** Stored file name. */
  name: string
  /** SHA-256 of the stored file, hexadecimal: the same picture without its metadata has the same. */
  digest: string
}

/** Stores a proof for the time of `work` and removes it when `work` fails, as `withStoredFile`. */
export function withStoredProof<Result>(
  image: AcceptedImage,
  work: (proof: StoredProof) => Promise<Result>
): Promise<Result> {
  const digest = digestOf(image.data)
  return withStoredFile('bukti', image, (name) => work({ name, digest }))
}

/** What the same file is found again by. */
export function digestOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
