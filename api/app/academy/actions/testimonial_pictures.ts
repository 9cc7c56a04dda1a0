import { basename } from 'node:path'
import sharp from 'sharp'
import { InvalidInput } from '#app/platform/errors/failures'
import type { AcademySettings, TestimonialPicture } from '#app/academy/actions/academy_settings'
import { readStoredFile } from '#app/platform/uploads/stored_files'

/** Path of an uploaded picture on the wire. */
export const PICTURE_PATH = /^\/uploads\/testimoni\/[0-9a-f]{32}\.webp$/

export const PICTURE_GONE = 'Gambar tidak ditemukan. Silakan pilih lagi.'

/**
 * Finds the picture that a testimonial names: one already in the settings, or a new upload.
 * @param field the field that a refusal is reported for
 * @throws InvalidInput when it isn't stored
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
