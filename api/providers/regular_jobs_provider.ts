import type { ApplicationService } from '@adonisjs/core/types'
import type { RegularJob } from '#app/platform/regular_job'

/** A step of the wall clock is in the log that soon, even when nobody calls. */
const LOOK_AT_CLOCK_EVERY_MS = 1000
/** A third of the time after which a process counts as ended. */
const KEEP_TIME_EVERY_MS = 10_000
/** With the 10 s of grace, an abandoned attempt is finished at most 25 s late; the contract allows 60. */
const SWEEP_EVERY_MS = 15_000
const CLEAR_LIMITS_EVERY_MS = 5 * 60_000
const DAY_MS = 24 * 60 * 60 * 1000

/** Runs what the server does unasked, as long as the server runs. Every process does all of it. */
export default class RegularJobsProvider {
  #jobs: RegularJob[] = []

  constructor(private readonly app: ApplicationService) {}

  async ready() {
    const { RequestsUnderWay } = await import('#app/platform/time/requests_under_way')
    const { Timekeeper } = await import('#app/platform/time/timekeeper')
    const { default: env } = await import('#start/env')
    const { clock } = await import('#app/platform/clock')
    const { RegularJob } = await import('#app/platform/regular_job')
    const { sweep } = await import('#app/exam/sweeper')
    const { clearExpiredLimits } = await import('#app/platform/limits/clear_expired_limits')
    const { removeOldProofs } = await import('#app/payments/actions/remove_old_proofs')
    const logger = await this.app.container.make('logger')
    const keeper = await this.app.container.make(Timekeeper)
    const requests = await this.app.container.make(RequestsUnderWay)
    const server = (await this.app.container.make('server')).getNodeServer()
    if (server) requests.watch(server)

    const look = new RegularJob('look at the clock', logger, async () => void clock.now())
    const time = new RegularJob('keeping of the time', logger, () => keeper.keep())
    const sweeper = new RegularJob('sweep', logger, async () => {
      await keeper.resume()
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

    look.every(LOOK_AT_CLOCK_EVERY_MS)
    time.every(KEEP_TIME_EVERY_MS)
    sweeper.every(SWEEP_EVERY_MS)
    limits.every(CLEAR_LIMITS_EVERY_MS)
    proofs.every(DAY_MS)
    // A server that is restarted every night would never see the end of its first day.
    proofs.run()
    this.#jobs = [look, time, sweeper, limits, proofs]
  }

  async shutdown() {
    await Promise.all(this.#jobs.map((job) => job.stop()))
  }
}
