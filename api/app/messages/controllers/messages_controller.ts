import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { sendList } from '#app/listing/http/send_list'
import { withListDefaults } from '#app/listing/pages/list_query'
import { countMessages, messageListing } from '#app/messages/actions/list_messages'
import { retryMail, sendMessage, unmarkMessage } from '#app/messages/actions/send_message'
import { Post } from '#app/messages/mail/post'
import { listedMessage } from '#app/messages/transformers/message'
import { listMessagesValidator } from '#app/messages/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { MESSAGE_LIST } from '#contracts/messages'

export default class MessagesController {
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listMessagesValidator, {
      data: ctx.request.qs(),
    })
    const { keadaan: state = 'menunggu', jenisPesan: kind, ...list } = query
    // Who has waited longest comes first; of the others, the newest.
    const order = state === 'menunggu' && list.sortOrder === undefined ? { sortOrder: 'ASC' } : {}
    const ordered = withListDefaults({ ...list, ...order } as typeof list, MESSAGE_LIST)
    const listing = messageListing(signedIn(ctx.auth), ordered, { state, kind })
    return sendList(ctx, 'pesan', listing, listedMessage)
  }

  /** How many wait, how many e-mails failed, and whether e-mail is sent at all. */
  async count({ auth }: HttpContext) {
    const { waiting, failed } = await countMessages(signedIn(auth))
    const { isOn } = await app.container.make(Post)
    return { menunggu: waiting, emailGagal: failed, emailAktif: isOn }
  }

  async send({ auth, params }: HttpContext) {
    const waLink = await sendMessage(signedIn(auth), params.id)
    return { message: 'Pesan ditandai terkirim.', waLink }
  }

  async unmark({ auth, params }: HttpContext) {
    await unmarkMessage(signedIn(auth), params.id)
    return { message: 'Pesan menunggu lagi.' }
  }

  async retry({ auth, params }: HttpContext) {
    await retryMail(signedIn(auth), params.id)
    return { message: 'Email dicoba lagi.' }
  }
}
