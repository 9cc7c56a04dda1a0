import type { HttpContext } from '@adonisjs/core/http'
import { chargeTry, forgiveTries } from '#app/accounts/http/login_throttle'
import { sendResults } from '#app/reports/http/send_results'
import { resultsWorkbook } from '#app/reports/workbooks/results_workbook'
import { openLink, readShared } from '#app/reports/actions/open_link'
import { dropGrant, grantFor, keepGrant } from '#app/reports/http/school_grants'
import { hashSchoolToken } from '#app/reports/secrets/school_secrets'
import { schoolCounters } from '#app/reports/http/school_throttle'
import { sharedResults } from '#app/reports/transformers/links'
import { schoolCodeValidator } from '#app/reports/validators'

/** A class's results for its school, which has a link and its code and no account. */
export default class SharedResultsController {
  /** Opens the link with its code. */
  async open(ctx: HttpContext) {
    const { kode } = await ctx.request.validateUsing(schoolCodeValidator)
    const tokenHash = hashOf(ctx)
    const counters = schoolCounters(tokenHash, ctx.request.ip())
    const charged = await chargeTry(ctx, null, counters)
    const linkId = await openLink(tokenHash, kode)
    await forgiveTries(charged)
    keepGrant(ctx, { linkId, tokenHash })
    return { message: 'Kode akses benar.' }
  }

  async show(ctx: HttpContext) {
    return { data: sharedResults(await read(ctx)) }
  }

  async excel(ctx: HttpContext) {
    const { results, linkId } = await read(ctx)
    sendResults(ctx, 'xlsx', resultsWorkbook(results, false), results, { linkId })
  }

  /** Removes the grant, on a shared computer. */
  async close(ctx: HttpContext) {
    dropGrant(ctx, hashOf(ctx))
    return { message: 'Hasil ditutup di perangkat ini.' }
  }
}

const hashOf = ({ params }: HttpContext) => hashSchoolToken(String(params.token))

async function read(ctx: HttpContext) {
  const tokenHash = hashOf(ctx)
  const { linkId } = grantFor(ctx, tokenHash)
  return { ...(await readShared(tokenHash, linkId)), linkId }
}
