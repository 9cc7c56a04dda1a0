import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Forbidden } from '#app/platform/errors/failures'
import { REFUSAL } from '#contracts/refusals'

/** Refuses a body other than the one a kiosk signed. Runs after the body was read. */
export default class SignedBodyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!ctx.mayHaveBody(ctx.request.raw() ?? '')) {
      throw new Forbidden(
        'Isi permintaan berubah di perjalanan. Silakan coba lagi.',
        REFUSAL.labUnreadable
      )
    }
    return next()
  }
}
