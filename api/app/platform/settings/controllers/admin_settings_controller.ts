import { readSettings } from '#app/platform/settings/academy_settings'
import { adminSettings } from '#app/platform/settings/settings_transformer'

export default class AdminSettingsController {
  async handle() {
    return { data: adminSettings(await readSettings()) }
  }
}
