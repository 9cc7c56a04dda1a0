import type { HttpContext } from '@adonisjs/core/http'
import { endLogins } from '#app/accounts/actions/end_logins'
import { findUser } from '#app/accounts/actions/find_user'
import { noteEndedLogin } from '#app/accounts/actions/note_ended_login'
import { removeLogin } from '#app/accounts/actions/open_logins'
import { restoreUser } from '#app/accounts/actions/restore_user'
import { suspendUser } from '#app/accounts/actions/suspend_user'
import { joinSeries, removeOtherSessions } from '#app/accounts/http/login_session'
import { suspendUserValidator } from '#app/accounts/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { NotFound } from '#app/platform/errors/failures'

/** Suspends accounts, and signs them out. */
export default class SuspensionController {
  async store(ctx: HttpContext) {
    const userId = ctx.params.id
    const { alasan, force = false } = await ctx.request.validateUsing(suspendUserValidator)
    const admin = signedIn(ctx.auth)
    await suspendUser(admin, userId, { reason: alasan, force })
    await removeOtherSessions(ctx, userId)
    return { message: 'Akun berhasil ditangguhkan.' }
  }

  async destroy({ auth, params }: HttpContext) {
    await restoreUser(signedIn(auth), params.id)
    return { message: 'Akun berhasil dipulihkan.' }
  }

  /** Signs out on all devices; when it is the admin's own account, the login that asks stays. */
  async signOut(ctx: HttpContext) {
    const userId = ctx.params.id
    const admin = signedIn(ctx.auth)
    const series = await endLogins(admin, userId)
    if (userId === admin.id) joinSeries(ctx, series)
    await removeOtherSessions(ctx, userId)
    return { message: 'Akun berhasil dikeluarkan dari semua perangkat.' }
  }

  /** Ends one login of any account; its others go on. */
  async endLogin({ auth, params }: HttpContext) {
    const user = await findUser(params.id)
    const ended = await removeLogin(user, String(params.login))
    if (!ended) throw new NotFound('Login ini sudah berakhir.')
    await noteEndedLogin(signedIn(auth), user, ended.device)
    return { message: 'Login berhasil diakhiri.' }
  }
}
