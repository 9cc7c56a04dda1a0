import type { ApplicationService } from '@adonisjs/core/types'
import type { JobDescription, RegularJob } from '#app/platform/time/regular_job'

/** Imported again for each run, so that an edit takes effect without a restart. */
async function jobNamed(name: string): Promise<JobDescription> {
  const { JOBS } = await import('#start/jobs')
  const job = JOBS.find((description) => description.name === name)
  if (!job) throw new Error(`there is no job '${name}' any more: restart the server`)
  return job
}

/**
 * Runs the regular jobs while the server runs. Those of the installation run in the first worker of each machine;
 * they are idempotent.
 */
export default class RegularJobsProvider {
  #jobs: RegularJob[] = []

  constructor(private readonly app: ApplicationService) {}

  async ready() {
    const { RegularJob } = await import('#app/platform/time/regular_job')
    const { JOBS } = await import('#start/jobs')
    const { isFirstWorker } = await import('#app/platform/server/supervisor')
    const logger = await this.app.container.make('logger')

    const jobs = JOBS.filter(({ inEveryProcess }) => inEveryProcess || isFirstWorker())
    this.#jobs = jobs.map(({ name, everyMs, runsAtStart }) => {
      const job = new RegularJob(name, logger, async (signal) =>
        (await jobNamed(name)).work(signal)
      )
      job.every(everyMs)
      if (runsAtStart) job.run()
      return job
    })
  }

  async shutdown() {
    await Promise.all(this.#jobs.map((job) => job.stop()))
  }
}
