import type { HttpContext } from '@adonisjs/core/http'
import { withListDefaults } from '#app/platform/listing/list_query'
import { sendList } from '#app/platform/listing/send_list'
import { resultListing } from '#app/results/actions/list_results'
import { listedResult } from '#app/results/transformers/history_row'
import { listResultsValidator } from '#app/results/validators'
import { RESULT_LIST } from '#contracts/sort_columns'

export default class ListResultsController {
  async handle(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listResultsValidator, {
      data: ctx.request.qs(),
    })
    const listing = resultListing(withListDefaults(query, RESULT_LIST))
    return sendList(ctx, 'histories', listing, listedResult)
  }
}
