import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/platform/errors/failures'
import { sendStoredFile } from '#app/platform/uploads/send_stored_file'

export default class SendProfilePictureController {
  /** A picture opens for its owner and for admins; for anybody else it isn't there. */
  async handle(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const file = String(ctx.params.file)
    if (!user.isAdmin && user.profilePic !== file) throw new NotFound('Berkas tidak ditemukan.')
    return sendStoredFile(ctx, 'profile', file)
  }
}
