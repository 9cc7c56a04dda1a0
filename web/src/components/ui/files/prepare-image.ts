import { imageTooLarge } from '@lulus/api/contracts/sentences'
import { scaleImage, UnreadableImage } from '@/lib/images/scale-image'

/** What a picture may be, and the sentences for what it may not. */
export interface ImageLimits {
  types: readonly string[]
  /** What the picker offers, where that is told by extensions; default: the types. */
  accept?: readonly string[]
  /** After scaling down. */
  maxBytes: number
  wrongType: string
}

export type PreparedImage = { ok: true; file: File } | { ok: false; reason: string }

/** Makes a chosen picture ready to be sent, or says why it can't be. */
export async function prepareImage(file: File, limits: ImageLimits): Promise<PreparedImage> {
  if (!limits.types.includes(file.type)) return { ok: false, reason: limits.wrongType }
  try {
    const scaled = await scaleImage(file)
    if (scaled.size <= limits.maxBytes) return { ok: true, file: scaled }
    return { ok: false, reason: imageTooLarge(limits.maxBytes) }
  } catch (error) {
    if (!(error instanceof UnreadableImage)) throw error
    return { ok: false, reason: 'Gambar tidak dapat dibaca. Silakan pilih file lain.' }
  }
}
