import { MAX_IMAGE_EDGE, scaledSize, type Size } from '@/lib/images/scaled-size'

const JPEG_QUALITY = 0.85

/** The file's content isn't a picture that this browser can read. */
export class UnreadableImage extends Error {
  constructor(cause?: unknown) {
    super('The file is no readable picture', { cause })
    this.name = 'UnreadableImage'
  }
}

interface ScaleOptions {
  /** Longer edge in pixels. */
  maxEdge?: number
  /** Also converts small pictures to JPEG, for types that the server refuses. */
  always?: boolean
}

/**
 * Scales a picture down to 1600 px on its longer edge, as JPEG. Smaller ones are returned unchanged.
 * @throws UnreadableImage if the content can't be decoded, whatever the file's name
 */
export async function scaleImage(
  file: File,
  { maxEdge = MAX_IMAGE_EDGE, always = false }: ScaleOptions = {}
): Promise<File> {
  const bitmap = await decode(file)
  try {
    const size = scaledSize(bitmap, maxEdge)
    const isSmall = size.width === bitmap.width && size.height === bitmap.height
    if (isSmall && !always) return file
    const blob = await drawJpeg(bitmap, size)
    return new File([blob], jpegName(file.name), { type: blob.type })
  } finally {
    bitmap.close()
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    throw new UnreadableImage(error)
  }
}

async function drawJpeg(bitmap: ImageBitmap, { width, height }: Size): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadableImage()

  // JPEG has no transparency, so without a background it would turn black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)

  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnreadableImage())),
      'image/jpeg',
      JPEG_QUALITY
    )
  })
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`
}
