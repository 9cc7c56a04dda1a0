import { readFile } from 'node:fs/promises'
import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { FileTooLarge, Unavailable, UnsupportedFile } from '#app/platform/errors/failures'
import { boundedWork } from '#app/platform/limits/bounded_work'
import { IMAGE_MAX_BYTES, IMAGE_TYPES, IMAGE_WRONG_TYPE, imageTooLarge } from '#contracts/uploads'

/** A picture of 40 megapixels decodes to 160 MB: more is a decompression bomb, not a photo. */
const MAX_PIXELS = 40_000_000

/** One at a time, because of that memory; a photo takes about a second. */
const inTurn = boundedWork({ name: 'pictures', atOnce: 1, waiting: 20 })

export interface AcceptedImage {
  data: Buffer
  extension: 'jpg' | 'png' | 'webp'
}

interface ImageRules {
  /** Accepted MIME types. */
  types?: readonly string[]
  /** Longest side in pixels after re-encoding. */
  maxSide?: number
  /** Width in pixels after re-encoding, where its limit is tighter than the height's. */
  maxWidth?: number
  /** The output type, for any input; default: the same type. */
  encodeAs?: 'image/webp'
  /** The sentence for a file of another type. */
  wrongType?: string
  /** Refuses uploads that wouldn't be stored anyway, before the picture is decoded. */
  beforeDecoding?: () => Promise<unknown>
}

/**
 * Accepts an uploaded picture by its content: bytes, type and pixels are checked, then it is decoded and re-encoded,
 * which drops metadata (a photo's position) and hidden data behind the picture.
 * @throws FileTooLarge, UnsupportedFile; Unavailable when too many wait already
 */
export async function acceptImage(
  file: MultipartFile,
  rules: ImageRules = {}
): Promise<AcceptedImage> {
  if (file.size > IMAGE_MAX_BYTES) throw tooLarge(file.fieldName)
  return inspectImage(await readFile(file.tmpPath as string), file.fieldName, rules)
}

/** The same rules for a picture that is already in memory, for example of an import. */
export async function inspectImage(
  source: Buffer,
  field: string,
  rules: ImageRules = {}
): Promise<AcceptedImage> {
  const {
    types = IMAGE_TYPES,
    maxSide = 2400,
    maxWidth = maxSide,
    encodeAs,
    wrongType = IMAGE_WRONG_TYPE,
  } = rules
  const refusal = () => new UnsupportedFile(wrongType, [{ field, msg: wrongType }])

  if (source.length > IMAGE_MAX_BYTES) throw tooLarge(field)
  const type = await fileTypeFromBuffer(source)
  if (!type || !types.includes(type.mime)) throw refusal()
  await rules.beforeDecoding?.()

  const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: maxWidth, height: maxSide, fit: 'inside', withoutEnlargement: true })

  try {
    return await inTurn(() => encode(picture, encodeAs ?? type.mime))
  } catch (cause) {
    if (cause instanceof Unavailable) throw cause
    // sharp names what was wrong with the picture; the uploader only needs to know that it can't be read.
    throw Object.assign(refusal(), { cause })
  }
}

function tooLarge(field: string): FileTooLarge {
  const message = imageTooLarge(IMAGE_MAX_BYTES)
  return new FileTooLarge(message, [{ field, msg: message }])
}

async function encode(picture: Sharp, type: string): Promise<AcceptedImage> {
  switch (type) {
    case 'image/jpeg':
      return {
        data: await picture.jpeg({ quality: 85, mozjpeg: true }).toBuffer(),
        extension: 'jpg',
      }
    case 'image/png':
      return { data: await picture.png({ compressionLevel: 9 }).toBuffer(), extension: 'png' }
    default:
      return { data: await picture.webp({ quality: 85 }).toBuffer(), extension: 'webp' }
  }
}
