import type { HttpContext } from '@adonisjs/core/http'
import QRCode from 'qrcode'
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#app/accounts/actions/change_second_factor'
import { readSecondFactor } from '#app/accounts/actions/read_second_factor'
import { codeWrong, confirmCode } from '#app/accounts/http/confirm_code'
import { joinSeries, removeOtherSessions } from '#app/accounts/http/login_session'
import { codeCounters } from '#app/accounts/http/login_counters'
import { chargeTry, forgiveTries, placeOf } from '#app/accounts/http/login_throttle'
import { factorAddress } from '#app/accounts/secrets/second_factor'
import { codeValidator } from '#app/accounts/validators'
import { signedIn } from '#app/platform/access/signed_in'

const ISSUER = 'Lulus'

/** An admin's own second factor, and another's that was lost. */
export default class SecondFactorController {
  async show({ auth }: HttpContext) {
    const { isEnabled, recoveryCodes } = await readSecondFactor(signedIn(auth).id)
    return { data: { aktif: isEnabled, kodePemulihan: recoveryCodes } }
  }

  /** The only response that contains the secret, as text and as QR code. */
  async begin({ auth }: HttpContext) {
    const user = signedIn(auth)
    const secret = await beginSecondFactor(user)
    const address = factorAddress(secret, ISSUER, user.email ?? user.nohp)
    return { data: { rahasia: secret, qr: await QRCode.toDataURL(address, { width: 400 }) } }
  }

  async enable(ctx: HttpContext) {
    const user = signedIn(ctx.auth)
    const { kode } = await ctx.request.validateUsing(codeValidator)
    const counters = codeCounters(user, await placeOf(ctx, user))
    const charged = await chargeTry(ctx, user, counters)
    const enabled = await enableSecondFactor(user, kode)
    if (!enabled) throw codeWrong(ctx, user)

    await forgiveTries(charged)
    joinSeries(ctx, enabled.series)
    await removeOtherSessions(ctx, user.id)
    return {
      message: 'Verifikasi dua langkah sudah aktif.',
      data: { kodePemulihan: enabled.recoveryCodes },
    }
  }

  async renewCodes(ctx: HttpContext) {
    const user = signedIn(ctx.auth)
    const { kode } = await ctx.request.validateUsing(codeValidator)
    await confirmCode(ctx, user, kode)
    const data = { kodePemulihan: await renewRecoveryCodes(user) }
    return { message: 'Kode pemulihan berhasil diganti.', data }
  }

  async disable(ctx: HttpContext) {
    const user = signedIn(ctx.auth)
    const { kode } = await ctx.request.validateUsing(codeValidator)
    await confirmCode(ctx, user, kode)
    await disableSecondFactor(user)
    return { message: 'Verifikasi dua langkah sudah dimatikan.' }
  }

  async remove({ auth, params }: HttpContext) {
    await removeSecondFactor(signedIn(auth), params.id)
    return { message: 'Verifikasi dua langkah berhasil dihapus.' }
  }
}
