import { readSettings } from '#app/academy/academy_settings'
import { adminSettings } from '#app/academy/settings_transformer'

export default class AdminSettingsController {
  async handle() {
    return { data: adminSettings(await readSettings()) }
  }
}
