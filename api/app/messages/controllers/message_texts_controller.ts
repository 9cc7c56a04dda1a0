import type { HttpContext } from '@adonisjs/core/http'
import {
  changeMessageText,
  listMessageTexts,
  type ListedText,
} from '#app/messages/actions/change_message_text'
import { messageTextValidator } from '#app/messages/validators'
import { signedIn } from '#app/platform/access/signed_in'

export default class MessageTextsController {
  async index() {
    const texts = await listMessageTexts()
    return { data: texts.map(shownText) }
  }

  async update({ auth, request }: HttpContext) {
    const input = await request.validateUsing(messageTextValidator)
    const texts = await changeMessageText(signedIn(auth), input.jenisPesan, input.teksPesan)
    return { message: 'Teks pesan berhasil disimpan.', data: texts.map(shownText) }
  }
}

function shownText({ kind, text, isUsual }: ListedText) {
  return { jenisPesan: kind, teks: text, bawaan: isUsual }
}
