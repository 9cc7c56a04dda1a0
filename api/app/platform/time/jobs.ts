import app from '@adonisjs/core/services/app'
import { clock } from '#app/platform/time/clock'
import type { JobDescription } from '#app/platform/time/regular_job'
import { Timekeeper } from '#app/platform/time/timekeeper'

export const TIME_JOBS: readonly JobDescription[] = [
  {
    name: 'look at the clock',
    // Logs a step of the wall clock soon, even without requests.
    everyMs: 1000,
    inEveryProcess: true,
    work: async () => void clock.now(),
  },
  {
    name: 'keeping of the time',
    // A third of the time after which a process counts as ended.
    everyMs: 10_000,
    inEveryProcess: true,
    work: async () => (await app.container.make(Timekeeper)).keep(),
  },
]
