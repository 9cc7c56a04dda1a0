import type { HttpContext } from '@adonisjs/core/http'
import { acceptInvitation, findInvitation } from '#app/accounts/actions/accept_invitation'
import { inviteStaff, withdrawInvitation } from '#app/accounts/actions/invite_staff'
import { listedInvitation, shownInvitation } from '#app/accounts/transformers/staff'
import {
  acceptInvitationValidator,
  invitationTokenValidator,
  inviteStaffValidator,
} from '#app/accounts/validators'
import { signedIn } from '#app/platform/access/signed_in'

/** Links that open one staff account each. */
export default class InvitationsController {
  /** The only response that contains the token. */
  async store({ auth, request }: HttpContext) {
    const { nama: name, email, peran: role } = await request.validateUsing(inviteStaffValidator)
    const admin = signedIn(auth)
    const { invitation, token } = await inviteStaff(admin, { name, email, role })
    return { data: { ...listedInvitation(invitation), token } }
  }

  async destroy({ auth, params }: HttpContext) {
    await withdrawInvitation(signedIn(auth), params.id)
    return { message: 'Undangan berhasil dibatalkan.' }
  }

  /** In a body, because addresses end up in logs. */
  async show({ request }: HttpContext) {
    const { token } = await request.validateUsing(invitationTokenValidator)
    return { data: shownInvitation(await findInvitation(token)) }
  }

  async accept({ request, response }: HttpContext) {
    const {
      token,
      nama: name,
      nohp,
      password,
    } = await request.validateUsing(acceptInvitationValidator)
    const { email } = await acceptInvitation(token, { name, nohp, password })
    response.status(201)
    return { message: 'Akun staf berhasil dibuat. Silakan login.', email }
  }
}
