import type { HttpContext } from '@adonisjs/core/http'
import { readPaper } from '#app/exam/actions/read_paper'
import { paperResource } from '#app/exam/transformers/paper'
import { paperValidator } from '#app/exam/validators'
import { clock } from '#app/platform/clock'

export default class ReadPaperController {
  async handle({ auth, labSeat, request }: HttpContext) {
    const { paketId } = await request.validateUsing(paperValidator, { data: request.qs() })
    const userId = auth.use('web').getUserOrFail().id
    return paperResource(await readPaper({ userId, labSeat }, paketId, clock.now()))
  }
}
