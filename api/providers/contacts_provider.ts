import type { ApplicationService } from '@adonisjs/core/types'
import type { ContactSharing } from '#app/exam/calls/contact_sharing'
import env from '#start/env'

/** Shares contacts with other processes, and stores the last ones when the server ends. */
export default class ContactsProvider {
  #sharing: ContactSharing | undefined

  constructor(private readonly app: ApplicationService) {}

  async ready() {
    if (!env.get('REDIS_URL')) return
    const { Contacts } = await import('#app/exam/calls/contacts')
    const { ContactSharing } = await import('#app/exam/calls/contact_sharing')
    const [contacts, redis, logger] = await Promise.all([
      this.app.container.make(Contacts),
      this.app.container.make('redis'),
      this.app.container.make('logger'),
    ])
    this.#sharing = new ContactSharing(contacts, redis, (error) =>
      logger.error({ err: error }, 'contacts of learners could not be shared')
    )
    this.#sharing.start()
  }

  async shutdown() {
    this.#sharing?.stop()
    const { storeContacts } = await import('#app/exam/actions/store_contacts')
    const { notePresence } = await import('#app/exam/actions/note_presence')
    const { clock } = await import('#app/platform/time/clock')
    try {
      await storeContacts()
      await notePresence(clock.now())
    } catch (error) {
      const logger = await this.app.container.make('logger')
      logger.error({ err: error }, 'the last contacts of learners could not be stored')
    }
  }
}
