import { basename } from 'node:path'
import sharp from 'sharp'
import { InvalidInput } from '#app/platform/errors/failures'
import type { AcademySettings, TestimonialPicture } from '#app/academy/academy_settings'
import { readStoredFile } from '#app/platform/uploads/stored_files'

/** How a picture that was uploaded is named on the wire. */
export const PICTURE_PATH = /^\/uploads\/testimoni\/[0-9a-f]{32}\.webp$/

export const PICTURE_GONE = 'Gambar tidak ditemukan. Silakan pilih lagi.'

/**
 * Finds the picture that a testimonial names: one that the settings show already, or one uploaded for them.
 * @param field what a refusal is reported at
 * @throws InvalidInput when it isn't stored (any more)
 */
export async function findPicture(
  { testimonials }: AcademySettings,
  { path, alt }: { path: string; alt: string },
  field: string
): Promise<TestimonialPicture> {
  const file = basename(path)
  const shown = testimonials.find(({ picture }) => picture?.file === file)?.picture
  const { width, height } = shown ?? (await measure(file, field))
  return { file, width, height, alt }
}

async function measure(file: string, field: string) {
  const data = await readStoredFile('testimoni', file)
  if (!data) throw new InvalidInput(PICTURE_GONE, [{ field, msg: PICTURE_GONE }])
  return sharp(data).metadata()
}
