import type { HttpContext } from '@adonisjs/core/http'
import { withListDefaults } from '#app/platform/listing/list_query'
import { listResults } from '#app/results/actions/list_results'
import { listedResult } from '#app/results/transformers/history_row'
import { listResultsValidator } from '#app/results/validators'

export default class ListResultsController {
  async handle({ request }: HttpContext) {
    const query = await request.validateUsing(listResultsValidator, { data: request.qs() })
    const { rows, total, totalPages } = await listResults(withListDefaults(query, 'createdAt'))
    return { histories: rows.map(listedResult), totalPages, total }
  }
}
