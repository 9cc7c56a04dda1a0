import type { HttpContext } from '@adonisjs/core/http'
import { InvalidInput } from '#app/platform/errors/failures'
import { changeLogo } from '#app/academy/update_settings'
import { acceptImage } from '#app/platform/uploads/accept_image'
import { discardFile, uploadPath, withStoredFile } from '#app/platform/uploads/stored_files'
import { PASSAGE_IMAGE_TYPES } from '#contracts/limits'
import { PLAIN_IMAGE_WRONG_TYPE } from '#contracts/sentences'

/** Longest side of the logo in pixels: sharp in a page's head on any screen. */
const LOGO_SIDE = 1_000

export default class UploadLogoController {
  async handle({ auth, request }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
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
    const { logo, replaced } = await withStoredFile(
      'logo',
      await acceptImage(file, rules),
      async (name) => ({ logo: name, replaced: await changeLogo(admin, name) })
    )
    if (replaced) await discardFile('logo', replaced)
    return { message: 'Logo berhasil disimpan.', logo: uploadPath('logo', logo) }
  }
}
