import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { verifyClaim } from '#app/labs/actions/verify_claim'
import { readClaim } from '#app/labs/domain/lab_claim'
import type { LabSeat } from '#app/labs/lab_seat'
import { clock } from '#app/platform/clock'
import { Forbidden } from '#app/platform/errors/failures'
import { REFUSAL } from '#contracts/refusals'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The lab's seat that made this call; null for any other browser. */
    labSeat: LabSeat | null
  }
}

const HEADERS = ['id', 'seat', 'timestamp', 'nonce', 'signature'] as const

/**
 * Finds out whether a kiosk of a lab is calling. A call without any `X-Lab-` header is an ordinary browser's and costs
 * nothing; one with a header that doesn't hold is refused rather than taken for a browser's.
 */
export default class LabMiddleware {
  async handle(ctx: HttpContext, next: NextFn, options: { required?: boolean } = {}) {
    const { request } = ctx
    const given = HEADERS.map((name) => request.header(`x-lab-${name}`))
    ctx.labSeat = given.every((value) => value === undefined) ? null : await verify(ctx, given)
    if (options.required && !ctx.labSeat) {
      throw new Forbidden('Alamat ini hanya untuk komputer lab.', REFUSAL.labOnly)
    }
    return next()
  }
}

function verify({ request }: HttpContext, given: (string | undefined)[]): Promise<LabSeat> {
  const [id, seat, timestamp, nonce, signature] = given
  // What was sent, letter for letter: a path that the framework has tidied up is another text.
  const { method = '', url = '' } = request.request
  return verifyClaim(
    readClaim({ id, seat, timestamp, nonce, signature }),
    { method, path: url },
    clock.now()
  )
}
