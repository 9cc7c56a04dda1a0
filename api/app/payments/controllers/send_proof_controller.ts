import type { HttpContext } from '@adonisjs/core/http'
import { authorizeProof } from '#app/payments/actions/authorize_proof'
import { sendStoredFile } from '#app/platform/uploads/send_stored_file'

export default class SendProofController {
  async handle(ctx: HttpContext) {
    const file = String(ctx.params.file)
    await authorizeProof(ctx.auth.use('web').getUserOrFail(), file)
    return sendStoredFile(ctx, 'bukti', file)
  }
}
