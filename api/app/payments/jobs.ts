import logger from '@adonisjs/core/services/logger'
import { printEarlierProofs } from '#app/payments/actions/print_earlier_proofs'
import { removeOldProofs } from '#app/payments/actions/remove_old_proofs'
import { clock } from '#app/platform/time/clock'
import type { JobDescription } from '#app/platform/time/regular_job'
import env from '#start/env'

export const PAYMENT_JOBS: readonly JobDescription[] = [
  {
    // After an upgrade; later there is nothing left to do.
    name: 'prints of earlier proofs',
    everyMs: 24 * 60 * 60 * 1000,
    runsAtStart: true,
    work: async (signal) => {
      const printed = await printEarlierProofs(signal)
      if (printed > 0) logger.info({ printed }, 'earlier proofs of payment can be compared now')
    },
  },
  {
    name: 'removal of old proofs',
    everyMs: 24 * 60 * 60 * 1000,
    // A server that restarts every night never reaches the daily interval.
    runsAtStart: true,
    work: async (signal) => {
      const days = env.get('PROOF_RETENTION_DAYS')
      const removed = await removeOldProofs(days, clock.now(), signal)
      if (removed > 0) logger.info({ removed }, 'removed old proofs of payment')
    },
  },
]
