import type { HttpContext } from '@adonisjs/core/http'
import { changeLogo } from '#app/academy/update_settings'
import { discardFile } from '#app/platform/uploads/stored_files'

export default class RemoveLogoController {
  async handle({ auth }: HttpContext) {
    const removed = await changeLogo(auth.use('web').getUserOrFail(), '')
    if (removed) await discardFile('logo', removed)
    return { message: 'Logo berhasil dihapus.' }
  }
}
