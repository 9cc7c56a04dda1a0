import type { ApplicationService } from '@adonisjs/core/types'
import type { RegularJob } from '#app/platform/regular_job'

/** With the 10 s of grace, an abandoned attempt is finished at most 25 s late; the contract allows 60. */
const SWEEP_EVERY_MS = 15_000
const CLEAR_LIMITS_EVERY_MS = 5 * 60_000
const DAY_MS = 24 * 60 * 60 * 1000

/** Runs what the server does unasked, as long as the server runs. Every process does all of it. */
export default class RegularJobsProvider {
  #jobs: RegularJob[] = []

  constructor(private readonly app: ApplicationService) {}

  async ready() {
    const { default: env } = await import('#start/env')
    const { clock } = await import('#app/platform/clock')
    const { RegularJob } = await import('#app/platform/regular_job')
    const { sweep } = await import('#app/exam/sweeper')
    const { clearExpiredLimits } = await import('#app/platform/limits/clear_expired_limits')
    const { removeOldProofs } = await import('#app/payments/actions/remove_old_proofs')
    const logger = await this.app.container.make('logger')

    const sweeper = new RegularJob('sweep', logger, async () => {
      const finished = await sweep(clock.now(), logger)
      if (finished > 0) logger.info({ finished }, 'finished attempts whose time was up')
    })
    const days = env.get('PROOF_RETENTION_DAYS')
    const proofs = new RegularJob('removal of old proofs', logger, async (signal) => {
      const removed = await removeOldProofs(days, clock.now(), signal)
      if (removed > 0) logger.info({ removed }, 'removed old proofs of payment')
    })

    const limits = new RegularJob('removal of expired limits', logger, () =>
      clearExpiredLimits(clock.now())
    )

    sweeper.every(SWEEP_EVERY_MS)
    limits.every(CLEAR_LIMITS_EVERY_MS)
    proofs.every(DAY_MS)
    // A server that is restarted every night would never see the end of its first day.
    proofs.run()
    this.#jobs = [sweeper, limits, proofs]
  }

  async shutdown() {
    await Promise.all(this.#jobs.map((job) => job.stop()))
  }
}
