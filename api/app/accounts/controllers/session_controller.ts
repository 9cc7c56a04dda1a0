import type { HttpContext } from '@adonisjs/core/http'
import { chooseOwnPassword } from '#app/accounts/actions/choose_own_password'
import { renewHash } from '#app/accounts/actions/verify_credentials'
import { hasSecondFactor } from '#app/accounts/actions/read_second_factor'
import { confirmCode } from '#app/accounts/http/confirm_code'
import { halfLoginOf, openHalfLogin } from '#app/accounts/http/half_open_login'
import { CODE_NEEDED } from '#contracts/refusals'
import { findAccount, passwordMatches } from '#app/accounts/actions/verify_credentials'
import { leaveLogin } from '#app/accounts/http/login_session'
import { halfLoginCounter, loginCounters } from '#app/accounts/http/login_counters'
import { chargeTry, forgiveTries, loginPlace, placeOf } from '#app/accounts/http/login_throttle'
import { refusePublishedPassword } from '#app/accounts/http/published_password_guard'
import { signIn } from '#app/accounts/http/sign_in'
import { sessionUser } from '#app/accounts/transformers/user'
import { codeValidator, loginValidator, ownPasswordValidator } from '#app/accounts/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { hashingFor } from '#app/platform/hashing/hashing_place'
import { Forbidden, SessionRequired } from '#app/platform/errors/failures'
import { noteRequest } from '#app/platform/log/security_log'

const CODE_ASKED = 'Masukkan kode dari aplikasi autentikator Anda.'
const SUSPENDED = 'Akun Anda sedang ditangguhkan. Silakan hubungi admin.'

/** Signing in and out, and the signed-in user. */
export default class SessionController {
  async show({ auth }: HttpContext) {
    return { dataUser: sessionUser(signedIn(auth)) }
  }

  async store(ctx: HttpContext) {
    const { identifier, password } = await ctx.request.validateUsing(loginValidator)
    const user = await findAccount(identifier)
    const counters = loginCounters(user, identifier, await placeOf(ctx, user))

    const charged = await chargeTry(ctx, user, counters)
    const matches = await hashingFor(loginPlace(ctx, user, identifier), () =>
      passwordMatches(user, password)
    )
    if (!user || !matches) {
      noteRequest(ctx, 'login_failed', { userId: user?.id })
      throw new SessionRequired('Email/nomor HP atau password salah.')
    }
    refusePublishedPassword(ctx, password)

    await forgiveTries(charged)
    // Only after the password was checked: otherwise the error would reveal the suspension.
    if (user.suspendedAt !== null) throw new Forbidden(SUSPENDED)
    await renewHash(user, password)
    if (await hasSecondFactor(user.id)) {
      await openHalfLogin(ctx, user, 'code')
      noteRequest(ctx, 'code_needed', { userId: user.id })
      throw new SessionRequired(CODE_ASKED, CODE_NEEDED)
    }
    return signIn(ctx, user)
  }

  /** Opens a login whose password was right, by the second factor's code. */
  async storeCode(ctx: HttpContext) {
    const { kode } = await ctx.request.validateUsing(codeValidator)
    const { id, user } = await halfLoginOf(ctx, 'code')
    await confirmCode(ctx, user, kode, [halfLoginCounter(id)])
    return signIn(ctx, user)
  }

  /** Opens a login with a card's password, by an own password of its owner. */
  async storeOwnPassword(ctx: HttpContext) {
    const { newPassword } = await ctx.request.validateUsing(ownPasswordValidator)
    const { user } = await halfLoginOf(ctx, 'ownPassword')
    const changed = await hashingFor(loginPlace(ctx, user, user.nohp), () =>
      chooseOwnPassword(user, newPassword)
    )
    return signIn(ctx, changed)
  }

  async destroy(ctx: HttpContext) {
    if (ctx.auth.use('web').user) noteRequest(ctx, 'logout')
    await leaveLogin(ctx)
    return { message: 'Anda telah keluar.' }
  }

  /** The spec's GET: browsers send the origin of a request, and only our own pages may sign a user out. */
  async destroyByGet(ctx: HttpContext) {
    const site = ctx.request.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw new Forbidden('Permintaan dari situs lain ditolak.')
    }
    return this.destroy(ctx)
  }
}
