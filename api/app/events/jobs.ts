import logger from '@adonisjs/core/services/logger'
import { prepareEvents } from '#app/events/actions/prepare_events'
import { tellOfTomorrow } from '#app/events/actions/tell_of_tomorrow'
import { deleteChecks } from '#app/events/rows/device_checks'
import { deleteActions } from '#app/events/rows/actions'
import { deletePractices } from '#app/events/rows/practices'
import { clock } from '#app/platform/time/clock'
import { PRACTICE_KEPT_MS } from '#contracts/events'
import type { JobDescription } from '#app/platform/time/regular_job'

/** Receipts of devices are shown this long. */
const CHECKS_KEPT_MS = 90 * 24 * 60 * 60_000

/** How long an action's key answers its first outcomes. */
const KEYS_KEPT_MS = 30 * 24 * 60 * 60_000

export const EVENT_JOBS: readonly JobDescription[] = [
  {
    name: 'prepare-events',
    everyMs: 20_000,
    inEveryProcess: true,
    work: async () => {
      await prepareEvents(clock.now(), logger)
    },
  },
  {
    name: 'tell-of-tomorrow',
    everyMs: 60_000,
    runsAtStart: true,
    work: async () => {
      await tellOfTomorrow(clock.now())
    },
  },
  {
    name: 'forget-actions',
    everyMs: 60 * 60_000,
    work: async () => {
      await deleteActions(clock.now() - KEYS_KEPT_MS)
    },
  },
  {
    name: 'forget-practices',
    everyMs: 60 * 60_000,
    work: async () => {
      await deletePractices(clock.now() - PRACTICE_KEPT_MS)
    },
  },
  {
    name: 'forget-device-checks',
    everyMs: 24 * 60 * 60_000,
    work: async () => {
      await deleteChecks(clock.now() - CHECKS_KEPT_MS)
    },
  },
]
