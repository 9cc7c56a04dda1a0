import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { perAddress } from '#app/platform/limits/per_address'
import { STOP_MAIL_CALL } from '#contracts/messages'

const MessagesController = () => import('#app/messages/controllers/messages_controller')
const MessageTextsController = () => import('#app/messages/controllers/message_texts_controller')
const MailStopsController = () => import('#app/messages/controllers/mail_stops_controller')

/** Mail programs of one provider share addresses, and open links by themselves. */
const STOPS_PER_MINUTE = 120

/** Mounted outside of the sessions' group: whoever has an e-mail's token may stop it, also a mail program (RFC 8058). */
export function publicMessageRoutes() {
  router
    .group(() => {
      router.get(STOP_MAIL_CALL, [MailStopsController, 'show']).as('messages.mail_stop')
      router.post(STOP_MAIL_CALL, [MailStopsController, 'store']).as('messages.stop_mail')
      router.delete(STOP_MAIL_CALL, [MailStopsController, 'destroy']).as('messages.resume_mail')
    })
    .use(perAddress('stop-mail', STOPS_PER_MINUTE))
}

export function adminMessageRoutes() {
  needs(
    'messages.send',
    router.group(() => {
      router.get('/pesan', [MessagesController, 'index']).as('admin.messages.list')
      router.get('/pesan/jumlah', [MessagesController, 'count']).as('admin.messages.count')
      router.post('/pesan/:id/kirim', [MessagesController, 'send']).as('admin.messages.send')
      router.delete('/pesan/:id/kirim', [MessagesController, 'unmark']).as('admin.messages.unmark')
      router.post('/pesan/:id/email', [MessagesController, 'retry']).as('admin.messages.retry_mail')
    })
  )
  needs(
    'settings.edit',
    router.group(() => {
      router
        .get('/pengaturan/pesan', [MessageTextsController, 'index'])
        .as('admin.message_texts.list')
      router
        .put('/pengaturan/pesan', [MessageTextsController, 'update'])
        .as('admin.message_texts.update')
    })
  )
}
