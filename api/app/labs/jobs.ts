import app from '@adonisjs/core/services/app'
import { UsedNonces } from '#app/labs/rows/used_nonces'
import { clock } from '#app/platform/time/clock'
import type { JobDescription } from '#app/platform/time/regular_job'

export const LAB_JOBS: readonly JobDescription[] = [
  {
    name: 'removal of expired nonces',
    everyMs: 60_000,
    work: async () => (await app.container.make(UsedNonces)).removeExpired(clock.now()),
  },
]
