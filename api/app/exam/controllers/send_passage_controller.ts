import type { HttpContext } from '@adonisjs/core/http'
import { authorizePassage } from '#app/exam/actions/authorize_question_media'
import { clock } from '#app/platform/clock'
import { sendStoredFile } from '#app/platform/uploads/send_stored_file'

export default class SendPassageController {
  async handle(ctx: HttpContext) {
    const file = String(ctx.params.file)
    const viewer = { user: ctx.auth.use('web').getUserOrFail(), labSeat: ctx.labSeat }
    await authorizePassage(viewer, file, clock.now())
    await sendStoredFile(ctx, 'reading', file)
  }
}
