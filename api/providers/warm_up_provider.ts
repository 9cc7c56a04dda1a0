import type { ApplicationService } from '@adonisjs/core/types'

/**
 * Does at the start, once requests are taken, what the first of them would wait for: thirty learners begin at nine o'clock,
 * and sometimes right after a restart.
 */
export default class WarmUpProvider {
  readonly #stopping = new AbortController()
  #running: Promise<void> | undefined

  constructor(private readonly app: ApplicationService) {}

  async ready() {
    const { loadControllers } = await import('#app/platform/server/load_controllers')
    const { prepareOffered } = await import('#app/exam/actions/prepare_offered')
    const logger = await this.app.container.make('logger')
    const router = await this.app.container.make('router')
    const work = async () => {
      try {
        await Promise.all([
          import('#app/exam/middleware/quick_exam_middleware'),
          loadControllers(router, isOfLearners),
        ])
        await prepareOffered(this.#stopping.signal)
      } catch (error) {
        logger.warn({ err: error }, 'the first requests will be slower: the warm-up failed')
      }
    }
    this.#running = work()
  }

  async shutdown() {
    this.#stopping.abort()
    await this.#running
  }
}

/** Admins come one by one, and their controllers take memory. */
function isOfLearners(pattern: string): boolean {
  return pattern.startsWith('/api/') && !pattern.startsWith('/api/admin')
}
