import { AUDIT_JOBS } from '#app/audit/jobs'
import { EVENT_JOBS } from '#app/events/jobs'
import { EXAM_JOBS } from '#app/exam/jobs'
import { LAB_JOBS } from '#app/labs/jobs'
import { MESSAGE_JOBS } from '#app/messages/jobs'
import { PAYMENT_JOBS } from '#app/payments/jobs'
import { LIMIT_JOBS } from '#app/platform/limits/jobs'
import type { JobDescription } from '#app/platform/time/regular_job'
import { TIME_JOBS } from '#app/platform/time/jobs'
import { UPLOAD_JOBS } from '#app/platform/uploads/jobs'

/** All regular jobs. */
export const JOBS: readonly JobDescription[] = [
  ...TIME_JOBS,
  ...LIMIT_JOBS,
  ...UPLOAD_JOBS,
  ...AUDIT_JOBS,
  ...MESSAGE_JOBS,
  ...PAYMENT_JOBS,
  ...EXAM_JOBS,
  ...EVENT_JOBS,
  ...LAB_JOBS,
]
