import type { HttpContext } from '@adonisjs/core/http'
import { adminSettings } from '#app/platform/settings/settings_transformer'
import { updateSettings } from '#app/platform/settings/update_settings'
import { settingsValidator } from '#app/platform/settings/validators'

export default class UpdateSettingsController {
  async handle({ auth, request }: HttpContext) {
    const input = await request.validateUsing(settingsValidator)
    const settings = await updateSettings(auth.use('web').getUserOrFail(), input)
    return { message: 'Pengaturan berhasil disimpan.', data: adminSettings(settings) }
  }
}
