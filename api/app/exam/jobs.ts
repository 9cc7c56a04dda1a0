import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { settleContacts } from '#app/exam/actions/settle_contacts'
import { sweep } from '#app/exam/actions/sweeper'
import { clock } from '#app/platform/time/clock'
import type { JobDescription } from '#app/platform/time/regular_job'
import { Timekeeper } from '#app/platform/time/timekeeper'

export const EXAM_JOBS: readonly JobDescription[] = [
  {
    name: 'settle contacts',
    everyMs: 1000,
    inEveryProcess: true,
    work: settleContacts,
  },
  {
    name: 'store contacts',
    // After a crash an outage may seem so much longer. One transaction for all learners.
    everyMs: 15_000,
    inEveryProcess: true,
    work: async () => {
      const { storeContacts } = await import('#app/exam/actions/store_contacts')
      await storeContacts()
    },
  },
  {
    name: 'note presence',
    // After a crash an absence seems up to so much longer. One statement.
    everyMs: 5_000,
    inEveryProcess: true,
    runsAtStart: true,
    work: async () => {
      const keeper = await app.container.make(Timekeeper)
      await keeper.resume()
      const { notePresence } = await import('#app/exam/actions/note_presence')
      await notePresence(clock.now())
    },
  },
  {
    name: 'sweep',
    // With the 10 s of grace and 15 s between two runs, an abandoned attempt is finished at most 25 s late, plus the
    // time of those before it: some 10 ms each. The contract allows 60 s.
    everyMs: env.get('SWEEP_SECONDS') * 1000,
    work: async (signal) => {
      const keeper = await app.container.make(Timekeeper)
      await keeper.resume()
      const finished = await sweep(clock.now(), logger, signal)
      if (finished > 0) logger.info({ finished }, 'finished attempts whose time was up')
    },
  },
]
