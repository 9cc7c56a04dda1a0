import type { ApplicationService } from '@adonisjs/core/types'

/** Provides the way to the mail server. */
export default class MessagesProvider {
  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { Post } = await import('#app/messages/mail/post')
    this.app.container.singleton(Post, async () => {
      const { mailSettings } = await import('#app/messages/mail/mail_settings')
      return new Post(mailSettings())
    })
  }
}
