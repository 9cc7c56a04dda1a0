import type { HttpContext } from '@adonisjs/core/http'
import { readSettings } from '#app/academy/actions/academy_settings'
import { changePicture } from '#app/academy/actions/update_settings'
import { signedIn } from '#app/platform/access/signed_in'
import { InvalidInput, NotFound } from '#app/platform/errors/failures'
import { acceptImage } from '#app/platform/uploads/accept_image'
import { sendStoredFile } from '#app/platform/uploads/send_stored_file'
import { withStoredFile } from '#app/platform/uploads/stored_files'
import { CERTIFICATE_PICTURES, type CertificatePicture } from '#contracts/certificates'
import { PASSAGE_IMAGE_TYPES, PLAIN_IMAGE_WRONG_TYPE } from '#contracts/uploads'

/** Longest side in pixels: 300 dots per inch at three times its place on the page. */
const MAX_SIDE = 1_000

const PICTURES = {
  'tanda-tangan': { setting: 'signature', name: 'Gambar tanda tangan' },
  stempel: { setting: 'stamp', name: 'Gambar stempel' },
} as const satisfies Record<CertificatePicture, { setting: string; name: string }>

/** The signature and the stamp on certificates: only for those who may change them, so that nobody copies them here. */
export default class CertificatePicturesController {
  async show(ctx: HttpContext) {
    const file = (await readSettings())[chosen(ctx).setting]
    if (file === '') throw new NotFound('Berkas tidak ditemukan.')
    await sendStoredFile(ctx, 'sertifikat', file)
  }

  async update(ctx: HttpContext) {
    const admin = signedIn(ctx.auth)
    const { setting, name } = chosen(ctx)
    const file = ctx.request.file('gambar')
    if (!file) {
      const refusal = { field: 'gambar', msg: PLAIN_IMAGE_WRONG_TYPE }
      throw new InvalidInput(PLAIN_IMAGE_WRONG_TYPE, [refusal])
    }
    const rules = {
      types: PASSAGE_IMAGE_TYPES,
      wrongType: PLAIN_IMAGE_WRONG_TYPE,
      maxSide: MAX_SIDE,
    }
    await withStoredFile('sertifikat', await acceptImage(file, rules), (stored) =>
      changePicture(admin, setting, stored)
    )
    return { message: `${name} berhasil disimpan.` }
  }

  async destroy(ctx: HttpContext) {
    const { setting, name } = chosen(ctx)
    await changePicture(signedIn(ctx.auth), setting, '')
    return { message: `${name} berhasil dihapus.` }
  }
}

/** @throws NotFound for any other part of the address */
function chosen({ params }: HttpContext) {
  const picture = CERTIFICATE_PICTURES.find((known) => known === params.gambar)
  if (!picture) throw new NotFound('Berkas tidak ditemukan.')
  return PICTURES[picture]
}
