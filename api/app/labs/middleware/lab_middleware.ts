import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { verifyClaim } from '#app/labs/actions/verify_claim'
import { readClaim, type LabHeaders } from '#app/labs/domain/lab_claim'
import { clock } from '#app/platform/time/clock'
import { Forbidden } from '#app/platform/errors/failures'
import type { LabPlace, LabSeat } from '#app/accounts/domain/lab_place'
import { LAB_HEADERS } from '#contracts/labs'
import { REFUSAL } from '#contracts/refusals'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The seat whose kiosk signed this call; null for other browsers. */
    labSeat: LabSeat | null
    /** The lab that this call comes from, by a kiosk or by Safe Exam Browser; null outside of one. */
    labPlace: LabPlace | null
    /**
     * Whether the call may have this body: the one that the kiosk signed. True without a signed digest, because large
     * bodies have none, and neither have older kiosks.
     */
    mayHaveBody(text: string): boolean
  }
}

/**
 * Identifies calls from lab kiosks. A call without any `X-Lab-` header is an ordinary browser's and passes; one with an
 * invalid header is refused.
 */
export default class LabMiddleware {
  async handle(ctx: HttpContext, next: NextFn, options: { required?: boolean } = {}) {
    const { request } = ctx
    const given = {
      id: request.header(LAB_HEADERS.id),
      seat: request.header(LAB_HEADERS.seat),
      timestamp: request.header(LAB_HEADERS.timestamp),
      nonce: request.header(LAB_HEADERS.nonce),
      digest: request.header(LAB_HEADERS.digest),
      signature: request.header(LAB_HEADERS.signature),
    }
    const isBrowser = Object.values(given).every((value) => value === undefined)
    // The signature covers the digest; the body is compared with the digest.
    ctx.mayHaveBody = (text) => given.digest === undefined || digestOf(text) === given.digest
    ctx.labSeat = isBrowser ? null : await verify(ctx, given)
    ctx.labPlace = ctx.labSeat
    if (options.required && !ctx.labSeat) {
      throw new Forbidden('Alamat ini hanya untuk komputer lab.', REFUSAL.labOnly)
    }
    return next()
  }
}

function digestOf(body: string): string {
  return createHash('sha256').update(body).digest('base64url')
}

function verify({ request }: HttpContext, given: LabHeaders): Promise<LabSeat> {
  // The path exactly as sent, because the kiosk signed that text.
  const { method = '', url = '' } = request.request
  return verifyClaim(readClaim(given), { method, path: url }, clock.now())
}
