import type { HttpContext } from '@adonisjs/core/http'
import QRCode from 'qrcode'
import { readSettings, testimonialPictures } from '#app/academy/actions/academy_settings'
import { changePicture } from '#app/academy/actions/update_settings'
import { signedIn } from '#app/platform/access/signed_in'
import { InvalidInput, NotFound } from '#app/platform/errors/failures'
import { acceptImage } from '#app/platform/uploads/accept_image'
import { sendStoredFile } from '#app/platform/uploads/send_stored_file'
import { storeFile, uploadPath, withStoredFile } from '#app/platform/uploads/stored_files'
import { PASSAGE_IMAGE_TYPES, PLAIN_IMAGE_WRONG_TYPE } from '#contracts/uploads'

/** Longest side of the logo in pixels. */
const LOGO_SIDE = 1_000

/** Pixels: large enough to read the text of a phone screenshot. */
const TESTIMONIAL_WIDTH = 800
const TESTIMONIAL_HEIGHT = 1_600

const TESTIMONIAL_MISSING = 'Pilih gambar testimoni terlebih dahulu.'

/** A new picture gets a new name, so browsers may cache it for ever. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

export default class AcademyPicturesController {
  /** The academy's QRIS text as a QR code that any payment app can read. */
  async qris({ response }: HttpContext) {
    const { qrisText } = await readSettings()
    if (!qrisText) throw new NotFound('QRIS belum diatur.')

    const svg = await QRCode.toString(qrisText, {
      type: 'svg',
      margin: 4,
      // Without a size some browsers save the SVG as an empty picture.
      width: 512,
      errorCorrectionLevel: 'M',
    })
    return response.type('image/svg+xml').send(svg)
  }

  async logo(ctx: HttpContext) {
    const file = String(ctx.params.file)
    const { logo } = await readSettings()
    if (file !== logo) throw new NotFound('Berkas tidak ditemukan.')
    await sendStoredFile(ctx, 'logo', file, IMMUTABLE)
  }

  async updateLogo({ auth, request }: HttpContext) {
    const admin = signedIn(auth)
    const file = request.file('logo')
    if (!file)
      throw new InvalidInput(PLAIN_IMAGE_WRONG_TYPE, [
        { field: 'logo', msg: PLAIN_IMAGE_WRONG_TYPE },
      ])

    const rules = {
      types: PASSAGE_IMAGE_TYPES,
      wrongType: PLAIN_IMAGE_WRONG_TYPE,
      maxSide: LOGO_SIDE,
    }
    const logo = await withStoredFile('logo', await acceptImage(file, rules), async (name) => {
      await changePicture(admin, 'logo', name)
      return name
    })
    return { message: 'Logo berhasil disimpan.', logo: uploadPath('logo', logo) }
  }

  async destroyLogo({ auth }: HttpContext) {
    await changePicture(signedIn(auth), 'logo', '')
    return { message: 'Logo berhasil dihapus.' }
  }

  async testimonial(ctx: HttpContext) {
    const file = String(ctx.params.file)
    const shown = testimonialPictures(await readSettings())
    if (!shown.includes(file)) throw new NotFound('Berkas tidak ditemukan.')
    await sendStoredFile(ctx, 'testimoni', file, IMMUTABLE)
  }

  /**
   * Stores a picture that the settings may name later. It isn't public until then; `media:prune` deletes unused ones.
   */
  async storeTestimonial({ request, response }: HttpContext) {
    const file = request.file('gambar')
    if (!file) {
      throw new InvalidInput(TESTIMONIAL_MISSING, [{ field: 'gambar', msg: TESTIMONIAL_MISSING }])
    }

    const rules = {
      maxWidth: TESTIMONIAL_WIDTH,
      maxSide: TESTIMONIAL_HEIGHT,
      encodeAs: 'image/webp',
    } as const
    const { data, extension } = await acceptImage(file, rules)
    const path = uploadPath('testimoni', await storeFile('testimoni', data, extension))
    response.status(201)
    return { message: 'Gambar testimoni berhasil diunggah.', path }
  }
}
