import type { HttpContext } from '@adonisjs/core/http'
import { requireConfirmation } from '#app/accounts/http/login_session'
import { readSettings } from '#app/academy/actions/academy_settings'
import { adminSettings, publicSettings } from '#app/academy/transformers/settings'
import { updateSettings } from '#app/academy/actions/update_settings'
import { settingsValidator } from '#app/academy/validators'
import env from '#start/env'
import { signedIn } from '#app/platform/access/signed_in'
import { discardFile } from '#app/platform/uploads/stored_files'

export default class SettingsController {
  /** The settings that anybody may read. */
  async public() {
    return publicSettings(await readSettings(), { isDemo: env.get('DEMO') })
  }

  async show() {
    return { data: adminSettings(await readSettings()) }
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(settingsValidator)
    const admin = signedIn(ctx.auth)
    const { settings, dropped } = await updateSettings(admin, input, () => requireConfirmation(ctx))
    for (const picture of dropped) await discardFile('testimoni', picture)
    return { message: 'Pengaturan berhasil disimpan.', data: adminSettings(settings) }
  }
}
