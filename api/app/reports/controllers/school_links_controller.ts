import type { HttpContext } from '@adonisjs/core/http'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'
import { createLink, endLink, listLinks } from '#app/reports/actions/change_links'
import { listedLink } from '#app/reports/transformers/links'
import { schoolLinkValidator } from '#app/reports/validators'

/** The links of a class, for admins. */
export default class SchoolLinksController {
  async index({ params }: HttpContext) {
    const now = clock.now()
    return { data: (await listLinks(params.id)).map((link) => listedLink(link, now)) }
  }

  /** The only response with token and code. */
  async store({ auth, params, request, response }: HttpContext) {
    const { paketId, jadwalId, sampai } = await request.validateUsing(schoolLinkValidator)
    const part = jadwalId === undefined ? { packageId: Number(paketId) } : { eventId: jadwalId }
    const admin = signedIn(auth)
    const { id, token, code } = await createLink(admin, params.id, part, sampai)
    response.status(201)
    return { data: { id, token, kode: code } }
  }

  async end({ auth, params }: HttpContext) {
    const admin = signedIn(auth)
    await endLink(admin, params.id, params.linkId)
    return { message: 'Tautan sekolah diakhiri.' }
  }
}
