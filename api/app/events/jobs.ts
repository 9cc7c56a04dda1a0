import logger from '@adonisjs/core/services/logger'
import { prepareEvents } from '#app/events/actions/prepare_events'
import { clock } from '#app/platform/time/clock'
import type { JobDescription } from '#app/platform/time/regular_job'

export const EVENT_JOBS: readonly JobDescription[] = [
  {
    name: 'prepare-events',
    everyMs: 20_000,
    inEveryProcess: true,
    work: async () => {
      await prepareEvents(clock.now(), logger)
    },
  },
]
