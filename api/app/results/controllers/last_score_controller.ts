import type { HttpContext } from '@adonisjs/core/http'
import { latestResult } from '#app/results/actions/find_results'
import { lastScore } from '#app/results/transformers/last_score'

export default class LastScoreController {
  async handle({ auth }: HttpContext) {
    return lastScore(await latestResult(auth.use('web').getUserOrFail().id))
  }
}
