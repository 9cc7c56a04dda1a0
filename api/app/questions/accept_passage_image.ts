import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { acceptImage, type AcceptedImage } from '#app/platform/uploads/accept_image'
import { PASSAGE_IMAGE_TYPES } from '#contracts/limits'

/** The form field of a passage's picture. */
export const PASSAGE_FIELD = 'soal-reading'

export const PASSAGE_WRONG_TYPE = 'File harus berupa gambar (jpg, jpeg, png).'

/**
 * Takes an uploaded picture of a passage.
 * @throws FileTooLarge, UnsupportedFile
 */
export async function acceptPassageImage(file: MultipartFile): Promise<AcceptedImage> {
  return acceptImage(file, { types: PASSAGE_IMAGE_TYPES, wrongType: PASSAGE_WRONG_TYPE })
}
