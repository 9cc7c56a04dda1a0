import { imageTooLarge } from '@lulus/api/contracts/sentences'
import { scaleImage, UnreadableImage } from '@/lib/images/scale-image'

/** Limits of a picture, and the messages for breaking them. */
export interface ImageLimits {
  types: readonly string[]
  /** Extensions for the file dialog; default: the types. */
  accept?: readonly string[]
  /** Limit after scaling down. */
  maxBytes: number
  wrongType: string
}

export type PreparedImage = { ok: true; file: File } | { ok: false; reason: string }

/** Checks and scales a chosen picture; returns the picture or an error message. */
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
