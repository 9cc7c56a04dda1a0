import type { HttpContext } from '@adonisjs/core/http'
import { Forbidden } from '#app/platform/errors/failures'

export default class LogoutController {
  /** The spec's GET: a browser says where a request comes from, and only our own pages may sign somebody out. */
  async handleGet(ctx: HttpContext) {
    const site = ctx.request.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw new Forbidden('Permintaan dari situs lain ditolak.')
    }
    return this.handle(ctx)
  }

  async handle({ auth, session }: HttpContext) {
    await auth.use('web').logout()
    session.clear()
    return { message: 'Anda telah keluar.' }
  }
}
