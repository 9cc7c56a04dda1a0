import type { ApplicationService } from '@adonisjs/core/types'

/** With the 10 s of grace, an abandoned attempt is finished at most 25 s late; the contract allows 60. */
const INTERVAL_MS = 15_000

/** Runs the sweeper as long as the server does. */
export default class SweeperProvider {
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined

  constructor(private readonly app: ApplicationService) {}

  async ready() {
    const { sweep } = await import('#app/exam/sweeper')
    const { clock } = await import('#app/platform/clock')
    const logger = await this.app.container.make('logger')

    const run = async () => {
      try {
        const finished = await sweep(clock.now(), logger)
        if (finished > 0) logger.info({ finished }, 'finished attempts whose time was up')
      } catch (error) {
        logger.error({ err: error }, 'sweep failed')
      }
    }
    this.#timer = setInterval(() => {
      // A slow sweep is not overtaken by the next one.
      this.#running ??= run().finally(() => (this.#running = undefined))
    }, INTERVAL_MS)
    this.#timer.unref()
  }

  async shutdown() {
    clearInterval(this.#timer)
    await this.#running
  }
}
