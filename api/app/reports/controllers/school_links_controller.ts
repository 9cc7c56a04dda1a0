import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/platform/time/clock'
import { createLink, endLink, listLinks } from '#app/reports/actions/change_links'
import { listedLink } from '#app/reports/transformers/links'
import { schoolLinkValidator } from '#app/reports/validators'

/** The links of a class, for admins. */
export default class SchoolLinksController {
  async index({ params }: HttpContext) {
    const now = clock.now()
    return { data: (await listLinks(Number(params.id))).map((link) => listedLink(link, now)) }
  }

  /** The only response with token and code. */
  async store({ auth, params, request, response }: HttpContext) {
    const { paketId, jadwalId, sampai } = await request.validateUsing(schoolLinkValidator)
    const part = jadwalId === undefined ? { packageId: Number(paketId) } : { eventId: jadwalId }
    const admin = auth.use('web').getUserOrFail()
    const { id, token, code } = await createLink(admin, Number(params.id), part, sampai)
    response.status(201)
    return { data: { id, token, kode: code } }
  }

  async end({ auth, params }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    await endLink(admin, Number(params.id), Number(params.linkId))
    return { message: 'Tautan sekolah diakhiri.' }
  }
}
