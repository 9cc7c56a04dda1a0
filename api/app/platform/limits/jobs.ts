import { clock } from '#app/platform/time/clock'
import { clearExpiredLimits } from '#app/platform/limits/clear_expired_limits'
import type { JobDescription } from '#app/platform/time/regular_job'

export const LIMIT_JOBS: readonly JobDescription[] = [
  {
    name: 'removal of expired limits',
    everyMs: 5 * 60_000,
    work: () => clearExpiredLimits(clock.now()),
  },
]
