import type { HttpContext } from '@adonisjs/core/http'
import { changeRole } from '#app/accounts/actions/change_role'
import { findStaff, listStaff, openInvitations } from '#app/accounts/actions/list_staff'
import { noteEndedLogin } from '#app/accounts/actions/note_ended_login'
import { openLoginsOf, removeLogin } from '#app/accounts/actions/open_logins'
import { loginIdOf, removeOtherSessions } from '#app/accounts/http/login_session'
import { listedInvitation, listedLogin, listedStaff } from '#app/accounts/transformers/staff'
import { changeRoleValidator } from '#app/accounts/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { NotFound } from '#app/platform/errors/failures'

/** Staff, their roles and their logins. */
export default class StaffController {
  async index() {
    return {
      staf: (await listStaff()).map(listedStaff),
      undangan: (await openInvitations()).map(listedInvitation),
    }
  }

  async updateRole(ctx: HttpContext) {
    const userId = ctx.params.id
    const { peran } = await ctx.request.validateUsing(changeRoleValidator)
    await changeRole(signedIn(ctx.auth), userId, peran)
    await removeOtherSessions(ctx, userId)
    return { message: 'Peran berhasil diubah.' }
  }

  async logins(ctx: HttpContext) {
    const logins = await openLoginsOf(await findStaff(ctx.params.id))
    const own = loginIdOf(ctx)
    return { data: logins.map((login) => listedLogin(login, own)) }
  }

  /** Ends one login; the others of the account go on. */
  async endLogin({ auth, params }: HttpContext) {
    const user = await findStaff(params.id)
    const ended = await removeLogin(user, String(params.login))
    if (!ended) throw new NotFound('Login ini sudah berakhir.')
    await noteEndedLogin(signedIn(auth), user, ended.device)
    return { message: 'Login berhasil diakhiri.' }
  }
}
