import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { withListDefaults } from '#app/listing/pages/list_query'
import { sendList } from '#app/listing/http/send_list'
import { sendListWorkbook } from '#app/listing/http/send_list_workbook'
import { explainedPackages } from '#app/packages/actions/explained_packages'
import { signedIn } from '#app/platform/access/signed_in'
import { findOwnResult, latestResult, resultsOf } from '#app/results/actions/find_results'
import { resultListing } from '#app/results/actions/list_results'
import { ownRow, lastScore, listedResult, resultDetail } from '#app/results/transformers/result'
import { clock } from '#app/platform/time/clock'
import { RESULT_WORKBOOK } from '#app/results/transformers/result_workbook'
import { listResultsValidator } from '#app/results/validators'
import { RESULT_LIST } from '#contracts/results'

export default class ResultsController {
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listResultsValidator, {
      data: ctx.request.qs(),
    })
    return sendList(ctx, 'histories', listingOf(query), listedResult)
  }

  async excel(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listResultsValidator, {
      data: ctx.request.qs(),
    })
    await sendListWorkbook(ctx, 'histories', listingOf(query), RESULT_WORKBOOK)
  }

  async own({ auth }: HttpContext) {
    const results = await resultsOf(signedIn(auth).id)
    const explained = await explainedPackages(results.map(({ packageId }) => packageId))
    return { data: results.map((result) => ownRow(result, explained, clock.now())) }
  }

  /** One of the learner's own results; another user's is not found. */
  async show({ auth, params }: HttpContext) {
    const user = signedIn(auth)
    const result = await findOwnResult(user.id, params.id)
    const explained = await explainedPackages([result.packageId])
    return { data: resultDetail(result, explained, user.targetScore, clock.now()) }
  }

  async last({ auth }: HttpContext) {
    const user = signedIn(auth)
    const result = await latestResult(user.id)
    const explained = await explainedPackages(result ? [result.packageId] : [])
    return lastScore(result, explained, user.targetScore, clock.now())
  }
}

function listingOf({ dari, sampai, paket, kelas, ...list }: Infer<typeof listResultsValidator>) {
  return resultListing(withListDefaults(list, RESULT_LIST), { dari, sampai, paket, kelas })
}
