import type { HttpContext } from '@adonisjs/core/http'
import { InvalidInput } from '#app/platform/errors/failures'
import { acceptImage } from '#app/platform/uploads/accept_image'
import { storeFile, uploadPath } from '#app/platform/uploads/stored_files'

/** Pixels: sharp in the landing page's columns, and what a phone's screen says can still be read. */
const WIDTH = 800
const HEIGHT = 1_600

const MISSING = 'Pilih gambar testimoni terlebih dahulu.'

export default class UploadTestimonialPictureController {
  /** Stores a picture, to be named in the settings. Until they do nobody sees it; if they never do it is pruned. */
  async handle({ request, response }: HttpContext) {
    const file = request.file('gambar')
    if (!file) throw new InvalidInput(MISSING, [{ field: 'gambar', msg: MISSING }])

    const rules = { maxWidth: WIDTH, maxSide: HEIGHT, encodeAs: 'image/webp' } as const
    const { data, extension } = await acceptImage(file, rules)
    const path = uploadPath('testimoni', await storeFile('testimoni', data, extension))
    response.status(201)
    return { message: 'Gambar testimoni berhasil diunggah.', path }
  }
}
