import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { verifyClaim } from '#app/labs/actions/verify_claim'
import { readClaim, type LabHeaders } from '#app/labs/domain/lab_claim'
import { clock } from '#app/platform/clock'
import { Forbidden } from '#app/platform/errors/failures'
import { LAB_HEADERS, type LabSeat } from '#contracts/labs'
import { REFUSAL } from '#contracts/refusals'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The lab's seat that made this call; null for any other browser. */
    labSeat: LabSeat | null
  }
}

/**
 * Finds out whether a kiosk of a lab is calling. A call without any `X-Lab-` header is an ordinary browser's and costs
 * nothing; one with a header that doesn't hold is refused rather than taken for a browser's.
 */
export default class LabMiddleware {
  async handle(ctx: HttpContext, next: NextFn, options: { required?: boolean } = {}) {
    const { request } = ctx
    const given = {
      id: request.header(LAB_HEADERS.id),
      seat: request.header(LAB_HEADERS.seat),
      timestamp: request.header(LAB_HEADERS.timestamp),
      nonce: request.header(LAB_HEADERS.nonce),
      signature: request.header(LAB_HEADERS.signature),
    }
    const isBrowser = Object.values(given).every((value) => value === undefined)
    ctx.labSeat = isBrowser ? null : await verify(ctx, given)
    if (options.required && !ctx.labSeat) {
      throw new Forbidden('Alamat ini hanya untuk komputer lab.', REFUSAL.labOnly)
    }
    return next()
  }
}

function verify({ request }: HttpContext, given: LabHeaders): Promise<LabSeat> {
  // What was sent, letter for letter: a path that the framework has tidied up is another text.
  const { method = '', url = '' } = request.request
  return verifyClaim(readClaim(given), { method, path: url }, clock.now())
}
