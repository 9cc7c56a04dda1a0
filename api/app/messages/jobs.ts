import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { deliverMail } from '#app/messages/actions/deliver_mail'
import { Post } from '#app/messages/mail/post'
import type { JobDescription } from '#app/platform/time/regular_job'

export const MESSAGE_JOBS: readonly JobDescription[] = [
  {
    name: 'e-mail',
    everyMs: 15_000,
    // What a process that ended left behind.
    runsAtStart: true,
    work: async (signal) => {
      await deliverMail(await app.container.make(Post), { signal, logger })
    },
  },
]
