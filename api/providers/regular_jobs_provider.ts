import type { ApplicationService } from '@adonisjs/core/types'
import type { RegularJob } from '#app/platform/regular_job'

/**
 * Runs the regular jobs while the server runs. Those of the installation run in the first worker of each machine; run
 * twice they would do no harm.
 */
export default class RegularJobsProvider {
  #jobs: RegularJob[] = []

  constructor(private readonly app: ApplicationService) {}

  async ready() {
    const { RegularJob } = await import('#app/platform/regular_job')
    const { JOBS } = await import('#start/jobs')
    const { isFirstWorker } = await import('#app/platform/server/supervisor')
    const logger = await this.app.container.make('logger')

    const jobs = JOBS.filter(({ inEveryProcess }) => inEveryProcess || isFirstWorker())
    this.#jobs = jobs.map(({ name, everyMs, runsAtStart, work }) => {
      const job = new RegularJob(name, logger, work)
      job.every(everyMs)
      if (runsAtStart) job.run()
      return job
    })
  }

  async shutdown() {
    await Promise.all(this.#jobs.map((job) => job.stop()))
  }
}
