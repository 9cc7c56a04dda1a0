import type { ApplicationService } from '@adonisjs/core/types'

/**
 * Does at the start, once requests are accepted, what the first of them would wait for: thirty learners begin at nine
 * o'clock, and sometimes right after a restart.
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
          import('#app/exam/middleware/fast_exam_middleware'),
          loadControllers(router, isOfStart),
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

/**
 * Whether learners who begin an exam together need a route: they sign in, wait, and begin. Other users come one by
 * one, and the controllers of all learners' routes take 20 MB more than these.
 */
function isOfStart(name: string): boolean {
  return /^(exam|events)\.|^users\.(login|get_auth)$/.test(name)
}
