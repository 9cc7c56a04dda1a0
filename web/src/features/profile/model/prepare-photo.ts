import { scaleImage, UnreadableImage } from '@/lib/images/scale-image'

/** As large as the server keeps it; it is shown small. */
const PHOTO_EDGE = 512

/**
 * Makes a picture of any type that the browser can read ready to be sent as a profile photo.
 * @returns the photo as a small JPEG, or null when the browser can't read it
 */
export async function preparePhoto(file: File): Promise<File | null> {
  try {
    return await scaleImage(file, { maxEdge: PHOTO_EDGE, always: true })
  } catch (error) {
    if (error instanceof UnreadableImage) return null
    throw error
  }
}
