import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/platform/errors/failures'
import { readSettings } from '#app/academy/academy_settings'
import { sendStoredFile } from '#app/platform/uploads/send_stored_file'

export default class SendLogoController {
  /** The academy's logo for everybody. Another one has another name, so a browser may keep it for good. */
  async handle(ctx: HttpContext) {
    const file = String(ctx.params.file)
    const { logo } = await readSettings()
    if (file !== logo) throw new NotFound('Berkas tidak ditemukan.')
    await sendStoredFile(ctx, 'logo', file, 'public, max-age=31536000, immutable')
  }
}
