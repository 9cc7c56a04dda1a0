import { mendRenamed } from '#app/audit/actions/renamed_people'
import type { JobDescription } from '#app/platform/time/regular_job'

export const AUDIT_JOBS: readonly JobDescription[] = [
  { name: 'names in the audit log', everyMs: 60_000, runsAtStart: true, work: mendRenamed },
]
