import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { acceptImage, type AcceptedImage } from '#app/platform/uploads/accept_image'
import { PASSAGE_IMAGE_TYPES } from '#contracts/limits'
import { PLAIN_IMAGE_WRONG_TYPE } from '#contracts/sentences'

/** The form field of a passage's picture. */
export const PASSAGE_FIELD = 'soal-reading'

/**
 * Takes an uploaded picture of a passage.
 * @throws FileTooLarge, UnsupportedFile
 */
export async function acceptPassageImage(file: MultipartFile): Promise<AcceptedImage> {
  return acceptImage(file, { types: PASSAGE_IMAGE_TYPES, wrongType: PLAIN_IMAGE_WRONG_TYPE })
}
