import { readSettings } from '#app/platform/settings/academy_settings'
import { publicSettings } from '#app/platform/settings/settings_transformer'

export default class PublicSettingsController {
  /** What a visitor may know of the academy. */
  async handle() {
    return publicSettings(await readSettings())
  }
}
