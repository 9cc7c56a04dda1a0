import app from '@adonisjs/core/services/app'
import type { JobDescription } from '#app/platform/time/regular_job'
import { MissingCount } from '#app/platform/uploads/missing_count'

export const UPLOAD_JOBS: readonly JobDescription[] = [
  {
    name: 'look for missing files',
    // It reads every reference and lists the storage.
    everyMs: 60 * 60_000,
    runsAtStart: true,
    inEveryProcess: true,
    work: async () => (await app.container.make(MissingCount)).look(),
  },
]
