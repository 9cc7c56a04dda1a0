import { imageTooLarge } from '@lulus/api/contracts/uploads'
import { imageType } from '@/lib/images/image-type'
import { scaleImage, UnreadableImage } from '@/lib/images/scale-image'

/** Limits of a picture, and their error messages. */
export interface ImageLimits {
  types: readonly string[]
  /** Extensions for the file dialog; default: the types. */
  accept?: readonly string[]
  /** Size limit after scaling down. */
  maxBytes: number
  wrongType: string
}

export type PreparedImage = { ok: true; file: File } | { ok: false; reason: string }

/** Phone photo formats. The server takes none of these, but some browsers can convert them to JPEG. */
const PHOTO_TYPES = ['image/heic', 'image/avif']

const PHOTO_UNREADABLE =
  'Foto HEIC tidak dapat dibaca di browser ini. Kirim tangkapan layar (screenshot) foto itu, atau ubah dulu menjadi JPG.'
const UNREADABLE = 'Gambar tidak dapat dibaca. Silakan pilih file lain.'

/** Checks and scales a chosen picture. Returns the picture or an error message. */
export async function prepareImage(file: File, limits: ImageLimits): Promise<PreparedImage> {
  const type = await imageType(file)
  const isPhoto = PHOTO_TYPES.includes(type)
  if (!isPhoto && !limits.types.includes(type)) return { ok: false, reason: limits.wrongType }
  const prepared = await orReason(type, () => scaleImage(typed(file, type), { always: isPhoto }))
  return prepared.ok && prepared.file.size > limits.maxBytes
    ? { ok: false, reason: imageTooLarge(limits.maxBytes) }
    : prepared
}

/**
 * Converts any picture that the browser can read into a small JPEG.
 * @param edge the longer one, in pixels
 */
export async function prepareThumbnail(file: File, edge: number): Promise<PreparedImage> {
  const type = await imageType(file)
  return orReason(type, () => scaleImage(file, { maxEdge: edge, always: true }))
}

async function orReason(type: string, scale: () => Promise<File>): Promise<PreparedImage> {
  try {
    return { ok: true, file: await scale() }
  } catch (error) {
    if (!(error instanceof UnreadableImage)) throw error
    return { ok: false, reason: PHOTO_TYPES.includes(type) ? PHOTO_UNREADABLE : UNREADABLE }
  }
}

function typed(file: File, type: string): File {
  return file.type === type ? file : new File([file], file.name, { type })
}
