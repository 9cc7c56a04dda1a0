import { HealthChecks, type BaseCheck } from '@adonisjs/core/health'
import type { LoggerService } from '@adonisjs/core/types'

/** The checks of what the server needs. Parallel calls share one run. */
export class ServerHealth {
  readonly #checks: HealthChecks
  #asking: Promise<boolean> | undefined
  #failing = ''
  #warnings: string[] = []

  constructor(
    checks: BaseCheck[],
    private readonly logger: LoggerService
  ) {
    this.#checks = new HealthChecks().register(checks)
  }

  /** Names of the checks that warn, by the latest run of `isWell`: nothing fails, but an operator should look. */
  get warnings(): readonly string[] {
    return this.#warnings
  }

  /** Whether everything works. Changes of the state are logged. */
  async isWell(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined))
    return this.#asking
  }

  async #ask(): Promise<boolean> {
    const { isHealthy, checks } = await this.#checks.run()
    const failed = checks.filter(({ status }) => status === 'error')
    this.#warnings = checks.filter(({ status }) => status === 'warning').map(({ name }) => name)
    const failing = failed.map(({ name }) => name).join(', ')
    if (failing !== this.#failing) {
      this.#failing = failing
      if (isHealthy) this.logger.warn('everything that the server needs works again')
      for (const { name, meta } of failed) {
        this.logger.error(
          { err: meta?.error, check: name },
          'something that the server needs fails'
        )
      }
    }
    return isHealthy
  }
}
