import type { HttpContext } from '@adonisjs/core/http'
import { resultsOf } from '#app/results/actions/find_results'
import { historyRow } from '#app/results/transformers/history_row'

export default class ListOwnResultsController {
  async handle({ auth }: HttpContext) {
    const results = await resultsOf(auth.use('web').getUserOrFail().id)
    return { data: results.map(historyRow) }
  }
}
