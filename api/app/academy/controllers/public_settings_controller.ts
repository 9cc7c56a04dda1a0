import { readSettings } from '#app/academy/academy_settings'
import { publicSettings } from '#app/academy/settings_transformer'

export default class PublicSettingsController {
  /** What a visitor may know of the academy. */
  async handle() {
    return publicSettings(await readSettings())
  }
}
