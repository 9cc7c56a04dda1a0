import type { HttpContext } from '@adonisjs/core/http'
import { withListDefaults } from '#app/listing/pages/list_query'
import { sendList } from '#app/listing/http/send_list'
import { signedIn } from '#app/platform/access/signed_in'
import { findOwnResult, latestResult, resultsOf } from '#app/results/actions/find_results'
import { resultListing } from '#app/results/actions/list_results'
import { historyRow, lastScore, listedResult, resultDetail } from '#app/results/transformers/result'
import { listResultsValidator } from '#app/results/validators'
import { RESULT_LIST } from '#contracts/results'

export default class ResultsController {
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listResultsValidator, {
      data: ctx.request.qs(),
    })
    const listing = resultListing(withListDefaults(query, RESULT_LIST))
    return sendList(ctx, 'histories', listing, listedResult)
  }

  async own({ auth }: HttpContext) {
    const results = await resultsOf(signedIn(auth).id)
    return { data: results.map(historyRow) }
  }

  /** One of the learner's own results; another user's is not found. */
  async show({ auth, params }: HttpContext) {
    const user = signedIn(auth)
    const result = await findOwnResult(user.id, params.id)
    return { data: resultDetail(result, user.targetScore) }
  }

  async last({ auth }: HttpContext) {
    return lastScore(await latestResult(signedIn(auth).id))
  }
}
