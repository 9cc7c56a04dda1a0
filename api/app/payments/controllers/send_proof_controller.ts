import type { HttpContext } from '@adonisjs/core/http'
import Payment from '#app/payments/models/payment'
import { NotFound } from '#app/platform/errors/failures'
import { sendStoredFile } from '#app/platform/uploads/send_stored_file'

export default class SendProofController {
  /** A proof opens for its owner and for admins; for anybody else it isn't there. */
  async handle(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const file = String(ctx.params.file)
    if (!user.isAdmin) {
      const own = await Payment.query().where('userId', user.id).where('proof', file).first()
      if (!own) throw new NotFound('Berkas tidak ditemukan.')
    }
    return sendStoredFile(ctx, 'bukti', file)
  }
}
