import type { HttpContext } from '@adonisjs/core/http'
import { answerDrillItem, readDrillAnswer } from '#app/learning/actions/answer_drill_item'
import { readDailyDrill } from '#app/learning/actions/read_daily_drill'
import { bankRecording } from '#app/learning/bank/practice_bank'
import { drillResource, verdictResource } from '#app/learning/transformers/drill'
import { answerDrillValidator } from '#app/learning/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { Conflict, NotFound } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import { REFUSAL } from '#contracts/refusals'

/** Of the learner who asks, and of nobody else. */
export default class DrillsController {
  async today({ auth }: HttpContext) {
    return drillResource(await readDailyDrill(signedIn(auth).id, clock.now()))
  }

  async answer({ auth, params, request }: HttpContext) {
    const { jawaban } = await request.validateUsing(answerDrillValidator)
    const { id: userId } = signedIn(auth)
    const { isFirst, ...drawn } = await answerDrillItem(userId, params.id, jawaban, clock.now())
    const verdict = verdictResource(drawn)
    if (isFirst) return verdict
    throw new Conflict('Soal ini sudah dijawab.', REFUSAL.answered, verdict)
  }

  async verdict({ auth, params }: HttpContext) {
    return verdictResource(await readDrillAnswer(signedIn(auth).id, params.id, clock.now()))
  }

  recording({ params, response }: HttpContext) {
    const path = bankRecording(String(params.file))
    if (path === null) throw new NotFound('Rekaman tidak ditemukan.')
    response.header('Cache-Control', 'private, max-age=86400')
    response.download(path, true)
  }
}
