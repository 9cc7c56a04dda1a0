import type { HttpContext } from '@adonisjs/core/http'
import { changeMailStop, readMailStop } from '#app/messages/actions/stop_mail'

/** Bodies aren't read: a mail program's one-click request says all with its address. */
export default class MailStopsController {
  async show({ params }: HttpContext) {
    return { berhenti: await readMailStop(String(params.token)) }
  }

  async store({ params }: HttpContext) {
    await changeMailStop(String(params.token), true)
    return { message: 'Anda tidak akan menerima email seperti itu lagi.', berhenti: true }
  }

  async destroy({ params }: HttpContext) {
    await changeMailStop(String(params.token), false)
    return { message: 'Anda akan menerima email lagi.', berhenti: false }
  }
}
