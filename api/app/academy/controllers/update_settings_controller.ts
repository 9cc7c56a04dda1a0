import type { HttpContext } from '@adonisjs/core/http'
import { adminSettings } from '#app/academy/settings_transformer'
import { updateSettings } from '#app/academy/update_settings'
import { settingsValidator } from '#app/academy/validators'
import { discardFile } from '#app/platform/uploads/stored_files'

export default class UpdateSettingsController {
  async handle({ auth, request }: HttpContext) {
    const input = await request.validateUsing(settingsValidator)
    const { settings, dropped } = await updateSettings(auth.use('web').getUserOrFail(), input)
    for (const picture of dropped) await discardFile('testimoni', picture)
    return { message: 'Pengaturan berhasil disimpan.', data: adminSettings(settings) }
  }
}
