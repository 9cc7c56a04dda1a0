import type { HttpContext } from '@adonisjs/core/http'
import { giveAccess, revokeAccess } from '#app/enrolment/actions/change_access'
import { listFreeGrants, listGrants } from '#app/enrolment/actions/list_grants'
import { listedGrant, ownGrant } from '#app/enrolment/transformers/grants'
import { giveAccessValidator, revokeAccessValidator } from '#app/enrolment/validators'
import { signedIn } from '#app/platform/access/signed_in'

/** Access of single learners without a payment. */
export default class AccessController {
  async own({ auth }: HttpContext) {
    const grants = await listFreeGrants(signedIn(auth).id)
    return { data: grants.map(ownGrant) }
  }

  async index({ params }: HttpContext) {
    const { user, grants } = await listGrants(params.id)
    return { data: { nama: user.name, akses: grants.map(listedGrant) } }
  }

  async store({ auth, params, request, response }: HttpContext) {
    const { paket_soal_id: packageId, alasan: reason } =
      await request.validateUsing(giveAccessValidator)
    const admin = signedIn(auth)
    await giveAccess(admin, params.id, { packageId, reason })
    response.status(201)
    return { message: 'Akses berhasil diberikan.' }
  }

  async revoke({ auth, params, request }: HttpContext) {
    const { alasan } = await request.validateUsing(revokeAccessValidator)
    const admin = signedIn(auth)
    const grant = { userId: params.id, grantId: params.aksesId }
    await revokeAccess(admin, grant, alasan)
    return { message: 'Akses berhasil dicabut.' }
  }
}
