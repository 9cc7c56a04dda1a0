import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { sweep } from '#app/exam/sweeper'
import { clock } from '#app/platform/clock'
import type { JobDescription } from '#app/platform/regular_job'
import { Timekeeper } from '#app/platform/time/timekeeper'

export const EXAM_JOBS: readonly JobDescription[] = [
  {
    name: 'sweep',
    // With the 10 s of grace, an abandoned attempt is finished at most 25 s late; the contract allows 60.
    everyMs: 15_000,
    work: async () => {
      const keeper = await app.container.make(Timekeeper)
      await keeper.resume()
      const finished = await sweep(clock.now(), logger)
      if (finished > 0) logger.info({ finished }, 'finished attempts whose time was up')
    },
  },
]
